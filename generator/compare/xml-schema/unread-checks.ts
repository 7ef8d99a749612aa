import { grouped } from "../../model/grouped.js";
import { expandedName, type XmlSchema } from "../../model/xml-schema/components.js";
import { unreadCheckText, type UnreadCheck } from "../../model/xml-schema/unread-check.js";
import { changeAt, type ChangeFinding } from "../finding.js";

/** Checks of XSD 1.1 that no version is read with, told apart by what they say. */
export interface ComparedChecks {
  /** Findings about checks that one version alone has. */
  readonly changed: readonly ChangeFinding[];
  /** Those that are alike in both, in words. */
  readonly same: readonly string[];
}

interface HeldCheck extends UnreadCheck {
  /** The target namespace of the schema that holds the check. */
  readonly targetNamespace: string;
}

/** Compares checks that are passed over. One in a component that the other version has not is no doubt: there is nothing to compare it with. */
export function compareUnreadChecks(before: XmlSchema | undefined, after: XmlSchema | undefined): ComparedChecks {
  if (before === undefined || after === undefined) return { changed: [], same: [] };
  const [old, now] = [checksOf(before, after), checksOf(after, before)];
  const alike = pairedBy(old, now, (check) => `${placeKey(check)} ${check.text}`);
  const moved = pairedBy(alike.onlyOld, alike.onlyNow, placeKey);
  return {
    same: alike.both.map(([, check]) => whereOf(check)),
    changed: [
      ...moved.both.map(([older, newer]) => checkChange(older, newer)),
      ...moved.onlyOld.map((check) => checkChange(check, undefined)),
      ...moved.onlyNow.map((check) => checkChange(undefined, check)),
    ],
  };
}

function checksOf(schema: XmlSchema, other: XmlSchema): readonly HeldCheck[] {
  return schema.documents.flatMap(({ targetNamespace, unreadChecks = [] }) =>
    unreadChecks.flatMap((check) => {
      const { component } = check;
      const isShared = component === undefined || hasComponent(other, component, targetNamespace);
      return isShared ? [{ ...check, targetNamespace }] : [];
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

function placeKey({ targetNamespace, within, what }: HeldCheck): string {
  return JSON.stringify([targetNamespace, within, what]);
}

/** Pairs of equal keys, each item once, in their order. */
function pairedBy<T>(old: readonly T[], now: readonly T[], keyOf: (item: T) => string): Paired<T> {
  const left = grouped(now, keyOf);
  for (const equals of left.values()) equals.reverse();
  const both: (readonly [T, T])[] = [];
  const onlyOld = old.filter((item) => {
    const partner = left.get(keyOf(item))?.pop();
    if (partner !== undefined) both.push([item, partner]);
    return partner === undefined;
  });
  return { both, onlyOld, onlyNow: [...left.values()].flatMap((equals) => equals.reverse()) };
}

interface Paired<T> {
  /** Pairs that are alike, the earlier one first. */
  readonly both: readonly (readonly [T, T])[];
  /** Things of the earlier version without a partner. */
  readonly onlyOld: readonly T[];
  /** Things of the later version without a partner. */
  readonly onlyNow: readonly T[];
}

function whereOf(check: UnreadCheck): string {
  return `the ${unreadCheckText(check)}`;
}

function checkChange(before: UnreadCheck | undefined, after: UnreadCheck | undefined): ChangeFinding {
  const check = after ?? before;
  const where = check === undefined ? "" : whereOf(check);
  const subject = check?.within ?? "";
  const version = before && after ? "both versions" : before ? "the older version" : "the newer version";
  const why = "It is a feature of XSD 1.1; specwright reads schemas as XSD 1.0.";
  return changeAt({ subject, where, uses: [] }, "compare/not-compared", { before, after }, { where, version, why });
}
