import type { Diagnostics } from "../../diagnostics/collector.js";
import { suggest } from "../../diagnostics/suggest.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import type { AnnotatedRule } from "../../model/xml-schema/components.js";
import { isObject, originOf, type Cursor } from "./cursor.js";

/**
 * Gives its text to each rule that has a name alone: a rule is written once, in the document or in its XSD, and named wherever
 * it holds as well. Rules are members of documents that were read for this contract, and are filled in place. Reports names
 * that no rule has, and rules that are written twice.
 */
export function fillRules(written: readonly Cursor[], ofXsd: readonly AnnotatedRule[], diagnostics: Diagnostics): void {
  const texts = new Map(ofXsd.map(({ name, text }) => [name, text]));
  const places = new Map<string, Cursor>();
  const pointing: { readonly rule: Record<string, JsonValue>; readonly name: string; readonly at: Cursor }[] = [];
  for (const at of written) {
    const rule = isObject(at.value) ? (at.value as Record<string, JsonValue>) : {};
    const { name, text } = rule;
    if (typeof name !== "string" || name === "" || (text !== undefined && typeof text !== "string")) {
      diagnostics.report("openapi/malformed-rule", originOf(at), {});
    } else if (text === undefined) {
      pointing.push({ rule, name, at });
    } else if (texts.has(name)) {
      const first = places.get(name);
      const related = first === undefined ? [] : [{ message: "first written at", origin: originOf(first) }];
      diagnostics.report("openapi/repeated-rule", originOf(at), { name }, related);
    } else {
      texts.set(name, text);
      places.set(name, at);
    }
  }
  for (const { rule, name, at } of pointing) {
    const text = texts.get(name);
    if (text === undefined) {
      diagnostics.report("openapi/unknown-rule", originOf(at), { name, near: suggest(name, texts.keys()) });
    } else rule["text"] = text;
  }
}
