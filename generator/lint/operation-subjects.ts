import type { Origin } from "../diagnostics/origin.js";
import type { Contract, Header, Operation, Parameter, Response } from "../model/contract.js";
import { allOperations } from "../plan/reachable.js";
import { atKey, isEmptyText, proseDefaultAt, type Subject } from "./subject.js";

/** Returns operations and their parts: OpenAPI, Operation Object, Parameter Object, Response Object, Header Object. */
export function operationSubjects(contract: Contract): readonly Subject[] {
  // Several operations refer to shared parameters and responses, which are listed once.
  const seen = new Set<string>();
  const isNew = ({ origin }: { readonly origin: Origin }): boolean => {
    const pointerOrOffset = origin.kind === "pointer" ? origin.pointer : origin.start;
    const before = seen.size;
    return seen.add(`${origin.file.path}#${pointerOrOffset}`).size > before;
  };
  return allOperations(contract).flatMap((operation) => [
    operationSubject(operation),
    ...operation.parameters.filter(isNew).map(parameterSubject),
    ...operation.responses.flatMap((response) => [
      ...(isNew(response) ? [responseSubject(response)] : []),
      ...response.headers.filter(isNew).map(headerSubject),
    ]),
  ]);
}

function operationSubject({ operationId, summary, description, method, path, origin }: Operation): Subject {
  const name = operationId ?? `${method.toUpperCase()} ${path}`;
  return {
    what: "Operation",
    name,
    origin: atKey(origin),
    isDescribed: !isEmptyText(summary) || !isEmptyText(description),
  };
}

function parameterSubject({ name, origin, description, schema, extensions }: Parameter): Subject {
  const isMarked = schema?.default !== undefined || schema?.ref?.target.default !== undefined;
  const isOpen = extensions.has("x-open-question") || schema?.extensions?.has("x-open-question") === true;
  const proseDefault = isMarked || isOpen ? undefined : proseDefaultAt(origin, description);
  return { what: "Parameter", name, origin, isDescribed: !isEmptyText(description), proseDefault };
}

function headerSubject({ name, origin, description }: Header): Subject {
  return { what: "Header", name, origin: atKey(origin), isDescribed: !isEmptyText(description) };
}

function responseSubject({ status, origin, description }: Response): Subject {
  return { what: "Response", name: status, origin: atKey(origin), isDescribed: !isEmptyText(description) };
}
