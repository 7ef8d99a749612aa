import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";

/**
 * A text with the area that it belongs to.
 * @typedef {{ area: string, file: string, line: number, text: string }} Text
 */

const skipped =
  /^generated\/|^test\/golden\/[^/]+\/|^test\/diagnostics\/[^/]+\/|\/(?:expected|releases|node_modules)\/|^sandbox\/control\/generated\/|^specs\/open-questions\.md$/;
const contributors =
  /^(?:ARCHITECTURE|CONTRIBUTING)\.md$|^(?:test|templates)\/|^docs\/explanation\/decisions\/|^generator\/[^/]+\//;

/** All prose of the tree: pages, strings of the code and comments. */
export function* readTexts() {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" });
  for (const file of files
    .split("\n")
    .filter((path) => path !== "" && !skipped.test(path))
    .sort()) {
    if (/\.(?:md|ts|mjs)$/.test(file)) yield* textsOf(file, readFileSync(file, "utf8"));
  }
}

/** The prose of one file. */
export function textsOf(file, content) {
  return file.endsWith(".md") ? textsOfPage(file, content) : textsOfCode(file, content);
}

/** Paragraphs, rows of tables and items of lists, without code, headings and targets of links. */
function* textsOfPage(file, page) {
  const area = contributors.test(file) ? "pages for contributors" : "pages";
  // Lists of the code are counted there.
  const text = page
    .replace(/<!-- list: [^]*?<!-- end of list -->/g, (list) => list.replace(/[^\n]/g, ""))
    .replace(/^(```|~~~)[^]*?^\1/gm, (code) => code.replace(/[^\n]/g, ""));
  let line = 1;
  for (const block of text.split(/(\n(?:\s*\n)+|\n(?=\s*(?:[-*|]|\d+\.) ?))/)) {
    if (!/^\s*(?:#|<!--|$)/.test(block)) yield { area, file, line, text: prose(block) };
    line += block.split("\n").length - 1;
  }
}

/** The words of a block, in one line. */
function prose(block) {
  return block
    .replace(/`[^`]*`/g, "`code`")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/\s+/g, " ")
    .trim();
}

function areaOfStrings(file) {
  if (file.startsWith("templates/")) return "messages of generated code";
  if (file.startsWith("sandbox/")) return "messages of the sandbox";
  if (/^generator\/(?:cli|settings|init)\//.test(file)) return "help";
  if (/^generator\/compare\//.test(file)) return "sentences of diff";
  return file.startsWith("generator/") ? "messages" : undefined;
}

function areaOfComments(file) {
  const [top = "", second = ""] = file.split("/");
  return `comments in ${top === "generator" && file.split("/").length > 2 ? `${top}/${second}` : file.includes("/") ? top : "."}`;
}

/** Strings of at least three words, outside of tests, and comments. */
function* textsOfCode(file, code) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const literals = literalsOf(source);
  const area = areaOfStrings(file);
  if (area !== undefined)
    for (const { start, text } of literals)
      if (/[a-z]\S* \S+ \S/i.test(text)) yield { area, file, line: lineAt(start), text: prose(text) };
  let masked = code;
  for (const { start, end } of literals.sort((a, b) => b.start - a.start))
    masked = masked.slice(0, start) + masked.slice(start, end).replace(/[^\n]/g, " ") + masked.slice(end);
  const comments = /\/\*[^]*?\*\/|(?:(?<=^|\n)[ \t]*\/\/.*\n)+|\/\/.*/g;
  for (const { 0: text, index } of masked.matchAll(comments))
    yield {
      area: areaOfComments(file),
      file,
      line: lineAt(index),
      text: prose(text.replace(/^\s*(?:\/\*\*?|\/\/|\*\/?)|\*\/$/gm, "")),
    };
}

/** Strings, parts of templates and regular expressions, with their places. */
function literalsOf(source) {
  const found = [];
  const visit = (node) => {
    const isString = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isString || ts.isRegularExpressionLiteral(node))
      found.push({ start: node.getStart(source), end: node.end, text: isString ? node.text : "" });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
