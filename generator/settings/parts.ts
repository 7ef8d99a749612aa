/** One part of the generated code for an API: a module, and its emitter. */
export interface Part {
  /** The module below the API's folder. */
  readonly file: string;
  /** Parts that its module imports, directly or in turn. */
  readonly needs: readonly string[];
  /** The subpath of a package that exports it, below the API's import path; undefined for modules that only others import. */
  readonly subpath?: string;
  /** False for parts that are only added as dependencies and never configured by name. */
  readonly isChosen: boolean;
  /** True if it is only written when configured by name. */
  readonly isExtra?: true;
  /** The module's content in one sentence, for documentation. */
  readonly says: string;
}

/** THE list of parts, in the order in which they are emitted; `emit/emitters.ts` has the emitter of each. */
export const parts = {
  types: {
    file: "types.ts",
    needs: [],
    subpath: "/types",
    isChosen: true,
    says: "types, with the descriptions of the spec as documentation",
  },
  paths: {
    file: "paths.ts",
    needs: ["types"],
    isChosen: true,
    says: "the types that openapi-fetch and other users of openapi-typescript expect",
  },
  validators: {
    file: "validators.ts",
    needs: ["types"],
    subpath: "/validators",
    isChosen: true,
    says: "for each JSON schema `isOrder`, `validateOrder` and `parseOrder`",
  },
  schemas: {
    file: "schemas.ts",
    needs: ["types", "validators"],
    subpath: "/schemas",
    isChosen: true,
    isExtra: true,
    says: "optional: for each JSON schema `assertOrder`, `orderSchema` and `orderOutline`",
  },
  codecs: {
    file: "codecs.ts",
    needs: ["types"],
    subpath: "/codecs",
    isChosen: true,
    says: "for each XML element `decodeOrder`, `encodeOrder` and `validateOrder`",
  },
  operations: {
    file: "operations.ts",
    needs: ["types", "validators", "codecs"],
    isChosen: false,
    says: "tables for encoding and decoding, shared by clients and servers",
  },
  client: {
    file: "client.ts",
    needs: ["operations", "types", "validators", "codecs", "paths"],
    subpath: "/client",
    isChosen: true,
    says: "a client with a method for each operation; each operation is also a function of its own",
  },
  server: {
    file: "server.ts",
    needs: ["operations", "types", "validators", "codecs"],
    subpath: "/server",
    isChosen: true,
    says: "a server stub: you write handlers and security hooks, it validates requests and responses",
  },
  index: { file: "index.ts", needs: [], subpath: "", isChosen: true, says: "all parts of the API in one import" },
} as const satisfies Readonly<Record<string, Part>>;

/** The name of a part. */
export type PartName = keyof typeof parts;

/** Every part, in the order of the list. */
export const partNames = Object.keys(parts) as readonly PartName[];

/** Parts that `emit` and `--emit` may name. */
export type EmitterName = {
  [Name in PartName]: (typeof parts)[Name]["isChosen"] extends true ? Name : never;
}[PartName];

/** The parts that can be configured by name. */
export const emitterNames = partNames.filter((name): name is EmitterName => parts[name].isChosen);

/** The default parts. */
export const usualEmitters = emitterNames.filter((name) => (parts[name] as Part).isExtra !== true);

/** Returns parts with their dependencies, in the order of the list. */
export function withNeeded(names: Iterable<PartName>): ReadonlySet<PartName> {
  const all = new Set(names);
  for (const name of all) for (const needed of parts[name].needs) all.add(needed);
  return new Set(partNames.filter((name) => all.has(name)));
}
