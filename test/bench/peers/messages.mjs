// Problems that other validators report for an invalid payload: [path, message] for each.
import { typiaText } from "./validators.mjs";

/** ajv with all errors and the full formats. */
export async function ajvMessages(schemas) {
  const { default: Ajv } = await import("ajv/dist/2020.js");
  const { default: formats } = await import("ajv-formats");
  const ajv = new Ajv.default({ allErrors: true, strict: false });
  formats.default(ajv, { mode: "full" });
  return (name, value) => {
    const validate = ajv.compile(schemas[name]);
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message }) => [instancePath, message ?? ""]);
  };
}

/** zod, with schemas that it makes of the JSON Schemas. */
export async function zodMessages(schemas) {
  const { z } = await import("zod");
  const $schema = "https://json-schema.org/draft/2020-12/schema";
  return (name, value) => {
    const { error } = z.fromJSONSchema({ ...schemas[name], $schema }).safeParse(value);
    return (error?.issues ?? []).map(({ path, message }) => [path.map((part) => `/${String(part)}`).join(""), message]);
  };
}

/** Source of a typia module with a validator for each type, which rejects properties that the type does not have. */
export function typiaCode(work, types) {
  const lines = Object.entries(types).map(
    ([name, type]) => `export const ${name} = typia.createValidateEquals<${type}>();`,
  );
  return typiaText(work, ['import typia, { tags } from "typia";', ...lines].join("\n"));
}
