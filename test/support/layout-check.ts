import { join } from "node:path";
import { exportsIn } from "./exports-in.js";

/** Functions of the runtime that the file of an API with a server exports. */
const adapters = ["nodeServerProfile", "protectNodeServer", "toFastifyPlugin", "toFetchHandler", "toNodeListener"];

/** The exports of an interface in both layouts, and a module that compiles if they have the same types. */
export interface LayoutCheck {
  /** Names that the file exports, sorted. */
  readonly file: readonly string[];
  /** Names that the index and `schemas.ts` of the folder export, and adapters where the file has a server and its runtime, sorted. */
  readonly folder: readonly string[];
  /** Compares the type of each export of the file with that of the folder's. */
  readonly text: string;
}

/**
 * Compares `<out>/<name>.ts`, which contains its runtime or imports it, with the folder `<out>/<name>`; the module is
 * next to them.
 */
export function layoutCheck(
  out: string,
  name: string,
  texts: ReadonlyMap<string, string>,
  hasRuntime: boolean,
): LayoutCheck {
  const exportsOf = (path: string): ReturnType<typeof exportsIn> => exportsIn(join(out, path), texts);
  const file = exportsOf(`${name}.ts`);
  const index = exportsOf(`${name}/index.ts`);
  const schemas = exportsOf(`${name}/schemas.ts`);
  const server = hasRuntime && texts.has(join(out, name, "server.ts")) ? adapters : [];
  const checks = [...file].flatMap(([exported, { isType, needs: ofFile }]) => {
    const from = index.has(exported) ? "Index" : "Schemas";
    const twin = index.get(exported) ?? schemas.get(exported);
    if (twin === undefined) return [];
    const needs = Math.max(ofFile, twin.needs);
    const anyOf = needs === 0 ? "" : `<${Array.from({ length: needs }, () => "any").join(", ")}>`;
    const typeIn = (module: string, isOnlyType: boolean): string =>
      isOnlyType
        ? `${module}.${exported}${anyOf}`
        : // The compiler never relates conditional types of two copies of the runtime that depend on a type parameter.
          exported.endsWith("ClientWith")
          ? `Parameters<typeof ${module}.${exported}>`
          : `typeof ${module}.${exported}`;
    // Functions with type parameters are the same if each is assignable to the other.
    const compare = isType ? "Same" : "SameValue";
    return [`export const ${exported}_: ${compare}<${typeIn(from, twin.isType)}, ${typeIn("File", isType)}> = true;`];
  });
  return {
    file: [...file.keys()].sort(),
    folder: [...new Set([...index.keys(), ...schemas.keys(), ...server])].sort(),
    text: [
      `import type * as File from "./${name}.js";`,
      `import type * as Index from "./${name}/index.js";`,
      ...(schemas.size > 0 ? [`import type * as Schemas from "./${name}/schemas.js";`] : []),
      "type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;",
      "export type SameValue<A, B> = Same<A, B> extends true ? true : [A, B] extends [B, A] ? true : false;",
      ...checks,
    ].join("\n"),
  };
}
