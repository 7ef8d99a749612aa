/** An interface of more schemas is large: there, less text counts for more than words and moments. */
export const manySchemas = 300;
