import { suggest } from "../diagnostics/suggest.js";
import { addTo } from "../model/grouped.js";
import { unescapePointerPart, valueAt } from "../load/pointer.js";
import type { Contract, Loss, MediaType, Operation, Parameter } from "../model/contract.js";
import { lossWords } from "../model/loss-words.js";
import { isAnnotation } from "../model/json-schema/keywords.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import { allOperations, reachableSchemas } from "../plan/reachable.js";
import { escapePointerPart, writtenOrigin, type Origin } from "../diagnostics/origin.js";

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
  const unknownMembers = new Map<string, Loss[]>();
  const unknown = losses.filter(({ kind, cause }) => kind === "member" && cause?.code === "openapi/schema");
  for (const loss of unknown) addTo(unknownMembers, holderOf(loss), loss);
  // An operation may be in another file than the requirements of its document.
  const misnamedInDocument = unknown.filter(
    (loss) => aboveOf(loss.origin.pointer) === "" && isMisnamed(loss, ["security"]),
  );
  return allOperations(contract).flatMap((operation) => {
    const lossesOfOperation = lossesAt([operation.origin]);
    const sent = lossesAt(requestOrigins(operation));
    const all = new Set([...lossesOfOperation, ...sent, ...lossesAt(answerOrigins(operation))]);
    const inRequest = lossesOfOperation.filter(({ origin }) =>
      /^(?:$|\/(?:parameters|requestBody)(?:\/|$))/.test(below(operation, origin)),
    );
    const beside = [...misnamedAround(operation), ...replacedBy(operation)];
    const checks = new Set([...[...inRequest, ...sent].filter((loss) => isCheck(loss, operation)), ...beside]);
    for (const loss of beside) all.add(loss);
    return all.size === 0 ? [] : [{ operation, all: [...all], checks: [...checks] }];
  });

  /** Members of an operation, its path item, or the document that were probably meant to restrict its callers. */
  function misnamedAround(operation: Operation): readonly Loss[] {
    if (unknown.length === 0) return [];
    const near = [operation.origin, ...holdersOf(operation)].flatMap((at) => unknownMembers.get(keyOf(at)) ?? []);
    return [
      ...near.filter((loss) => isMisnamed(loss, restrictions)),
      // The requirements of the document are those of operations without their own.
      ...(operation.security.length === 0 ? misnamedInDocument : []),
    ];
  }

  /** Operations of the same method that were next to the reference to this one. */
  function replacedBy({ holders = [], method }: Operation): readonly Loss[] {
    const inItems = holders.flatMap((at) =>
      at.kind === "pointer" ? [{ ...at, pointer: `${at.pointer}/${method}` }] : [],
    );
    const keys = new Set(inItems.map(keyOf));
    return keys.size === 0 ? [] : losses.filter(({ kind, origin }) => kind === "operation" && keys.has(keyOf(origin)));
  }

  /** Losses in parts, and keys around them that stand twice: what stood first under one of them may have asked for more. */
  function lossesAt(origins: readonly Origin[]): readonly Loss[] {
    const inside = [...new Set(origins.map(keyOf))].flatMap((placeKey) => byPlace.get(placeKey) ?? []);
    const keysAround = repeated.size === 0 ? [] : [...new Set(origins.flatMap((origin) => [...around(origin)]))];
    return [...inside, ...keysAround.flatMap((placeKey) => repeated.get(placeKey) ?? [])];
  }
}

/** A loss in words: `keyword "pattern" (#/components/schemas/Order/properties/id/pattern)`. */
export function lossText(loss: Loss): string {
  return `${lossWords[loss.kind]} "${nameOf(loss)}" (#${writtenOrigin(loss.origin).pointer})`;
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
function isCheck(loss: Loss, { requestBody, parameters }: Operation): boolean {
  const { kind, origin, cause } = loss;
  const name = origin.pointer.slice(origin.pointer.lastIndexOf("/") + 1);
  // In a property, as people write it: it asks for nothing.
  if (kind === "keyword" && name === "required" && writtenValue(loss) === false) return false;
  if (kind === "keyword" || kind === "member") return !isAnnotation(name) && !annotations.has(name);
  if (kind === "value") return isNamed.test(origin.pointer) || !(isAnnotation(name) || annotations.has(name));
  // No request has a value for it, unless its name was meant to be that of a variable without a declaration.
  if (cause?.code === "openapi/unused-path-parameter") return parameters.some(isUndeclared);
  // A body of another type is rejected, unless none is left or a range accepts it.
  if (kind === "mediaType") {
    const left = requestBody?.content ?? [];
    return left.length === 0 || left.some(({ mediaType }) => mediaType.includes("*"));
  }
  return kind !== "errorRow" && kind !== "example" && kind !== "link";
}

/** True for a path parameter that only its path names. */
function isUndeclared({ origin, name }: Parameter): boolean {
  return origin.kind === "pointer" && origin.pointer.endsWith(`/{${escapePointerPart(name)}}`);
}

/** Members of an operation that restrict its callers. */
const restrictions = ["security", "parameters", "requestBody"];

/** Words of names that restrict callers in other formats, references, and merge keys. */
const restrictingWords = /secur|auth|scope|param|body|request|payload|^(?:<<|\$ref)$/i;

/** The name of a part in what holds it. */
function nameOf({ origin }: Loss): string {
  const { pointer } = writtenOrigin(origin);
  return unescapePointerPart(pointer.slice(pointer.lastIndexOf("/") + 1));
}

/** True for a member that its holder does not have, and that was probably meant to restrict callers: a typing error, or a reference. */
function isMisnamed(loss: Loss, known: readonly string[]): boolean {
  const name = nameOf(loss);
  if (known.includes(name) || restrictingWords.test(name)) return true;
  return suggest(name, known) !== undefined;
}

/** The value that a loss had in its document. */
function writtenValue({ document, origin }: Loss): unknown {
  return valueAt(document, writtenOrigin(origin).pointer);
}

/** The places of a request's parts: of a path item's parameters too, which stand above the operation. */
function requestOrigins(operation: Operation): readonly Origin[] {
  const { parameters, requestBody } = operation;
  const inPathItem = holdersOf(operation).flatMap((at) =>
    at.kind === "pointer" ? [{ ...at, pointer: `${at.pointer}/parameters` }] : [],
  );
  const contents = parameters.flatMap(({ content }) => content ?? []);
  const media = [...contents, ...(requestBody?.content ?? [])];
  const schemas = [...parameters.flatMap(({ schema }) => schema ?? []), ...media.flatMap(schemasOf)];
  const parts = [...parameters, ...media, ...(requestBody === undefined ? [] : [requestBody])];
  return [...inPathItem, ...parts.map((part) => part.origin), ...originsOf(schemas)];
}

/** The path items that an operation is read through. */
function holdersOf({ origin, holders = [] }: Operation): readonly Origin[] {
  return origin.kind === "pointer" ? [{ ...origin, pointer: aboveOf(origin.pointer) }, ...holders] : holders;
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

/** A place, and every one around it: where people wrote it, and what an overlay or a conversion put it into. */
function around(origin: Origin): ReadonlySet<string> {
  const found = new Set<string>();
  for (const start of new Set([writtenOrigin(origin), origin]))
    if (start.kind === "pointer")
      for (let { pointer } = start; pointer !== ""; pointer = aboveOf(pointer)) found.add(keyOf({ ...start, pointer }));
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

/** The place of what holds a part. */
function holderOf({ origin }: Loss): string {
  return keyOf({ ...origin, pointer: aboveOf(origin.pointer) });
}

function aboveOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}
