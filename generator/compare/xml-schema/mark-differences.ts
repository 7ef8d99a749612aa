import {
  marksNamespace,
  xmlViewKinds,
  type AnnotatedRule,
  type Annotation,
  type SimpleTypeDefinition,
} from "../../model/xml-schema/components.js";
import type { Origin } from "../../diagnostics/origin.js";
import type { DocumentationChangeId } from "../catalog/documentation.js";
import type { FoundChange } from "../change.js";
import { inOrder } from "../../text/in-order.js";
import { missingFrom } from "../pair-up.js";
import { codeChange } from "./difference.js";
import type { Versions, XmlSession } from "./session.js";

/** Something that has an annotation. */
export interface Annotated {
  readonly annotation: Annotation;
  readonly origin: Origin;
}

const retired = `{${marksNamespace}}retired`;

/** Changes of the marks and rules of one component: people are told them, and nothing checks them. */
export function markDifferences(
  { before, after }: Versions<Annotated>,
  subject: string,
  session: Pick<XmlSession, "views">,
): readonly FoundChange[] {
  const origins = { before: before.origin, after: after.origin };
  const [old, now] = [before.annotation, after.annotation];
  if (old === now) return [];
  const names = inOrder(new Set([...old.marks.keys(), ...now.marks.keys()]), (name) => name);
  const marks = names.flatMap((name) => {
    const [was, is] = [old.marks.get(name), now.marks.get(name)];
    const view = xmlViewKinds.find((kind) => name === `{${marksNamespace}}${kind}` && session.views.has(kind));
    if (view !== undefined && was !== is) {
      const data = { view, before: inWords(name, was), after: inWords(name, is) };
      return [codeChange("xsd/view-changed", subject, data, origins)];
    }
    const change = markDifference(name, was, is);
    return change === undefined
      ? []
      : [{ ...codeChange(change.id, subject, change.data, origins), ...effectsOf(name, change.id) }];
  });
  const texts = textDifferences(old, now).map(({ id, members }) => ({
    id,
    subject,
    data: { names: members },
    ...origins,
  }));
  const [was, is] = [old.rules.map(ruleText), now.rules.map(ruleText)];
  const rule = (id: "xsd/rule-added" | "xsd/rule-removed", text: string): FoundChange =>
    codeChange(id, subject, { rule: text }, origins);
  return [
    ...marks,
    ...texts,
    ...missingFrom(was, is).map((text) => rule("xsd/rule-removed", text)),
    ...missingFrom(is, was).map((text) => rule("xsd/rule-added", text)),
  ];
}

/** Differences in what people and tools of others are told. */
function textDifferences(
  before: Annotation,
  after: Annotation,
): readonly { readonly id: DocumentationChangeId; readonly members: string }[] {
  const notesOf = ({ notes, sandboxChoices }: Annotation): string =>
    JSON.stringify([notes, sandboxChoices.map(ruleText)]);
  return [
    ...(before.documentation === after.documentation
      ? []
      : [{ id: "documentation/description-changed", members: "documentation" } as const]),
    ...(notesOf(before) === notesOf(after)
      ? []
      : [{ id: "documentation/extension-changed", members: "appinfo" } as const]),
  ];
}

/** The same for the values that a type lists. */
export function enumerationMarks(
  { before, after }: Versions<SimpleTypeDefinition>,
  subject: string,
  session: Pick<XmlSession, "views">,
): readonly FoundChange[] {
  const theirs = new Map((after.facets.enumeration ?? []).map((value) => [value.value, value]));
  return (before.facets.enumeration ?? []).flatMap((valueBefore) => {
    const partner = theirs.get(valueBefore.value);
    return partner === undefined
      ? []
      : markDifferences({ before: valueBefore, after: partner }, `${subject}=${valueBefore.value}`, session);
  });
}

function markDifference(name: string, before: string | undefined, after: string | undefined): MarkChange | undefined {
  if (before === after) return undefined;
  const isRetirement = name === retired;
  const data = {
    ...(isRetirement ? {} : { mark: name.replace(/^\{.*\}/, "") }),
    ...(before !== undefined && { before: inWords(name, before) }),
    ...(after !== undefined && { after: inWords(name, after) }),
  };
  const what = before === undefined ? "added" : after === undefined ? "removed" : "changed";
  return { id: isRetirement ? retirements[what] : `xsd/mark-${what}`, data };
}

const retirements = {
  added: "xsd/retired",
  removed: "xsd/no-longer-retired",
  changed: "xsd/retirement-changed",
} as const;

type MarkChangeId = `xsd/mark-${keyof typeof retirements}` | (typeof retirements)[keyof typeof retirements];
type MarkChange = Pick<FoundChange, "data"> & Record<"id", MarkChangeId>;

/** A demand on create and update concerns those who send; a scope, those who read, and whoever it keeps out. */
function effectsOf(name: string, id: MarkChangeId): Pick<FoundChange, "levels" | "weakensSecurity"> {
  const weakensSecurity = name === `{${marksNamespace}}scope` && id !== "xsd/mark-added";
  if (id !== "xsd/mark-added" && id !== "xsd/mark-changed") return { weakensSecurity };
  switch (name) {
    case `{${marksNamespace}}create`:
    case `{${marksNamespace}}update`:
      return { levels: { sent: "warning", read: "info" } };
    case `{${marksNamespace}}scope`:
      return { levels: { sent: "info", read: "warning" }, weakensSecurity };
    default:
      return {};
  }
}

function inWords(name: string, value: string | undefined): string {
  if (value === undefined) return "as in the schema";
  const isOfOperation = name === `{${marksNamespace}}create` || name === `{${marksNamespace}}update`;
  if (!isOfOperation) return value;
  return value === "R" ? "required" : value === "X" ? "not possible" : value;
}

function ruleText({ name, text }: AnnotatedRule): string {
  return name === "" ? text : `${name}: ${text}`;
}
