/** Codes of the characters that delimit markup: XML 1.0, section 2.4. */
export const exclamationMark = 0x21;
/** The character "/". */
export const slash = 0x2f;
/** The character "<". */
export const lessThan = 0x3c;
/** The character ">". */
export const greaterThan = 0x3e;
/** The character "?". */
export const questionMark = 0x3f;
