import { suggest } from "../diagnostics/suggest.js";
import { addTo } from "../model/grouped.js";
import { unescapePointerPart, valueAt } from "../model/json-pointer.js";
import type { Contract, SkippedPart, MediaTypeObject, Operation, Parameter } from "../model/contract.js";
import { skippedKinds } from "../model/skipped-kinds.js";
import { isAnnotation } from "../model/json-schema/keywords.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import { allOperations, reachableSchemas } from "../plan/reachable.js";
import { escapePointerPart, writtenOrigin, type Origin } from "../diagnostics/origin.js";

/** The skipped parts of an operation. */
export interface SkippedByOperation {
  readonly operation: Operation;
  /** Every skipped part of its messages. */
  readonly all: readonly SkippedPart[];
  /** The skipped parts that checked requests. */
  readonly checks: readonly SkippedPart[];
}

/** Returns the skipped parts of each operation, in order of the spec; operations without any are left out. */
export function skippedByOperation(
  contract: Contract,
  skippedParts: readonly SkippedPart[],
): readonly SkippedByOperation[] {
  if (skippedParts.length === 0) return [];
  const byPlace = new Map<string, SkippedPart[]>();
  const repeated = new Map(skippedParts.flatMap((loss) => (loss.kind === "value" ? [[keyOf(loss.origin), loss]] : [])));
  for (const loss of skippedParts) for (const placeKey of around(loss.origin)) addTo(byPlace, placeKey, loss);
  const unknownMembers = new Map<string, SkippedPart[]>();
  const unknown = skippedParts.filter(({ kind, cause }) => kind === "member" && cause?.code === "openapi/schema");
  for (const loss of unknown) addTo(unknownMembers, holderOf(loss), loss);
  // An operation may be in another file than the requirements of its document.
  const misnamedInDocument = unknown.filter(
    (loss) => aboveOf(loss.origin.pointer) === "" && isMisnamed(loss, ["security"]),
  );
  return allOperations(contract).flatMap((operation) => {
    const lossesOfOperation = skippedAt([operation.origin]);
    const sent = skippedAt(requestOrigins(operation));
    const all = new Set([...lossesOfOperation, ...sent, ...skippedAt(answerOrigins(operation))]);
    const inRequest = lossesOfOperation.filter(({ origin }) =>
      /^(?:$|\/(?:parameters|requestBody)(?:\/|$))/.test(below(operation, origin)),
    );
    const beside = [...misnamedAround(operation), ...replacedBy(operation)];
    const checks = new Set([...[...inRequest, ...sent].filter((loss) => isCheck(loss, operation)), ...beside]);
    for (const loss of beside) all.add(loss);
    return all.size === 0 ? [] : [{ operation, all: [...all], checks: [...checks] }];
  });

  /** Returns the properties of an operation, its path item, or the document that were probably intended to restrict callers. */
  function misnamedAround(operation: Operation): readonly SkippedPart[] {
    if (unknown.length === 0) return [];
    const near = [operation.origin, ...holdersOf(operation)].flatMap((at) => unknownMembers.get(keyOf(at)) ?? []);
    return [
      ...near.filter((loss) => isMisnamed(loss, restrictions)),
      // The requirements of the document are those of operations without their own.
      ...(operation.security.length === 0 ? misnamedInDocument : []),
    ];
  }

  /** Returns operations of the same method next to the reference to this one. */
  function replacedBy({ holders = [], method }: Operation): readonly SkippedPart[] {
    const inItems = holders.flatMap((at) =>
      at.kind === "pointer" ? [{ ...at, pointer: `${at.pointer}/${method}` }] : [],
    );
    const keys = new Set(inItems.map(keyOf));
    return keys.size === 0
      ? []
      : skippedParts.filter(({ kind, origin }) => kind === "operation" && keys.has(keyOf(origin)));
  }

  /** Returns skipped parts, and duplicate keys around them: the first value of such a key may have been stricter. */
  function skippedAt(origins: readonly Origin[]): readonly SkippedPart[] {
    const inside = [...new Set(origins.map(keyOf))].flatMap((placeKey) => byPlace.get(placeKey) ?? []);
    const keysAround = repeated.size === 0 ? [] : [...new Set(origins.flatMap((origin) => [...around(origin)]))];
    return [...inside, ...keysAround.flatMap((placeKey) => repeated.get(placeKey) ?? [])];
  }
}

/** A loss in words: `keyword "pattern" (#/components/schemas/Order/properties/id/pattern)`. */
export function skippedPartText(loss: SkippedPart): string {
  return `${skippedKinds[loss.kind].words} "${nameOf(loss)}" (#${writtenOrigin(loss.origin).pointer})`;
}

