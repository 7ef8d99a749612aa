/** Values nested deeper than this are refused: recursion over a document then stays far from the end of the stack. */
export const mostDepth = 256;

/** A YAML or JSON document has at most this many values, aliases written out. */
export const mostValues = 1_000_000;
