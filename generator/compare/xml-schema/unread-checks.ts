import type { Origin } from "../../diagnostics/origin.js";
import { expandedName, type XmlSchema } from "../../model/xml-schema/components.js";
import { unreadCheckText } from "../../model/xml-schema/unread-check.js";

/** A part that a version was read without. */
export interface UnreadPart {
  readonly origin: Origin;
  /** Equal for parts at the same location. */
  readonly location: string;
  /** Equal for parts that say the same. */
  readonly key: string;
  /** The words for the part: `the keyword "pattern" at "#/components/schemas/Order"`. */
  readonly where: string;
  /** The words for its file and line; undefined for the document itself. */
  readonly file?: string;
  /** By pointer or by names: "#/paths/~1orders/get". */
  readonly subject: string;
  /** The error that the part is skipped for. */
  readonly why: string;
  /** The words for a part that counts as absent, because no valid request is different with it; undefined for other parts. */
  readonly absent?: string | undefined;
}

/**
 * Checks of XSD 1.1, which both versions are read without. A check in a component that the other version does not have is left out: there is
 * nothing to compare it with.
 */
export function unreadChecks(schema: XmlSchema | undefined, other: XmlSchema | undefined): readonly UnreadPart[] {
  if (schema === undefined || other === undefined) return [];
  return schema.documents.flatMap(({ targetNamespace, unreadChecks: checks = [] }) =>
    checks.flatMap((check) => {
      const { component, within, what, text, origin } = check;
      if (component !== undefined && !hasComponent(other, component, targetNamespace)) return [];
      const location = JSON.stringify([targetNamespace, within, what]);
      const where = `the ${unreadCheckText(check)}`;
      const why = "It is a feature of XSD 1.1; specwright reads schemas as XSD 1.0.";
      return [{ location, key: `${location} ${text}`, where, subject: within, origin, why }];
    }),
  );
}

function hasComponent(
  { elements, attributes, types, modelGroups, attributeGroups }: XmlSchema,
  { kind, name }: { readonly kind: string; readonly name: string },
  namespace: string,
): boolean {
  const kinds: { readonly [kind: string]: ReadonlyMap<string, unknown> } = {
    element: elements,
    attribute: attributes,
    group: modelGroups,
    attributeGroup: attributeGroups,
    simpleType: types,
    complexType: types,
  };
  return kinds[kind]?.has(expandedName({ namespace, local: name })) ?? true;
}
