import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Origin } from "../diagnostics/origin.js";
import { valueAt } from "../model/json-pointer.js";
import type { Contract, SkippedPart } from "../model/contract.js";
import type { QName } from "../model/xml-schema/components.js";
import { compareText } from "../text/in-order.js";

/**
 * Reports a spec without anything to generate: it declares no operation, schema or XSD component, or only in documents
 * that were not found.
 */
export function checkNotEmpty(contract: Contract, diagnostics: Diagnostics): void {
  const { operations, webhooks, schemas, xml, components, skippedParts = [], files } = contract;
  const [file] = files;
  const parts = [operations, webhooks, ...Object.values<readonly unknown[]>({ ...components })];
  if (file === undefined || parts.some(({ length }) => length > 0)) return;
  const lostSchemas = new Map(skippedParts.map(lostSchema).filter((lost) => lost !== undefined));
  const lostComponents = new Set(
    (xml?.missingDocuments ?? []).length === 0 ? [] : skippedParts.map(({ origin }) => placeOf(origin)),
  );
  const isLost = ({ name, origin }: { readonly name?: QName; readonly origin: Origin }): boolean =>
    ["element", "attribute", "simpleType", "complexType", "group", "attributeGroup"].some((kind) =>
      lostComponents.has(`${origin.file.path}#/${kind}/${name?.local ?? ""}`),
    );
  const declared =
    xml === undefined
      ? []
      : [xml.elements, xml.attributes, xml.types, xml.modelGroups, xml.attributeGroups].flatMap((map) => [
          ...map.values(),
        ]);
  const isEmpty =
    declared.every(isLost) && [...schemas.values()].every(({ origin }) => lostSchemas.has(placeOf(origin)));
  if (!isEmpty) return;
  const missing = [...new Set([...lostSchemas.values(), ...(xml?.missingDocuments ?? [])])].sort(compareText);
  const origin = { kind: "offset", file, start: 0 } as const;
  diagnostics.report("project/nothing-left", origin, { path: file.path, missing, isXsd: xml !== undefined });
}

/** The location of a schema that is only a reference to a document that was not found, and the reference. */
function lostSchema({ origin, document, cause }: SkippedPart): readonly [string, string] | undefined {
  const { pointer } = origin;
  const schemaPointer = pointer.replace(/\/\$ref$/, "");
  const isMissing = cause === undefined || /^(?:source\/|openapi\/remote-ref$)/.test(cause.code);
  const written = valueAt(document, schemaPointer);
  if (!isMissing || typeof written !== "object" || written === null || Array.isArray(written)) return undefined;
  const reference = "$ref" in written ? written["$ref"] : undefined;
  const isReference = Object.keys(written).every((key) =>
    /^\$(?:ref|schema|id|comment)$|^(?:title|description)$/.test(key),
  );
  if (typeof reference !== "string" || !isReference) return undefined;
  return [placeOf({ ...origin, pointer: schemaPointer }), reference];
}

function placeOf(origin: Origin): string {
  return `${origin.file.path}#${origin.kind === "pointer" ? origin.pointer : ""}`;
}
