import {
  marksNamespace,
  xmlViewKinds,
  type AnnotatedRule,
  type Annotation,
  type SimpleTypeDefinition,
} from "../../model/xml-schema/components.js";
import type { Origin } from "../../diagnostics/origin.js";
import type { DocumentationChangeId } from "../catalog/documentation.js";
import type { XsdChangeId } from "../catalog/xsd.js";
import type { FoundChange } from "../change.js";
import type { ChangeData } from "../kind-of-change.js";
import { inOrder } from "../../text/in-order.js";
import { missingFrom } from "../pair-up.js";
import { codeChange, bothOrigins } from "./difference.js";
import type { Frame } from "./frame.js";
import type { Versions } from "../versions.js";

/** Something that has an annotation. */
export interface Annotated {
  readonly annotation: Annotation;
  readonly origin: Origin;
}

const retired = `{${marksNamespace}}retired`;

/** Changes of the marks and rules of one component: people are told them, and nothing checks them. */
export function markDifferences(
  annotated: Versions<Annotated>,
  { subject, session }: Pick<Frame, "subject" | "session">,
): readonly FoundChange[] {
  const origins = bothOrigins(annotated);
  const [old, now] = [annotated.before.annotation, annotated.after.annotation];
  if (old === now) return [];
  const changed = (id: XsdChangeId, data: ChangeData): FoundChange => codeChange(id, subject, data, origins);
  const names = inOrder(new Set([...old.marks.keys(), ...now.marks.keys()]), (name) => name);
  const marks = names.flatMap((name): readonly FoundChange[] => {
    const [was, is] = [old.marks.get(name), now.marks.get(name)];
    if (was === is) return [];
    const view = xmlViewKinds.find((kind) => name === `{${marksNamespace}}${kind}` && session.views.has(kind));
    if (view !== undefined)
      return [changed("xsd/view-changed", { view, before: inWords(name, was), after: inWords(name, is) })];
    const { id, data } = markDifference(name, was, is);
    return [{ ...changed(id, data), ...effectsOf(name, id) }];
  });
  const text = (id: DocumentationChangeId, member: string, textOf: (annotation: Annotation) => string | undefined) =>
    textOf(old) === textOf(now) ? [] : [{ id, subject, data: { names: member }, ...origins }];
  const [was, is] = [old.rules.map(ruleText), now.rules.map(ruleText)];
  return [
    ...marks,
    ...text("documentation/description-changed", "documentation", ({ documentation }) => documentation),
    ...text("documentation/extension-changed", "appinfo", ({ notes, sandboxChoices }) =>
      JSON.stringify([notes, sandboxChoices.map(ruleText)]),
    ),
    ...missingFrom(was, is).map((rule) => changed("xsd/rule-removed", { rule })),
    ...missingFrom(is, was).map((rule) => changed("xsd/rule-added", { rule })),
  ];
}

/** The same for the values that a type lists. */
export function enumerationMarks(
  { before, after }: Versions<SimpleTypeDefinition>,
  { subject, session }: Pick<Frame, "subject" | "session">,
): readonly FoundChange[] {
  const theirs = new Map((after.facets.enumeration ?? []).map((value) => [value.value, value]));
  return (before.facets.enumeration ?? []).flatMap((value) => {
    const partner = theirs.get(value.value);
    if (partner === undefined) return [];
    return markDifferences({ before: value, after: partner }, { subject: `${subject}=${value.value}`, session });
  });
}

function markDifference(name: string, before: string | undefined, after: string | undefined): MarkChange {
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
