import type { JsonSchema } from "../../model/json-schema/schema.js";

/** The one name of a branch that says `required: [name]` and nothing else that checks. */
export function onlyRequired(branch: JsonSchema): string | undefined {
  const { origin: _origin, required, title: _title, description: _description, ...rest } = branch;
  return required?.length === 1 && Object.keys(rest).length === 0 ? required[0] : undefined;
}
