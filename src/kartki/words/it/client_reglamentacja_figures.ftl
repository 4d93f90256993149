# Le persone della scatola: lettera, colore e copricapo vanno insieme

figure-a = A, in rosso, con il foulard
figure-b = B, in blu, con il berretto col pompon
figure-c = C, in verde, con il basco
figure-d = D, in viola, con la fascia in testa
figure-e = E, in arancione, con il colbacco
