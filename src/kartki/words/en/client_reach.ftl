### Reaching the others: invitations, who is away, reactions.

reach-alone = Only this computer can open the link so far. For friends on the same Wi-Fi, start the house anew with the option --lan; your tables stay as they are.
