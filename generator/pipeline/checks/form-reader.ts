import type { ParameterTable } from "../../../templates/runtime/http/operation.js";
import { compileQuery } from "../../../templates/runtime/parameters/decode.js";
import type { DecodedGroup } from "../../../templates/runtime/parameters/decode-types.js";
import { constant } from "../../emit/structures.js";
import { formFields } from "../../emit/messages/payload-code.js";
import type { MediaType } from "../../model/contract.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { runModule } from "./run-module.js";

/** Reads urlencoded forms of a media type by the tables that are generated for it. */
export function createFormReader(media: MediaType, schema: JsonSchema): (text: string) => DecodedGroup {
  const fields = constant({ name: "fields", initializer: formFields(schema, media) });
  const module = { path: "forms.ts", sources: [], imports: [], declarations: [fields] };
  return compileQuery(runModule(module, {})["fields"] as readonly ParameterTable[]);
}
