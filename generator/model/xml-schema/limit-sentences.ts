import type { SimpleTypeDefinition } from "./components.js";
import { limitFacets } from "./facets.js";
import { builtinBase } from "./simple-form.js";

/** The sentences of the limits of a simple type, apart from those of its built-in base: "Length: at most 60." */
export function limitSentences(type: SimpleTypeDefinition): readonly string[] {
  const inherited = builtinBase(type)?.facets;
  return limitFacets.flatMap(([name, { sentence }]) => {
    const value = type.facets[name];
    return value === undefined || value === inherited?.[name] || sentence === undefined ? [] : [sentence(value)];
  });
}
