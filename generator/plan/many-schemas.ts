/** An interface of more schemas is large: there, less text counts for more than words and moments. */
export const manySchemas = 300;

/** True for a large interface: it says nothing twice, and what names say has no comment. */
export function isLarge({ schemas }: { readonly schemas: readonly unknown[] }): boolean {
  return schemas.length > manySchemas;
}
