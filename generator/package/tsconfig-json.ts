/** The sources that a package is built from. */
export interface PackageSources {
  /** Folders and files, relative to the root of the package. */
  readonly sources: readonly string[];
  /** True if a source needs the types of fetch. */
  readonly haveClients: boolean;
}

/** The text of tsconfig.json: `tsc -p` on the package builds its dist/. */
export function tsconfigJson({ sources, haveClients }: PackageSources): string {
  // Clients use fetch, which TypeScript declares in its browser library.
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
      // Third-party declarations are outside our control, and checking them would take a quarter of the time.
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
