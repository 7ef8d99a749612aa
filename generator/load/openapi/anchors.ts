import { isArray, isObject, items, members, rootOf, type Cursor, type SpecDocument } from "./cursor.js";

const known = new WeakMap<SpecDocument, ReadonlyMap<string, Cursor>>();
const none: ReadonlyMap<string, Cursor> = new Map();

/** Every `$anchor` of a document by name (JSON Schema core, section 8.2.2); the first of several wins. */
export function anchorsOf(document: SpecDocument): ReadonlyMap<string, Cursor> {
  // Most documents have none, and telling that from the text is cheaper than walking the values.
  if (!document.file.text.includes("$anchor")) return none;
  let anchors = known.get(document);
  if (anchors === undefined) known.set(document, (anchors = collect(document)));
  return anchors;
}

function collect(document: SpecDocument): ReadonlyMap<string, Cursor> {
  const anchors = new Map<string, Cursor>();
  const open: Cursor[] = [rootOf(document)];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const name = isObject(at.value) ? at.value["$anchor"] : undefined;
    if (typeof name === "string" && !anchors.has(name)) anchors.set(name, at);
    const children = isArray(at.value) ? items(at) : members(at).map((entry) => entry.at);
    for (const child of [...children].reverse()) open.push(child);
  }
  return anchors;
}
