import { createRequire } from "node:module";
import type * as JsYaml from "js-yaml";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { escapedUnseen } from "../../text/visible.js";

/** Strings that the package writes as marks of documents, or with too much indentation. */
const misread = /^(?:---|\.\.\.|\s)/;

/**
 * A value as YAML of version 1.2, which readers of JSON values get back as it is. Invisible characters are escapes in
 * quotes. The value comes from a document that a loader has bounded, since the package `js-yaml` recurs for each level.
 */
export function writeYaml(value: JsonValue): string {
  const { dump, DEFAULT_SCALAR_STYLE_RULES, SCALAR_STYLE } = createRequire(import.meta.url)("js-yaml") as typeof JsYaml;
  const quoteUnseen = (layout: JsYaml.ScalarLayout): void => {
    const { value: text } = layout.node;
    const isUnseen = escapedUnseen(text) !== text.replaceAll("\n", "\\u000a");
    if (isUnseen || misread.test(text)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
  };
  const scalarStyleRules = [...Object.values(DEFAULT_SCALAR_STYLE_RULES), quoteUnseen];
  return escapedUnseen(dump(value, { noRefs: true, lineWidth: 120, quoteStyle: "double", scalarStyleRules }), "\n");
}
