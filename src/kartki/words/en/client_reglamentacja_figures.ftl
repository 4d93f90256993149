# The people of the box: letter, colour and headgear belong together

figure-a = A, in red, with a kerchief
figure-b = B, in blue, with a bobble hat
figure-c = C, in green, with a beret
figure-d = D, in violet, with a headband
figure-e = E, in orange, with a fur cap
