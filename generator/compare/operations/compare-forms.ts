import type { MediaTypeObject } from "../../model/contract.js";
import { payloadEncoding, type PayloadEncoding } from "../../plan/payload-encoding.js";
import type { PartPlan } from "../../plan/form-parts.js";
import { changeAt, within, type Finding, type Position } from "../finding.js";

/**
 * Compares the decisions of a schema beside its values: if a body, or a part of a multipart form, is bytes, text or
 * JSON. Parts with an Encoding Object are told of by what that says.
 */
export function compareForms(
  before: MediaTypeObject,
  after: MediaTypeObject,
  changePlace: Position,
): readonly Finding[] {
  if (before.payload.kind !== "json" || after.payload.kind !== "json") return [];
  const [old, now] = [payloadEncoding(before), payloadEncoding(after)];
  const sides = { before, after };
  if (old.kind !== now.kind) return [changed(changePlace, sides, forms[old.kind], forms[now.kind])];
  const parts = new Map(partsOf(now).map((part) => [part.name, part]));
  return partsOf(old).flatMap((part) => {
    const partner = parts.get(part.name);
    if (partner === undefined || partner.kind === part.kind) return [];
    if (before.encoding.has(part.name) || after.encoding.has(part.name)) return [];
    const at = within(changePlace, part.name, `the part "${part.name}"`);
    return [
      changed(
        at,
        { before: part.schemas[0] ?? before, after: partner.schemas[0] ?? after },
        partForms[part.kind],
        partForms[partner.kind],
      ),
    ];
  });
}

function partsOf(carrier: PayloadEncoding): readonly PartPlan[] {
  return carrier.kind === "multipart" ? carrier.parts.named : [];
}

function changed(changePlace: Position, sides: Parameters<typeof changeAt>[2], before: string, after: string): Finding {
  return changeAt(changePlace, "media-type/form-changed", sides, { before, after });
}

const partForms: Readonly<Record<PartPlan["kind"], string>> = {
  ...{ file: "a file", json: "JSON", text: "text", value: "JSON or text", open: "a file, JSON or text" },
  styled: "text by its style",
};
const forms: Readonly<Record<PayloadEncoding["kind"], string>> = {
  ...{
    json: "JSON",
    xml: "XML",
    document: "XML",
    form: "a form",
    multipart: "a multipart form",
    text: "text",
    stream: "items",
    binary: "bytes",
  },
};
