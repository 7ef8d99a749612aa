/** What only lint reports: a contract that works and could be better. */
export const lintCatalog = {} as const;
