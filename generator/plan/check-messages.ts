import type { Diagnostics } from "../diagnostics/collector.js";
import type { Contract, Header, MediaType, Operation, Parameter } from "../model/contract.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import { carrierOf, objectMembers } from "./carriers.js";
import { allOperations } from "./reachable.js";

/** Reports what clients and servers cannot carry: nothing of a message is passed over in silence. */
export function checkMessages(contract: Contract, diagnostics: Diagnostics): void {
  const seen = new Set<object>();
  for (const operation of allOperations(contract)) {
    for (const parameter of operation.parameters) checkOnce(parameter, () => checkParameter(parameter, diagnostics));
    for (const header of headersOf(operation)) checkOnce(header, () => checkHeader(header, diagnostics));
    for (const media of contentOf(operation)) checkOnce(media, () => checkForm(media, diagnostics));
  }

  function checkOnce(item: Parameter | Header | MediaType, check: () => void): void {
    const key = item.origin;
    if (seen.has(key)) return;
    seen.add(key);
    check();
  }
}

function headersOf({ responses }: Operation): readonly Header[] {
  return responses.flatMap((response) => response.headers);
}

function contentOf({ requestBody, responses }: Operation): readonly MediaType[] {
  return [...(requestBody?.content ?? []), ...responses.flatMap((response) => response.content)];
}

function checkParameter({ name, style, schema, origin }: Parameter, diagnostics: Diagnostics): void {
  if (schema === undefined || isCarried(schema, style)) return;
  diagnostics.report("plan/unsupported-parameter", origin, { name, style });
}

function checkHeader({ name, schema, origin }: Header, diagnostics: Diagnostics): void {
  if (schema === undefined || isCarried(schema, "simple")) return;
  diagnostics.report("plan/unsupported-parameter", origin, { name, style: "simple" });
}

function checkForm(media: MediaType, diagnostics: Diagnostics): void {
  const carrier = carrierOf(media);
  if (carrier.kind !== "form" && carrier.kind !== "multipart") return;
  if (objectMembers(carrier.schema).properties.size > 0) return;
  diagnostics.report("plan/unsupported-form", media.origin, { mediaType: media.mediaType });
}

/** Values of one level can be carried by every style; deepObject carries objects of any depth. */
function isCarried(schema: JsonSchema, style: Parameter["style"]): boolean {
  return levels(schema, new Set()) <= 1 || (style === "deepObject" && !hasObjectsInLists(schema, new Set()));
}

function levels(schema: JsonSchema, above: ReadonlySet<JsonSchema>): number {
  if (above.has(schema)) return Number.POSITIVE_INFINITY;
  const inside = new Set([...above, schema]);
  const deepest = (inner: readonly JsonSchema[]): number => Math.max(0, ...inner.map((each) => levels(each, inside)));
  const composed = deepest(sameLevel(schema));
  const children = [...(schema.properties?.values() ?? []), ...(schema.items === undefined ? [] : [schema.items]), ...(schema.prefixItems ?? [])]; // prettier-ignore
  return children.length === 0 ? composed : Math.max(composed, 1 + deepest(children));
}

function hasObjectsInLists(schema: JsonSchema, seen: Set<JsonSchema>): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  if (schema.items !== undefined && levels(schema.items, new Set()) > 0) return true;
  return [...sameLevel(schema), ...(schema.properties?.values() ?? [])].some((inner) => hasObjectsInLists(inner, seen));
}

function sameLevel(schema: JsonSchema): readonly JsonSchema[] {
  return [...(schema.ref === undefined ? [] : [schema.ref.target]), ...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]; // prettier-ignore
}
