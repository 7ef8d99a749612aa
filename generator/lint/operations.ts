import type { Diagnostics } from "../diagnostics/collector.js";
import { memberOrigin, type Origin } from "../diagnostics/origin.js";
import type { Contract, Header, Operation, Parameter, Response } from "../model/contract.js";
import { allOperations } from "../plan/reachable.js";
import { defaultInProse } from "./default-in-prose.js";
import { atKey, isBlank } from "./places.js";

/** What operations lack: OpenAPI, Operation Object, Parameter Object, Response Object, Header Object. */
export function lintOperations(contract: Contract, diagnostics: Diagnostics): void {
  // Shared parameters and responses are met at every operation that refers to them, and reported once.
  const seen = new Set<string>();
  const isNew = (origin: Origin): boolean => {
    const place = origin.kind === "pointer" ? origin.pointer : origin.start;
    const key = `${origin.file.path}#${place}`;
    const before = seen.size;
    return seen.add(key).size > before;
  };
  const own = new Set(contract.operations);
  for (const operation of allOperations(contract)) {
    lintOperation(operation, own.has(operation), diagnostics);
    operation.parameters.filter(({ origin }) => isNew(origin)).forEach((found) => lintParameter(found, diagnostics));
    for (const response of operation.responses) {
      if (isNew(response.origin)) lintResponse(response, diagnostics);
      response.headers.filter(({ origin }) => isNew(origin)).forEach((found) => lintHeader(found, diagnostics));
    }
  }
}

/** Webhooks and callbacks are answered by the other side: what it may fail with is not this contract's to say. */
function lintOperation(operation: Operation, isOwn: boolean, diagnostics: Diagnostics): void {
  const { operationId, summary, description, path, responses } = operation;
  const method = operation.method.toUpperCase();
  const origin = atKey(operation.origin);
  const name = operationId ?? `${method} ${path}`;
  if (isBlank(summary) && isBlank(description)) {
    diagnostics.report("lint/missing-description", origin, { what: "Operation", name });
  }
  if (operationId === undefined) diagnostics.report("lint/missing-operation-id", origin, { method, path });
  if (operation.tags.length === 0) diagnostics.report("lint/missing-tags", origin, { method, path });
  if (isOwn && !responses.some(({ status }) => /^(default|[45])/i.test(status))) {
    diagnostics.report("lint/missing-error-response", origin, { method, path });
  }
}

function lintParameter(parameter: Parameter, diagnostics: Diagnostics): void {
  const { name, origin, description, schema, extensions } = parameter;
  if (isBlank(description)) {
    diagnostics.report("lint/missing-description", origin, { what: "Parameter", name });
  }
  const words = defaultInProse(description);
  const isMarked = schema?.default !== undefined || schema?.ref?.target.default !== undefined;
  const isOpen = extensions.has("x-open-question") || schema?.extensions?.has("x-open-question") === true;
  if (words === undefined || isMarked || isOpen) return;
  const place = memberOrigin(origin, "description");
  diagnostics.report("lint/unmarked-default", place, { what: "Parameter", name, words });
}

function lintHeader({ name, origin, description }: Header, diagnostics: Diagnostics): void {
  if (isBlank(description)) diagnostics.report("lint/missing-description", atKey(origin), { what: "Header", name });
}

function lintResponse({ status, origin, description }: Response, diagnostics: Diagnostics): void {
  if (isBlank(description)) {
    diagnostics.report("lint/missing-description", atKey(origin), { what: "Response", name: status });
  }
}
