import { createRequire } from "node:module";
import type * as Yaml from "yaml";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { escapedUnseen } from "../../text/visible.js";

/**
 * A value as YAML of version 1.2, which readers of JSON values get back as it is. Invisible characters are escapes in
 * quotes. The value comes from a document that a loader has bounded, since the package `yaml` recurs for each level.
 */
export function writeYaml(value: JsonValue): string {
  const { Document, visit } = createRequire(import.meta.url)("yaml") as typeof Yaml;
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(_, scalar) {
      const { value: text } = scalar;
      if (typeof text === "string" && escapedUnseen(text) !== text.replaceAll("\n", "\\u000a"))
        scalar.type = "QUOTE_DOUBLE";
    },
  });
  return escapedUnseen(document.toString({ lineWidth: 120 }), "\n");
}
