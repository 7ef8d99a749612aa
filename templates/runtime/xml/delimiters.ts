/** Codes of the characters that delimit markup: XML 1.0, section 2.4. */
export const exclamationMark = 0x21;
export const slash = 0x2f;
export const lessThan = 0x3c;
export const greaterThan = 0x3e;
export const questionMark = 0x3f;
