import { memberOrigin } from "../../diagnostics/origin.js";
import type { Operation, Parameter } from "../../model/contract.js";
import { members, type Cursor } from "./cursor.js";
import { spanningVariables } from "./readable-paths.js";
import { writtenPath } from "./rules/check-paths.js";
import { templateNames } from "./rules/path-template.js";

const none: ReadonlySet<string> = new Set();

/**
 * An operation with a required parameter for each name of its path, so that it can be called. A name without a parameter is
 * a string. `spanning` has the names of several segments. For lenient
 * reading: the rules have reported all differences.
 */
export function withPathParameters(operation: Operation, spanning: ReadonlySet<string> = none): Operation {
  const { path, parameters, origin } = operation;
  const declared = new Set(parameters.flatMap((parameter) => (parameter.in === "path" ? [parameter.name] : [])));
  const missing = [...new Set(templateNames(path))].filter((name) => name !== "" && !declared.has(name));
  const isWhole =
    missing.length + spanning.size === 0 &&
    parameters.every(({ in: location, required }) => location !== "path" || required);
  if (isWhole) return operation;
  const added = missing.map((name): Parameter => {
    const at = memberOrigin(origin, `{${name}}`);
    const flags = { required: true, deprecated: false, explode: false, allowReserved: false, allowEmptyValue: false };
    const schema = { origin: at, types: ["string" as const] };
    return { origin: at, name, in: "path", ...flags, style: "simple", schema, examples: [], extensions: new Map() };
  });
  const all = [...added, ...parameters].map((parameter) => {
    if (parameter.in !== "path") return parameter;
    return { ...parameter, required: true, ...(spanning.has(parameter.name) && { spansSegments: true as const }) };
  });
  return { ...operation, parameters: all };
}

/** Names of variables that stand for several segments, by path as it is read. */
export function spanningByPath(paths: Cursor | undefined): ReadonlyMap<string, ReadonlySet<string>> {
  const spanning = members(paths).map(({ key, at }) => [key, spanningVariables(writtenPath(at))] as const);
  return new Map(spanning.filter(([, names]) => names.size > 0));
}
