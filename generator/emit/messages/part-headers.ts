import { arrayText, pureCall } from "../body/expression-texts.js";
import type { PartPlan } from "../../plan/form-parts.js";
import { partHeadersSchema } from "../../plan/message-schemas.js";
import type { SchemaViewNames } from "../../plan/plan.js";
import { headerTable } from "../../plan/parameter-tables.js";
import { tableText } from "./parameter-tables.js";
import type { PayloadScope } from "./payload-scope.js";

/** The name of the type of a part's headers; undefined where it has none of its own. */
export function partHeadersType(part: PartPlan, scope: PayloadScope): string | undefined {
  const view = viewOf(part, scope);
  return view && scope.module.useType(scope.plan.modules.types, view.typeName);
}

/** The expression that makes the functions for a part's headers. */
export function partHeaders(part: PartPlan, scope: PayloadScope): string | undefined {
  const { plan, module } = scope;
  const view = viewOf(part, scope);
  if (view === undefined) return undefined;
  const check = module.useValue(plan.modules.validators, view.validateName);
  const make = module.runtimeValue("parameters/part-headers", "partHeaders");
  return pureCall(make, arrayText(part.headers.map((header) => tableText(headerTable(header)))), check);
}

function viewOf({ encoding }: PartPlan, { plan }: PayloadScope): SchemaViewNames | undefined {
  const schema = encoding && partHeadersSchema(encoding);
  return schema && plan.schemaName(schema)?.views[0];
}
