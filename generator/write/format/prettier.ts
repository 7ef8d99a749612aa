/**
 * "babel-ts" and not "typescript": both give the same text, but the "typescript" parser of prettier takes quadratic
 * time on long files (1.2 MB: 108 s, against 2.6 s).
 */
export const prettierOptions = { parser: "babel-ts", printWidth: 120 } as const;

/** The modules of prettier that formatting needs, resolved from here, because a worker has no path to resolve from. */
export const prettierModules = ["prettier/standalone", "prettier/plugins/babel", "prettier/plugins/estree"] as const;

/** Formats TypeScript in this thread. prettier is loaded on the first call. */
export async function formatHere(text: string): Promise<string> {
  const [{ format }, babel, estree] = await Promise.all([
    import("prettier/standalone"),
    import("prettier/plugins/babel"),
    import("prettier/plugins/estree"),
  ]);
  // The plug-ins' declarations leave out what prettier itself reads from them.
  const plugins = [babel, estree] as unknown as NonNullable<NonNullable<Parameters<typeof format>[1]>["plugins"]>;
  return format(text, { ...prettierOptions, plugins });
}
