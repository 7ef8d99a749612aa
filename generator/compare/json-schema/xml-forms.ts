import type { JsonSchema } from "../../model/json-schema/schema.js";
import { plainTarget } from "../../model/json-schema/plain-target.js";
import { xmlForm, xmlRoot, type XmlPart, type XmlPartName } from "../../model/json-schema/xml-form.js";
import type { FoundChange } from "../change.js";
import type { ChangeFinding, SchemaPair } from "../finding.js";
import { createIsNewPair } from "../pair-map.js";
import { gatherChanges } from "../gather-changes.js";
import type { SchemaSession } from "./schema-session.js";
import type { Versions } from "../versions.js";

/** Two versions of what an element holds, and its name in each. */
interface Content extends Versions<{ readonly schema: JsonSchema; readonly name: string }> {
  /** The changed thing, by names: "Order.quantity". */
  readonly subject: string;
}

const maxContents = 10_000;

/** Compares the elements and attributes that values of JSON schemas are written as. OpenAPI, XML Object. */
export function compareXmlForms(pairs: readonly SchemaPair[], session: SchemaSession): readonly ChangeFinding[] {
  const gathering = gatherChanges();
  for (const { before, after, subject, use } of pairs) {
    const [old, now] = [xmlRoot(before), xmlRoot(after)];
    const root = { before: { schema: before, name: old.name }, after: { schema: after, name: now.name }, subject };
    const named = { ...root, subject: nameOf(root, session) ?? subject };
    if (old.isUnnamed !== true || now.isUnnamed !== true) {
      for (const change of nameChanges(
        { ...old, schema: before },
        { ...now, schema: after },
        named.subject,
        "root element",
      ))
        gathering.add(change, [use]);
    }
    for (const change of changesInside(named, session)) gathering.add(change, [use]);
  }
  return gathering.findings();
}

function nameOf({ before, after }: Content, session: SchemaSession): string | undefined {
  const [old, now] = [session.nameOf(plainTarget(before.schema)), session.nameOf(plainTarget(after.schema))];
  return session.isSameName(old, now) ? old : undefined;
}

/** Level by level, each pair once: schemas may hold themselves. */
function changesInside(start: Content, session: SchemaSession): readonly FoundChange[] {
  const found: FoundChange[] = [];
  const isNew = createIsNewPair<JsonSchema, JsonSchema>();
  const queue: Content[] = [start];
  for (const content of queue) {
    const [old, now] = [plainTarget(content.before.schema), plainTarget(content.after.schema)];
    if (queue.length > maxContents || !isNew(old, now)) continue;
    const subject = nameOf(content, session) ?? content.subject;
    const [a, b] = [xmlForm(old, content.before.name), xmlForm(now, content.after.name)];
    if (a.kind === "list" && b.kind === "list") {
      found.push(...nameChanges(a.item, b.item, `${subject}[]`, "element of an item"));
      queue.push({ before: a.item, after: b.item, subject: `${subject}[]` });
    }
    if (a.kind !== "object" || b.kind !== "object") continue;
    const later = new Map(b.parts.map((part) => [part.property, part]));
    for (const part of a.parts) {
      const partner = later.get(part.property);
      if (partner === undefined) continue;
      const at = `${subject}.${part.property}`;
      found.push(...partChanges(part, partner, at));
      queue.push({ before: part, after: partner, subject: part.place === "repeated" ? `${at}[]` : at });
    }
    if (a.others !== undefined && b.others !== undefined) {
      queue.push({
        before: { schema: a.others, name: "item" },
        after: { schema: b.others, name: "item" },
        subject: `${subject}.*`,
      });
    }
  }
  return found;
}

const places: Readonly<Record<XmlPart["place"], string>> = {
  element: "an element",
  attribute: "an attribute",
  repeated: "an element for each item, without a wrapper",
};

/** A list around which an element comes, or goes, has a change of its values too where it is not a list any more. */
function partChanges(old: XmlPart, now: XmlPart, subject: string): readonly FoundChange[] {
  if (old.place === now.place)
    return nameChanges(old, now, subject, old.place === "attribute" ? "attribute" : "element");
  const data = { before: places[old.place], after: places[now.place] };
  return [changed("schema/xml-place-changed", data, old, now, subject)];
}

type Named = XmlPartName & { readonly schema: JsonSchema };

function nameChanges(old: Named, now: Named, subject: string, what: string): readonly FoundChange[] {
  const found: FoundChange[] = [];
  if (old.name !== now.name || (old.namespace ?? "") !== (now.namespace ?? "")) {
    const data = { what, before: expanded(old), after: expanded(now) };
    found.push(changed("schema/xml-name-changed", data, old, now, subject));
  } else if ((old.prefix ?? "") !== (now.prefix ?? "")) {
    const data = { what, before: old.prefix ?? "", after: now.prefix ?? "" };
    found.push(changed("schema/xml-prefix-changed", data, old, now, subject));
  }
  return found;
}

/** Namespaces in XML 1.0, section 2.1: a name and its namespace, "{https://orders.example}order". */
function expanded({ name, namespace }: XmlPartName): string {
  return namespace === undefined ? name : `{${namespace}}${name}`;
}

function changed(
  id: "schema/xml-place-changed" | "schema/xml-name-changed" | "schema/xml-prefix-changed",
  data: FoundChange["data"],
  old: { readonly schema: JsonSchema },
  now: { readonly schema: JsonSchema },
  subject: string,
): FoundChange {
  return { id, data, subject, before: old.schema.origin, after: now.schema.origin };
}
