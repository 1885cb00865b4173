"""The log of givings: a Merkle tree whose signed head shows that nothing was changed, removed or put in."""
