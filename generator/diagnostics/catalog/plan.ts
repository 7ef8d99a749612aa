/** Faults that show when names and files are planned. */
export const planCatalog = {} as const;
