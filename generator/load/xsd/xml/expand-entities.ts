import { DoctypeFault, readDoctype, type Doctype } from "./doctype.js";
import { asWritten, TextExpander, type ExpandedText } from "./expanded-text.js";

/** Limit of characters that references to entities add to a document. */
const maxExpanded = 1_000_000;
/** Limit of entities that refer to each other in a row. */
const maxEntityDepth = 20;

/**
 * A schema document without its DOCTYPE: references to internal entities are expanded, and the root has the attributes that are
 * given to it. Throws a DoctypeFault. XML 1.0, sections 3.3.2 and 4.4.
 */
export function expandEntities(source: string): ExpandedText {
  const doctype = readDoctype(source);
  if (doctype === undefined) return asWritten(source);
  const expander = new TextExpander(source);
  expander.copy(0, doctype.start);
  const room = { left: maxExpanded };
  let at = doctype.end;
  let isRoot = true;
  for (const { start, end, isTag } of stretches(source, doctype.end)) {
    const text = source.slice(start, end);
    for (const reference of text.matchAll(entityReference)) {
      const position = start + reference.index;
      expander.copy(at, position);
      expander.put(expanded(reference[0], { doctype, room, start: position, isAttribute: isTag }), position);
      at = position + reference[0].length;
    }
    if (!isTag || !isRoot) continue;
    isRoot = false;
    const tagEnd = end - (text.endsWith("/>") ? 2 : 1);
    expander.copy(at, tagEnd);
    expander.put(missingAttributes(text, doctype), tagEnd);
    at = tagEnd;
  }
  expander.copy(at, source.length);
  return expander.finish();
}

const entityReference = /&[^;#<&"'\s]{1,200};/g;

/** Tags and the texts between them; comments, instructions and CDATA sections are left out. */
function* stretches(
  text: string,
  from: number,
): Generator<{ readonly start: number; readonly end: number; readonly isTag: boolean }> {
  for (let at = from; at < text.length;) {
    const open = text.indexOf("<", at);
    const end = open < 0 ? text.length : open;
    if (end > at) yield { start: at, end, isTag: false };
    if (open < 0) return;
    const closing = sections.find(([mark]) => text.startsWith(mark, open))?.[1];
    const close = closing === undefined ? tagEndAt(text, open) : endOf(text, closing, open);
    if (closing === undefined) yield { start: open, end: close, isTag: true };
    at = close;
  }
}

const sections: readonly (readonly [begin: string, end: string])[] = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
];

function endOf(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from);
  return end < 0 ? text.length : end + mark.length;
}

/** After the ">" of a tag that is not in quotes. */
function tagEndAt(text: string, open: number): number {
  const marks = /["'>]/g;
  marks.lastIndex = open;
  for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
    if (found[0] === ">") return found.index + 1;
    const close = text.indexOf(found[0], found.index + 1);
    if (close < 0) break;
    marks.lastIndex = close + 1;
  }
  return text.length;
}

const predefined: ReadonlySet<string> = new Set(["amp", "lt", "gt", "apos", "quot"]);

interface Place {
  readonly doctype: Doctype;
  /** The characters that entities may still bring, one count for the whole file. */
  readonly room: { left: number };
  readonly start: number;
  readonly isAttribute: boolean;
}

/** The text that a reference stands for, with those inside it. */
function expanded(reference: string, position: Place, depth: number = 0): string {
  const name = reference.slice(1, -1);
  if (predefined.has(name)) return reference;
  const { entities, externals } = position.doctype;
  const value = entities.get(name);
  if (value === undefined) {
    const reason = externals.has(name) ? "is external, and is never fetched" : "is not declared in the document";
    throw new DoctypeFault(position.start, `Entity "${name}" ${reason}.`);
  }
  if (depth > maxEntityDepth)
    throw new DoctypeFault(position.start, `Entity "${name}" is circular, or nested too deeply.`);
  const text = value.replace(entityReference, (inner) => expanded(inner, position, depth + 1));
  position.room.left -= text.length;
  if (position.room.left < 0)
    throw new DoctypeFault(
      position.start,
      `The document has more than ${maxExpanded} characters after its entities are expanded.`,
    );
  // A quote that comes from an entity ends no attribute value.
  return position.isAttribute ? text.replaceAll('"', "&quot;").replaceAll("'", "&apos;") : text;
}

/** The attributes that the root has without being written. */
function missingAttributes(tag: string, { defaults }: Doctype): string {
  const name = /^<([^\s/>]+)/.exec(tag)?.[1] ?? "";
  const written = new Set([...tag.matchAll(/\s([^\s=/>"']+)\s*=\s*(?:"[^"]*"|'[^']*')/g)].map((match) => match[1]));
  return [...(defaults.get(name) ?? [])]
    .filter(([attribute]) => !written.has(attribute))
    .map(([attribute, value]) => ` ${attribute}="${value.replaceAll('"', "&quot;")}"`)
    .join("");
}
