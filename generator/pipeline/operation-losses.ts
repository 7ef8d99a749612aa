import { addTo } from "../model/grouped.js";
import { unescapePointerPart, valueAt } from "../load/pointer.js";
import type { Contract, Loss, MediaType, Operation } from "../model/contract.js";
import { lossWords } from "../model/loss-words.js";
import { isAnnotation } from "../model/json-schema/keywords.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import { allOperations, reachableSchemas } from "../plan/reachable.js";
import { writtenOrigin, type Origin } from "../diagnostics/origin.js";

/** The losses of an operation. */
export interface OperationLosses {
  readonly operation: Operation;
  /** Every part of its messages that was given up. */
  readonly all: readonly Loss[];
  /** Those that requests were checked by. */
  readonly checks: readonly Loss[];
}

/** The losses of each operation, in order of the contract; operations without a loss are left out. */
export function lossesByOperation(contract: Contract, losses: readonly Loss[]): readonly OperationLosses[] {
  if (losses.length === 0) return [];
  const byPlace = new Map<string, Loss[]>();
  const repeated = new Map(losses.flatMap((loss) => (loss.kind === "value" ? [[keyOf(loss.origin), loss]] : [])));
  for (const loss of losses) for (const placeKey of around(loss.origin)) addTo(byPlace, placeKey, loss);
  return allOperations(contract).flatMap((operation) => {
    const lossesOfOperation = lossesAt([operation.origin]);
    const sent = lossesAt(requestOrigins(operation));
    const all = new Set([...lossesOfOperation, ...sent, ...lossesAt(answerOrigins(operation))]);
    const inRequest = lossesOfOperation.filter(({ origin }) =>
      /^(?:$|\/(?:parameters|requestBody)(?:\/|$))/.test(below(operation, origin)),
    );
    const checks = new Set([...inRequest, ...sent].filter((loss) => isCheck(loss, operation)));
    return all.size === 0 ? [] : [{ operation, all: [...all], checks: [...checks] }];
  });

  /** Losses in parts, and keys around them that stand twice: what stood first under one of them may have asked for more. */
  function lossesAt(origins: readonly Origin[]): readonly Loss[] {
    const inside = [...new Set(origins.map(keyOf))].flatMap((placeKey) => byPlace.get(placeKey) ?? []);
    const keysAround = repeated.size === 0 ? [] : [...new Set(origins.flatMap(around))];
    return [...inside, ...keysAround.flatMap((placeKey) => repeated.get(placeKey) ?? [])];
  }
}

/** A loss in words: `keyword "pattern" (#/components/schemas/Order/properties/id/pattern)`. */
export function lossText({ kind, origin }: Loss): string {
  const { pointer } = writtenOrigin(origin);
  const name = unescapePointerPart(pointer.slice(pointer.lastIndexOf("/") + 1));
  return `${lossWords[kind]} "${name}" (#${pointer})`;
}

/** Members that never decide which requests pass, besides the annotations of schemas. */
const annotations: ReadonlySet<string> = new Set([
  "description",
  "summary",
  "example",
  "examples",
  "externalDocs",
  "tags",
]);

/** The place of a schema or part with a name that its author chose: "description" may be one. */
const isNamed =
  /\/(?:properties|patternProperties|dependentSchemas|\$defs|definitions|schemas|parameters|requestBodies|paths)\/[^/]+$/;

/** True for a part without which more requests pass. */
function isCheck(loss: Loss, { requestBody }: Operation): boolean {
  const { kind, origin, cause } = loss;
  const name = origin.pointer.slice(origin.pointer.lastIndexOf("/") + 1);
  // In a property, as people write it: it asks for nothing.
  if (kind === "keyword" && name === "required" && writtenValue(loss) === false) return false;
  if (kind === "keyword" || kind === "member") return !isAnnotation(name) && !annotations.has(name);
  if (kind === "value") return isNamed.test(origin.pointer) || !(isAnnotation(name) || annotations.has(name));
  // No request has a value for it.
  if (cause?.code === "openapi/unused-path-parameter") return false;
  // A body of another type is refused, as long as there is one that is read.
  if (kind === "mediaType") return (requestBody?.content.length ?? 0) === 0;
  return kind !== "errorRow" && kind !== "example" && kind !== "link";
}

/** The value that a loss had in its document. */
function writtenValue({ document, origin }: Loss): unknown {
  return valueAt(document, writtenOrigin(origin).pointer);
}

/** The places of a request's parts: of a path item's parameters too, which stand above the operation. */
function requestOrigins({ origin, parameters, requestBody }: Operation): readonly Origin[] {
  const inPathItem = origin.kind === "pointer" ? [{ ...origin, pointer: `${aboveOf(origin.pointer)}/parameters` }] : [];
  const contents = parameters.flatMap(({ content }) => content ?? []);
  const media = [...contents, ...(requestBody?.content ?? [])];
  const schemas = [...parameters.flatMap(({ schema }) => schema ?? []), ...media.flatMap(schemasOf)];
  const parts = [...parameters, ...media, ...(requestBody === undefined ? [] : [requestBody])];
  return [...inPathItem, ...parts.map((part) => part.origin), ...originsOf(schemas)];
}

function answerOrigins({ responses }: Operation): readonly Origin[] {
  const headers = responses.flatMap((response) => response.headers);
  const media = [...headers.flatMap(({ content }) => content ?? []), ...responses.flatMap(({ content }) => content)];
  const schemas = [...headers.flatMap(({ schema }) => schema ?? []), ...media.flatMap(schemasOf)];
  return [...[...responses, ...headers, ...media].map((part) => part.origin), ...originsOf(schemas)];
}

function schemasOf({ payload }: MediaType): readonly JsonSchema[] {
  return payload.kind === "json" ? [payload.schema] : [];
}

function originsOf(schemas: readonly JsonSchema[]): readonly Origin[] {
  return [...reachableSchemas(schemas)].map((schema) => schema.origin);
}

/** A place, and every one around it. */
function around(origin: Origin): readonly string[] {
  const found: string[] = [];
  const written = writtenOrigin(origin);
  if (written.kind !== "pointer") return found;
  for (let { pointer } = written; pointer !== ""; pointer = aboveOf(pointer))
    found.push(keyOf({ ...written, pointer }));
  return found;
}

/** The pointer from an operation to a place in it; empty for the operation and for what stands around it. */
function below({ origin }: Operation, originPlace: Loss["origin"]): string {
  return origin.kind === "pointer" ? originPlace.pointer.slice(origin.pointer.length) : "";
}

/** The place in what people wrote: a document that is converted has losses before and after. */
function keyOf(origin: Origin): string {
  const written = writtenOrigin(origin);
  return `${written.file.path}#${written.kind === "pointer" ? written.pointer : String(written.start)}`;
}

function aboveOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}
