/** A limit: the limited value, the file and the name of its constant, and how to change it or what happens above it. */
export type Limit = readonly [of: string, path: string, name: string, note?: string];
