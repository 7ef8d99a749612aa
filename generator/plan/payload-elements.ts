import type { Contract, MediaTypeObject, Operation } from "../model/contract.js";
import type { ElementDeclaration } from "../model/xml-schema/components.js";
import { allOperations } from "./reachable.js";

/** The elements of an XSD that operations send or read, as XML or as JSON that is derived from them. */
export function payloadElements(contract: Contract): readonly ElementDeclaration[] {
  return allOperations(contract)
    .flatMap((operation) => [...requestContents(operation), ...responseContents(operation)])
    .flatMap(elementsIn);
}

/** The elements of an XSD in the requests of an operation, as XML or as JSON that is derived from them. */
export function requestElements(operation: Operation): readonly ElementDeclaration[] {
  return requestContents(operation).flatMap(elementsIn);
}

function elementsIn({ payload }: MediaTypeObject): readonly ElementDeclaration[] {
  const named = payload.kind === "json" ? payload.derivedFrom : payload.kind === "xml" ? payload : undefined;
  return named === undefined ? [] : [named.view?.of ?? named.element];
}

function requestContents({ parameters, requestBody }: Operation): readonly MediaTypeObject[] {
  return [...parameters.flatMap(({ content }) => content ?? []), ...(requestBody?.content ?? [])];
}

function responseContents({ responses }: Operation): readonly MediaTypeObject[] {
  return [
    ...responses.flatMap(({ content, headers }) => [...content, ...headers.flatMap((header) => header.content ?? [])]),
  ];
}
