/** Larger files are refused; the largest public OpenAPI documents have about 15 MB. */
export const maxFileBytes = 64 * 1024 * 1024;

/** Values nested deeper than this are refused: recursion over a document then stays far from the end of the stack. */
export const maxDocumentDepth = 256;

/** A YAML or JSON document has at most this many values, aliases written out. */
export const maxValues = 1_000_000;
