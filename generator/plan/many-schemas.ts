/** Number of schemas above which an API is large: then small output is more important than comments and speed. */
export const maxSeparateSchemas = 300;

/** True for a large API: its inline types are shared, and comments that repeat names are left out. */
export function isLarge({ schemas }: { readonly schemas: readonly unknown[] }): boolean {
  return schemas.length > maxSeparateSchemas;
}
