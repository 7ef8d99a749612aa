/** True for an error of a query on tables that do not exist: another process has deleted their world. PostgreSQL, appendix A. */
export function isMissingTable(error: unknown): boolean {
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: { readonly code?: unknown } };
  return [code, cause?.code].some((one) => one === "42P01" || one === "3F000");
}
