/** The sources that a package is built from. */
export interface PackageSources {
  /** Folders and files, relative to the root of the package. */
  readonly sources: readonly string[];
  /** True where a source needs the types of fetch. */
  readonly haveClients: boolean;
}

/** The text of tsconfig.json: `tsc -p` on the package builds its dist/. */
export function tsconfigJson({ sources, haveClients }: PackageSources): string {
  // Clients stand on fetch, whose names TypeScript keeps among those of browsers.
  const lib = haveClients ? ["ES2022", "DOM", "DOM.Iterable", "DOM.AsyncIterable"] : ["ES2022"];
  const tsconfig = {
    compilerOptions: {
      target: "ES2022",
      lib,
      module: "NodeNext",
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      verbatimModuleSyntax: true,
      isolatedModules: true,
      // Declarations of others are not ours to check, and would take a quarter of the time.
      skipLibCheck: true,
      declaration: true,
      declarationMap: true,
      sourceMap: true,
      noEmitOnError: true,
      rootDir: ".",
      outDir: "dist",
    },
    include: sources,
  };
  return `${JSON.stringify(tsconfig, undefined, 2)}\n`;
}
