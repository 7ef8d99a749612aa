import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { Origin } from "../../diagnostics/origin.js";
import { member, members, rootOf, type SpecDocument } from "../openapi/cursor.js";
import { vocabularyNamed, type Dialect } from "./dialects.js";

/**
 * The dialect that a meta-schema of others describes: the vocabularies that it lists, of the dialect that it is written in (core,
 * section 8.1.2). One that has to be known and is not is reported.
 */
export function dialectOfMetaSchema(
  meta: SpecDocument,
  written: Dialect,
  from: Origin,
  diagnostics: Diagnostics,
): Dialect {
  const listed = member(rootOf(meta), "$vocabulary");
  if (listed === undefined) return written;
  const vocabularies = new Set<string>(["core"]);
  for (const { key, at } of members(listed)) {
    const name = vocabularyNamed(key);
    if (name !== undefined) vocabularies.add(name);
    else if (at.value === true) diagnostics.report("json-schema/unsupported-vocabulary", from, { vocabulary: key });
  }
  return { ...written, vocabularies, ...(vocabularies.has("format-assertion") && { assertsFormats: true }) };
}
