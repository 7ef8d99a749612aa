import { chooseRuntime } from "../../plan/choose-runtime.js";
import { grouped } from "../../model/grouped.js";
import { invariant } from "../../diagnostics/invariant.js";
import { compareText } from "../../text/in-order.js";
import { gatheredModule } from "../runtime-files.js";
import { partsInOrder, levels } from "../runtime-parts.js";
import { renamedText } from "./renamed-text.js";
import { runtimeModule, type RuntimeModule, type RuntimeText } from "./runtime-module.js";

/** The declarations of the runtime with these keys and all that they use, each after the constants that it needs. */
export function chosenRuntime(wanted: Iterable<string>, templatesDir: string): readonly RuntimeText[] {
  const modules = new Map<string, RuntimeModule>();
  const chosen = chooseRuntime(wanted, (key) => {
    const path = key.slice(0, key.indexOf(" "));
    const module = runtimeModule(templatesDir, path);
    modules.set(path, module);
    const declaration = module.declarations.find((candidate) => candidate.key === key);
    invariant(declaration !== undefined, `the runtime has no "${key}"`);
    return declaration;
  });
  const folders = grouped(partsInOrder(modules), ({ path }) => gatheredModule(path));
  const levelOf = levels<string>((folder) => {
    const imported = (folders.get(folder) ?? []).flatMap(({ imports }) =>
      imports.map(({ module }) => gatheredModule(module)),
    );
    return [...new Set(imported)].filter((other) => other !== folder && folders.has(other));
  });
  return [...folders]
    .sort(([a], [b]) => levelOf(a) - levelOf(b) || compareText(a, b))
    .flatMap(([, members]) => members.flatMap(({ declarations }) => declarations.filter(({ key }) => chosen.has(key))));
}

/** The text of declarations of the runtime, under their names in the file. */
export function runtimeText(declarations: readonly RuntimeText[], names: ReadonlyMap<string, string>): string {
  return declarations
    .map((declaration) => {
      const { key, name: declared, keys } = declaration;
      const nameOf = (name: string): string => names.get(name === declared ? key : (keys[name] ?? "")) ?? name;
      return renamedText(declaration, nameOf, false);
    })
    .join("\n\n");
}
