import { memberOrigin } from "../../diagnostics/origin.js";
import type { Operation, Parameter } from "../../model/contract.js";
import { templateNames } from "./rules/path-template.js";

/**
 * An operation with a parameter for each name of its path, all required, so that it can be called: names that no parameter
 * declares are texts. For lenient reading; the rules have told of both.
 */
export function withPathParameters(operation: Operation): Operation {
  const { path, parameters, origin } = operation;
  const declared = new Set(parameters.flatMap((parameter) => (parameter.in === "path" ? [parameter.name] : [])));
  const missing = [...new Set(templateNames(path))].filter((name) => name !== "" && !declared.has(name));
  const isWhole =
    missing.length === 0 && parameters.every((parameter) => parameter.in !== "path" || parameter.required);
  if (isWhole) return operation;
  const added = missing.map((name): Parameter => {
    const at = memberOrigin(origin, `{${name}}`);
    const flags = { required: true, deprecated: false, explode: false, allowReserved: false, allowEmptyValue: false };
    const schema = { origin: at, types: ["string" as const] };
    return { origin: at, name, in: "path", ...flags, style: "simple", schema, examples: [], extensions: new Map() };
  });
  const kept = parameters.map((parameter) => (parameter.in === "path" ? { ...parameter, required: true } : parameter));
  return { ...operation, parameters: [...added, ...kept] };
}
