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

/** A part for the users of one library: a module that imports it. */
export interface LibraryPart {
  /** The module below the API's folder. */
  readonly file: string;
  /** Parts that its module imports. */
  readonly needs: readonly PartName[];
  /** The package that it imports: an optional peer dependency of generated packages. */
  readonly library: string;
  /** The versions of the package. */
  readonly range: string;
  /** The module's content in one sentence, for documentation. */
  readonly says: string;
}

/** THE list of parts for libraries, only written when configured by name; `emit/libraries/library-emitters.ts` has the emitter of each. */
export const libraryParts = {
  "tanstack-query": {
    file: "tanstack-query.ts",
    needs: ["client"],
    library: "@tanstack/query-core",
    range: "^5.0.0",
    says: "optional: for each operation `getOrderOptions` or `createOrderMutation`, for TanStack Query 5",
  },
  zod: {
    file: "zod.ts",
    needs: ["types", "validators"],
    library: "zod",
    range: "^4.0.0",
    says: "optional: for each JSON schema `orderSchema` of zod 4, which accepts the same values as `validateOrder`",
  },
  msw: {
    file: "msw.ts",
    needs: ["client"],
    library: "msw",
    range: "^2.0.0",
    says: "optional: for each operation `getOrderHandler` of MSW 2, which responds with valid example values",
  },
} as const satisfies Readonly<Record<string, LibraryPart>>;

/** The name of a part for a library. */
export type LibraryPartName = keyof typeof libraryParts;

/** Every part for a library, in the order of the list. */
export const libraryPartNames = Object.keys(libraryParts) as readonly LibraryPartName[];

/** The name of a part. */
export type PartName = keyof typeof parts;

/** Every part, in the order of the list. */
export const partNames = Object.keys(parts) as readonly PartName[];

/** Parts that `emit` and `--emit` may name. */
export type EmitterName = ChosenPartName | LibraryPartName;

type ChosenPartName = {
  [Name in PartName]: (typeof parts)[Name]["isChosen"] extends true ? Name : never;
}[PartName];

const chosenPartNames = partNames.filter((name): name is ChosenPartName => parts[name].isChosen);

/** The parts that can be configured by name. */
export const emitterNames: readonly EmitterName[] = [...chosenPartNames, ...libraryPartNames];

/** The default parts. */
export const usualEmitters: readonly EmitterName[] = chosenPartNames.filter(
  (name) => (parts[name] as Part).isExtra !== true,
);

/** Returns the module of a part, below the API's folder. */
export function fileOfPart(name: PartName | LibraryPartName): string {
  return name in libraryParts ? libraryParts[name as LibraryPartName].file : parts[name as PartName].file;
}

/** Returns parts with their dependencies, in the order of the list; without those for libraries, but with their dependencies. */
export function withNeeded(names: Iterable<PartName | LibraryPartName>): ReadonlySet<PartName> {
  const all = new Set(names);
  for (const name of all) for (const needed of needsOf(name)) all.add(needed);
  return new Set(partNames.filter((name) => all.has(name)));
}

/** Returns the parts for libraries among names of parts, in the order of the list. */
export function chosenLibraries(names: readonly string[]): readonly LibraryPartName[] {
  return libraryPartNames.filter((name) => names.includes(name));
}

function needsOf(name: PartName | LibraryPartName): readonly PartName[] {
  return name in libraryParts ? libraryParts[name as LibraryPartName].needs : parts[name as PartName].needs;
}
