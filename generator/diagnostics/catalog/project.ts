/** Faults of a project: configuration, folders, output. */
export const projectCatalog = {} as const;
