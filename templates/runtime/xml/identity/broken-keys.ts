import type { Identity, IdentityPath, NameTest } from "./identity-paths.js";
import type { XmlFinding } from "../problems.js";
import { quoted } from "../../base/safe-text.js";

/** An element whose values are compared. */
export interface ComparedElement {
  /** The place of the element, as problems have it. */
  readonly path: string;
  /** The values of its fields, as messages show them. */
  readonly texts: ((() => string) | undefined)[];
  /** True where no message shows them. */
  isSecret: boolean;
}

/** A value that another element has already. Part 1, section 3.11.4, clauses 4.1 and 4.2.2. */
export function repeatedKey(identity: Identity, selected: ComparedElement, first: ComparedElement): XmlFinding {
  const code = `cvc-identity-constraint.${identity.kind === "key" ? "4.2.2" : "4.1"}`;
  const asks = `repeats that of ${first.path}; ${named(identity)} requires unique values.`;
  return finding(code, selected, `a value that differs from that of ${first.path}`, (value) => `${value} ${asks}`);
}

/** A value that nothing has. Clause 4.3. */
export function danglingReference(identity: Identity, selected: ComparedElement): XmlFinding {
  const refer = quoted(localPart(identity.refer ?? ""));
  const end = `is not among the values of ${refer}, which ${named(identity)} refers to.`;
  return finding(
    "cvc-identity-constraint.4.3",
    selected,
    `one of the values of ${refer}`,
    (value) => `${value} ${end}`,
  );
}

/** A field of a key without a value. Clause 4.2.1. */
export function missingField(identity: Identity, field: number): XmlFinding {
  const expected = quoted(fieldText(identity, field));
  const message = `A value for ${expected} is missing, which ${named(identity)} requires.`;
  return { code: "cvc-identity-constraint.4.2.1", message, expected };
}

/** A field that is not the one simple value that it must be. Clauses 3 and 4.2.3. */
export function brokenField(identity: Identity, field: number, fault: keyof typeof fieldFaults): XmlFinding {
  const { code, words } = fieldFaults[fault];
  const message = `${quoted(fieldText(identity, field))} of ${named(identity)} ${words}.`;
  return { code: `cvc-identity-constraint.${code}`, message };
}

const fieldFaults = {
  several: { code: "3", words: "appears more than once" },
  complex: { code: "3", words: "selects an element without a simple value" },
  nillable: { code: "4.2.3", words: "selects an element that may be nil" },
} as const;

function finding(
  code: string,
  { isSecret, texts }: ComparedElement,
  expected: string,
  messageOf: (value: string) => string,
): XmlFinding {
  const discreet = messageOf("The value");
  if (isSecret) return { code, message: discreet, discreet, expected };
  const values = texts.map((text) => quoted(text?.() ?? "")).join(", ");
  const actual = texts.length === 1 ? values : `(${values})`;
  return { code, message: messageOf(actual), discreet, expected, actual };
}

/** 'key "Name"' */
function named({ kind, name }: Identity): string {
  return `${kind} ${quoted(localPart(name))}`;
}

function localPart(name: string): string {
  return name.slice(name.lastIndexOf("}") + 1);
}

/** A field as a schema writes it, without prefixes. */
function fieldText({ fields }: Identity, field: number): string {
  return (fields[field] ?? []).map(pathText).join(" | ");
}

function pathText({ anywhere, steps, attribute }: IdentityPath): string {
  const parts = steps.map(testText);
  if (attribute !== undefined) parts.push(`@${testText(attribute)}`);
  return `${anywhere ? ".//" : ""}${parts.length === 0 ? "." : parts.join("/")}`;
}

function testText({ local }: NameTest): string {
  return local ?? "*";
}
