import ts from "typescript";
import type { RenderedFile } from "../../../generator/write/rendered-file.js";

/** Problems and strings of an emitted file. */
export interface Inspection {
  /** One line each: effects that no string of a spec may have. */
  readonly faults: readonly string[];
  /** All strings in it: literals unchanged, comments as people read them. */
  readonly texts: readonly string[];
}

/** Reads an emitted file. */
export function inspect({ path, text }: RenderedFile): Inspection {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
  const { parseDiagnostics, commentDirectives = [], referencedFiles, pragmas } = source as unknown as ParsedFile;
  const faults = parseDiagnostics.map(({ messageText, start }) => {
    return `no syntax: ${ts.flattenDiagnosticMessageText(messageText, " ")} at ${around(text, start)}`;
  });
  for (const { range } of commentDirectives) faults.push(`a directive to the compiler: ${around(text, range.pos)}`);
  if (referencedFiles.length > 0 || pragmas.size > 0) faults.push("a reference to a file, or a pragma");
  for (const found of text.matchAll(/[^\t\n\x20-\x7e]/g)) faults.push(`not ASCII: ${around(text, found.index)}`);
  const literals: ts.LiteralLikeNode[] = [];
  let visited = 0;
  visit(source);
  // The tool's own note is alone in its comment; nothing of a spec may look like one.
  for (const { 0: note, index } of text.matchAll(/(?<!\/\* )@__|#__|@internal|[@#]\s*source(?:Mapping)?URL/g)) {
    // Some tools look for the address of a source map in strings as well.
    const isSaid = !note.endsWith("URL") && literals.some((node) => node.getStart(source) < index && index < node.end);
    if (!isSaid) faults.push(`a note to a tool: ${around(text, index)}`);
  }
  const comments = text.match(/\/\*\*[^]*?\*\/|^\/\/.*$/gm) ?? [];
  return { faults, texts: [...literals.map((literal) => literal.text), ...comments.map(readComment)] };

  function visit(node: ts.Node): void {
    visited += 1;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return void literals.push(node);
    const before = visited;
    node.forEachChild(visit);
    const isLeaf = visited === before;
    if (isLeaf && node.getText(source).includes("pwned_")) faults.push(`code: ${around(text, node.getStart(source))}`);
    for (const tag of tagsOf(node)) {
      const { text: name } = tag.tagName;
      if (!knownTags.has(name)) faults.push(`a tag: @${name} at ${around(text, tag.pos)}`);
      // "@deprecated" comes without a description; a payload adds one.
      const said = ts.getTextOfJSDocComment(tag.comment) ?? "";
      if (name === "deprecated" && said.includes("pwned_"))
        faults.push(`deprecated by a text: ${around(text, tag.pos)}`);
    }
  }
}

interface ParsedFile {
  readonly parseDiagnostics: readonly SyntaxFault[];
  readonly commentDirectives?: readonly { readonly range: ts.TextRange }[];
  readonly referencedFiles: readonly unknown[];
  readonly pragmas: ReadonlyMap<string, unknown>;
}

interface SyntaxFault {
  readonly messageText: string | ts.DiagnosticMessageChain;
  readonly start: number;
}

/** Tags that the tool itself writes. */
const knownTags = new Set(["deprecated", "description", "default", "example", "enum", "constant", "remarks", "see"]);

function tagsOf(node: ts.Node): readonly ts.JSDocTag[] {
  const { jsDoc = [] } = node as { readonly jsDoc?: readonly ts.JSDoc[] };
  return jsDoc.flatMap(({ tags }) => [...(tags ?? [])]);
}

function around(text: string, position: number): string {
  return JSON.stringify(text.slice(Math.max(0, position - 60), position + 60));
}

/** The text of a comment, without its delimiters. */
function readComment(comment: string): string {
  return comment.replace(/^[ \t]*\* ?/gm, "");
}

/** A string without the effects of comment layout: escapes, white space, stars, neutralizing backslashes. */
export function plain(text: string): string {
  return text
    .replace(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/[\s\\*]+/gu, "");
}

/** The strings that contain each mark of a payload. */
export function textsByMark(texts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const text of texts) {
    for (const [mark] of text.matchAll(/pwned_k\d+z/g)) {
      const known = found.get(mark);
      if (known === undefined) found.set(mark, [text]);
      else if (known.at(-1) !== text) known.push(text);
    }
  }
  return found;
}
