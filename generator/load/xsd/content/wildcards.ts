import type { NamespaceConstraint, Wildcard } from "../../../model/xml-schema/components.js";
import { splitWhiteSpace } from "../../../../templates/runtime/xsd/white-space.js";
import { referenceAnnotation } from "../annotations/annotations.js";
import type { Located } from "../names/globals.js";
import { tokenValue } from "../xml/values.js";

/** An xs:any or xs:anyAttribute. Part 1, section 3.10.2. */
export function mapWildcard({ node, document }: Located): Wildcard {
  const processContents = tokenValue(node, "processContents");
  const annotation = referenceAnnotation(node);
  return {
    kind: "wildcard",
    origin: node.origin,
    namespaces: mapNamespaces(tokenValue(node, "namespace") ?? "##any", document.targetNamespace),
    processContents: processContents === "lax" || processContents === "skip" ? processContents : "strict",
    ...(annotation && { annotation }),
  };
}

function mapNamespaces(text: string, targetNamespace: string): NamespaceConstraint {
  if (text === "##any") return { kind: "any" };
  if (text === "##other") return { kind: "not", namespace: targetNamespace };
  const namespaces = splitWhiteSpace(text).map((word) => {
    if (word === "##targetNamespace") return targetNamespace;
    return word === "##local" ? "" : word;
  });
  return { kind: "list", namespaces: [...new Set(namespaces)] };
}
