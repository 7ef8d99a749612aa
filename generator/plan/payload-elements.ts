import type { Contract, MediaTypeObject, Operation } from "../model/contract.js";
import type { ElementDeclaration } from "../model/xml-schema/components.js";
import { allOperations } from "./reachable.js";

/** The elements of an XSD that operations send or read, as XML or as JSON that is derived from them. */
export function payloadElements(contract: Contract): readonly ElementDeclaration[] {
  return allOperations(contract)
    .flatMap(contentsOf)
    .flatMap(({ payload }) => {
      const named = payload.kind === "json" ? payload.derivedFrom : payload.kind === "xml" ? payload : undefined;
      return named === undefined ? [] : [named.view?.of ?? named.element];
    });
}

function contentsOf({ parameters, requestBody, responses }: Operation): readonly MediaTypeObject[] {
  return [
    ...parameters.flatMap(({ content }) => content ?? []),
    ...(requestBody?.content ?? []),
    ...responses.flatMap(({ content, headers }) => [...content, ...headers.flatMap((header) => header.content ?? [])]),
  ];
}
