import type { Diagnostics } from "../diagnostics/collector.js";
import { memberOrigin } from "../diagnostics/origin.js";
import type { Contract, Encoding, Header, MediaType, Operation, Parameter } from "../model/contract.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import { isJsonType } from "../model/media-types.js";
import { carrierOf, isJsonField, objectMembers, openMembers } from "./carriers.js";
import { originKey } from "./origin-key.js";
import { parameterSetsFault, parameterSetsKey } from "./parameter-sets.js";
import { allOperations } from "./reachable.js";
import { checkSecurityName, checkWireName } from "./wire-names.js";
import { hasTextForm, type Style } from "./text-forms.js";

/** Reports what clients and servers cannot carry: nothing of a message is passed over in silence. */
export function checkMessages(contract: Contract, diagnostics: Diagnostics): void {
  const seen = new Set<string>();
  for (const scheme of contract.securitySchemes.values()) checkSecurityName(scheme, diagnostics);
  for (const operation of allOperations(contract)) {
    checkSets(operation, diagnostics);
    for (const parameter of operation.parameters) {
      checkOnce(parameter, () => {
        checkWireName(parameter.name, parameter.in, memberOrigin(parameter.origin, "name"), diagnostics);
        checkParameter(parameter, parameter.style, diagnostics);
      });
    }
    for (const header of headersOf(operation)) {
      checkOnce(header, () => {
        checkWireName(header.name, "header", header.origin, diagnostics);
        checkParameter(header, "simple", diagnostics);
      });
    }
    for (const media of contentOf(operation)) checkOnce(media, () => checkForm(media, contract, diagnostics));
  }

  function checkOnce(item: Parameter | Header | MediaType, check: () => void): void {
    const key = originKey(item.origin);
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

function checkParameter(
  { name, schema, content, origin }: Parameter | Header,
  style: Style,
  diagnostics: Diagnostics,
): void {
  if (content !== undefined && !isJsonType(content.mediaType)) {
    diagnostics.report("plan/unsupported-parameter-content", content.origin, { name, mediaType: content.mediaType });
  }
  if (schema === undefined || hasTextForm(schema, style)) return;
  diagnostics.report("plan/unsupported-parameter", origin, { name, style });
}

function checkSets(operation: Operation, diagnostics: Diagnostics): void {
  const why = parameterSetsFault(operation);
  if (why === undefined) return;
  diagnostics.report("plan/unusable-parameter-sets", memberOrigin(operation.origin, parameterSetsKey, "key"), { why });
}

function checkForm(media: MediaType, { openapi }: Contract, diagnostics: Diagnostics): void {
  const carrier = carrierOf(media);
  if (carrier.kind !== "form" && carrier.kind !== "multipart") return;
  const { mediaType, encoding } = media;
  const { properties } = objectMembers(carrier.schema);
  if (properties.size === 0) {
    diagnostics.report("plan/unsupported-form", media.origin, { mediaType });
    return;
  }
  const open = openMembers(carrier.schema);
  if (open !== undefined) diagnostics.report("plan/unnamed-fields", open.origin, { mediaType });
  if (carrier.kind === "multipart") {
    // In OpenAPI 3.0 styles are for urlencoded forms alone, and passed over elsewhere.
    const hasStyles = openapi?.version === "3.1";
    encoding.forEach((each, name) => checkPart(name, each, hasStyles, diagnostics));
    return;
  }
  for (const [name, property] of properties) checkField(name, property, encoding.get(name), diagnostics);
}

function checkField(name: string, schema: JsonSchema, encoding: Encoding | undefined, diagnostics: Diagnostics): void {
  if (isJsonField(encoding)) return;
  const style = encoding?.style ?? "form";
  if (!hasTextForm(schema, style)) diagnostics.report("plan/unsupported-field", schema.origin, { name, style });
}

function checkPart(
  name: string,
  { origin, headers, style, explode }: Encoding,
  hasStyles: boolean,
  diagnostics: Diagnostics,
): void {
  for (const header of headers) {
    diagnostics.report("plan/unsupported-encoding", header.origin, { name, what: `the header "${header.name}"` });
  }
  const keyword = style !== undefined ? "style" : explode !== undefined ? "explode" : undefined;
  if (!hasStyles || keyword === undefined) return;
  diagnostics.report("plan/unsupported-encoding", origin, { name, what: `"${keyword}"` });
}