/** Properties that never decide which requests are valid, in addition to the annotations of schemas. */
const annotations: ReadonlySet<string> = new Set([
  "description",
  "summary",
  "example",
  "examples",
  "externalDocs",
  "tags",
]);

/** True for the position of a schema or part whose name the author chose: it may be called "description". */
const isNamed =
  /\/(?:properties|patternProperties|dependentSchemas|\$defs|definitions|schemas|parameters|requestBodies|paths)\/[^/]+$/;

/** True for a part whose absence makes more requests valid. */
function isCheck(loss: SkippedPart, { requestBody, parameters }: Operation): boolean {
  const { kind, origin, cause } = loss;
  const name = origin.pointer.slice(origin.pointer.lastIndexOf("/") + 1);
  // Inside a property, a common mistake: it requires nothing.
  if (kind === "keyword" && name === "required" && writtenValue(loss) === false) return false;
  if (kind === "keyword" || kind === "member") return !isAnnotation(name) && !annotations.has(name);
  if (kind === "value") return isNamed.test(origin.pointer) || !(isAnnotation(name) || annotations.has(name));
  // No request has a value for it, unless it was intended as an undeclared path variable.
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

/** Properties of an operation that restrict its callers. */
const restrictions = ["security", "parameters", "requestBody"];

/** Words of names that restrict callers in other formats, references, and merge keys. */
const restrictingWords = /secur|auth|scope|param|body|request|payload|^(?:<<|\$ref)$/i;

function nameOf({ origin }: SkippedPart): string {
  const { pointer } = writtenOrigin(origin);
  return unescapePointerPart(pointer.slice(pointer.lastIndexOf("/") + 1));
}

/** True for an unknown property that was probably intended to restrict callers: a typing error, or a reference. */
function isMisnamed(loss: SkippedPart, known: readonly string[]): boolean {
  const name = nameOf(loss);
  if (known.includes(name) || restrictingWords.test(name)) return true;
  return suggest(name, known) !== undefined;
}

/** Returns the value of a skipped part in its document. */
function writtenValue({ document, origin }: SkippedPart): unknown {
  return valueAt(document, writtenOrigin(origin).pointer);
}

/** Returns the locations of a request's parts, including parameters of the path item. */
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

/** Returns the path items that an operation is read through. */
function holdersOf({ origin, holders = [] }: Operation): readonly Origin[] {
  return origin.kind === "pointer" ? [{ ...origin, pointer: aboveOf(origin.pointer) }, ...holders] : holders;
}

function answerOrigins({ responses }: Operation): readonly Origin[] {
  const headers = responses.flatMap((response) => response.headers);
  const media = [...headers.flatMap(({ content }) => content ?? []), ...responses.flatMap(({ content }) => content)];
  const schemas = [...headers.flatMap(({ schema }) => schema ?? []), ...media.flatMap(schemasOf)];
  return [...[...responses, ...headers, ...media].map((part) => part.origin), ...originsOf(schemas)];
}

function schemasOf({ payload }: MediaTypeObject): readonly JsonSchema[] {
  return payload.kind === "json" ? [payload.schema] : [];
}

function originsOf(schemas: readonly JsonSchema[]): readonly Origin[] {
  return [...reachableSchemas(schemas)].map((schema) => schema.origin);
}

/** Returns a location and all its ancestors: in the original document, and in the result of overlays or a conversion. */
function around(origin: Origin): ReadonlySet<string> {
  const found = new Set<string>();
  for (const start of new Set([writtenOrigin(origin), origin]))
    if (start.kind === "pointer")
      for (let { pointer } = start; pointer !== ""; pointer = aboveOf(pointer)) found.add(keyOf({ ...start, pointer }));
  return found;
}

/** Returns the pointer from an operation to a location in it; empty for the operation and for its ancestors. */
function below({ origin }: Operation, originPlace: SkippedPart["origin"]): string {
  return origin.kind === "pointer" ? originPlace.pointer.slice(origin.pointer.length) : "";
}

/** Returns the location in the original document: a converted document has skipped parts before and after the conversion. */
function keyOf(origin: Origin): string {
  const written = writtenOrigin(origin);
  return `${written.file.path}#${written.kind === "pointer" ? written.pointer : String(written.start)}`;
}

function holderOf({ origin }: SkippedPart): string {
  return keyOf({ ...origin, pointer: aboveOf(origin.pointer) });
}

function aboveOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}
