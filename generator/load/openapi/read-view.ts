import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { XmlPayloadView } from "../../model/contract.js";
import { expandedName, xmlViewKinds, type ElementDeclaration } from "../../model/xml-schema/components.js";
import { originOf, type Cursor } from "./cursor.js";
import type { ReadContext } from "./read-context.js";

type ViewContext = Pick<ReadContext, "xsdElements" | "diagnostics">;

/** An element of a payload, seen from the view that `x-xsd-view` names. */
export function readView(
  of: ElementDeclaration,
  written: Cursor | undefined,
  context: ViewContext,
): { readonly element: ElementDeclaration; readonly view?: XmlPayloadView } {
  if (written === undefined) return { element: of };
  const kind = xmlViewKinds.find((known) => known === written.value);
  const view = kind && context.xsdElements.view(kind);
  if (kind === undefined || view === undefined) {
    reportView(written, `is ${JSON.stringify(written.value)}, which is not a view`, context);
    return { element: of };
  }
  const { schema, unclear } = view;
  if (unclear !== undefined) {
    const related = [{ message: "here", origin: unclear.origin }];
    reportView(written, "makes children optional that then cannot be distinguished", context, related);
    return { element: of };
  }
  return { element: schema.elements.get(expandedName(of.name)) ?? of, view: { kind, of, schema } };
}

/** Reports a view that cannot be taken; nothing where none is written. */
export function reportView(
  written: Cursor | undefined,
  reason: string,
  { diagnostics }: ViewContext,
  related?: Diagnostic["related"],
): void {
  if (written !== undefined) diagnostics.report("openapi/invalid-xsd-view", originOf(written), { reason }, related);
}
