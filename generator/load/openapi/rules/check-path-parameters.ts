import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { Suggest } from "../../../diagnostics/suggest.js";
import type { Operation } from "../../../model/contract.js";
import { templateNames } from "./path-template.js";

/** OpenAPI, Path Templating: names in the path and parameters with `in: path` are the same, and all required. */
export function checkPathParameters(
  operations: readonly Operation[],
  diagnostics: Diagnostics,
  suggest: Suggest,
): void {
  for (const operation of operations) {
    const { path } = operation;
    const names = new Set(templateNames(path).filter((name) => name !== ""));
    const parameters = operation.parameters.filter((parameter) => parameter.in === "path");
    const declared = new Set(parameters.map((parameter) => parameter.name));
    const unused = [...declared].filter((name) => !names.has(name));
    const undeclared = [...names].filter((name) => !declared.has(name));
    for (const name of names) {
      if (declared.has(name)) continue;
      const near = suggest(name, unused);
      const origin =
        operation.origin.kind === "pointer" ? { ...operation.origin, part: "key" as const } : operation.origin;
      diagnostics.report("openapi/undeclared-path-parameter", origin, { name, path, near });
    }
    for (const { name, origin, required } of parameters) {
      if (!required) diagnostics.report("openapi/optional-path-parameter", origin, { name });
      if (names.has(name)) continue;
      const near = suggest(name, undeclared);
      diagnostics.report("openapi/unused-path-parameter", origin, { name, path, near });
    }
  }
}
