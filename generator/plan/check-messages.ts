import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import { memberOrigin } from "../diagnostics/origin.js";
import type { Contract, Header, MediaTypeObject, Operation, Parameter } from "../model/contract.js";
import { payloadEncoding, parameterEncoding } from "./payload-encoding.js";
import { hasItemsOfSeveralParts } from "./form-parts.js";
import { originKey } from "./origin-key.js";
import { parameterSetsFault, parameterSetsKey } from "./parameter-sets.js";
import { allOperations } from "./reachable.js";
import { checkSecurityName, checkWireName } from "./wire-names.js";
import { hasWholeShape, maxShapeValues, typesOf } from "./value-shapes.js";

/** Reports the parts of messages that clients and servers do not support, so that none is ignored silently. */
export function checkMessages(contract: Contract, diagnostics: Diagnostics): void {
  const seen = new Set<string>();
  for (const scheme of contract.securitySchemes.values()) checkSecurityName(scheme, diagnostics);
  for (const operation of allOperations(contract)) {
    checkSets(operation, diagnostics);
    for (const parameter of operation.parameters) {
      checkOnce(parameter, () => {
        checkWireName(parameter.name, parameter.in, memberOrigin(parameter.origin, "name"), diagnostics);
        checkParameter(parameter, diagnostics);
      });
    }
    for (const header of headersOf(operation)) {
      checkOnce(header, () => {
        checkWireName(header.name, "header", header.origin, diagnostics);
        checkParameter(header, diagnostics);
      });
    }
    for (const media of contentOf(operation)) checkOnce(media, () => checkForm(media, diagnostics));
  }

  function checkOnce(item: Parameter | Header | MediaTypeObject, check: () => void): void {
    const key = originKey(item.origin);
    if (seen.has(key)) return;
    seen.add(key);
    check();
  }
}

function headersOf(operation: Operation): readonly Header[] {
  const encodings = contentOf(operation).flatMap(({ encoding }) => [...encoding.values()]);
  return [...operation.responses, ...encodings].flatMap(({ headers }) => headers);
}

function contentOf({ requestBody, responses }: Operation): readonly MediaTypeObject[] {
  return [...(requestBody?.content ?? []), ...responses.flatMap((response) => response.content)];
}

function checkParameter({ name, schema, content, origin }: Parameter | Header, diagnostics: Diagnostics): void {
  if (content !== undefined && parameterEncoding(content) === undefined) {
    diagnostics.report("plan/unsupported-parameter-content", content.origin, { name, mediaType: content.mediaType });
  }
  if (schema === undefined || hasWholeShape([schema])) return;
  diagnostics.report("plan/too-many-values", origin, { name, most: maxShapeValues });
}

function checkSets(operation: Operation, diagnostics: Diagnostics): void {
  const why = parameterSetsFault(operation);
  if (why === undefined) return;
  diagnostics.report("plan/unusable-parameter-sets", memberOrigin(operation.origin, parameterSetsKey, "key"), { why });
}

function checkForm(media: MediaTypeObject, diagnostics: Diagnostics): void {
  const carrier = payloadEncoding(media);
  if (carrier.kind !== "form" && carrier.kind !== "multipart") return;
  const { mediaType, origin } = media;
  const { schema } = carrier;
  const types = schema === undefined ? new Set() : typesOf([schema]);
  const hasParts = types.has("object") || (carrier.kind === "multipart" && types.has("array"));
  if ((types.size > 0 && !hasParts) || (schema !== undefined && hasItemsOfSeveralParts(schema))) {
    diagnostics.report("plan/unsupported-form", origin, { mediaType });
    return;
  }
  const named = carrier.kind === "form" ? carrier.fields.named : carrier.parts.named;
  for (const { name, schemas } of named) {
    if (hasWholeShape(schemas)) continue;
    diagnostics.report("plan/too-many-values", schemas[0]?.origin ?? origin, { name, most: maxShapeValues });
  }
}
