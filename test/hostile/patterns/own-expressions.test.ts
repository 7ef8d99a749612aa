import { readFileSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { patternKind } from "../../../generator/languages/ecma/pattern-kind.js";
import { effort } from "../../support/effort.js";

/*
 * Every regular expression in our own code. Those of the runtime read payloads, those of the generator specs: none may
 * take more than linear time. The project's own check clears most; the others are listed with the reason why they are
 * linear, and all are run on strings that are made from their parts.
 */

interface Expression {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/node_modules|[\\/]dist[\\/]/.test(path));
}

function expressionsIn(file: string): readonly Expression[] {
  const tree = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      found.push({ file: file.split(sep).join("/"), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const runtime = filesBelow("templates/runtime").flatMap(expressionsIn);
const generator = filesBelow("generator").flatMap(expressionsIn);

/**
 * Expressions that the check does not clear, since it does not support look-ahead and treats each position of a string
 * as a start.
 */
const reasons: Readonly<Record<string, string>> = {
  'charset=(?!"?(utf-?8|us-ascii)\\b)': "what is looked ahead for is short",
  "^[!#$%&'*+.^_`|~\\w-]+\\n([!-~\\x80-\\xff]([\\t -~\\x80-\\xff]*[!-~\\x80-\\xff])?)?$":
    "one loop goes back once, from its end",
  "~(?![01])": "a look-ahead of one character",
  "[^l]\\u00b7|\\u00b7[^l]|\\u0375\\P{Script=Greek}|\\P{Script=Hebrew}[\\u05f3\\u05f4]": "two characters",
  "^[^eE]*[1-9]": "one loop goes back once, from its end",
  "(?:^|[[:,\\s])-?[0.]*[1-9][\\d.]*[eE]-\\d{3}": "loops without the characters at which a match starts",
  "\\{([^{}]*)\\}": "a loop that ends where the next start is",
  "\\{[^{}]*\\}": "a loop that ends where the next start is",
  "^([!-~\\x80-\\xff]([\\t -~\\x80-\\xff]*[!-~\\x80-\\xff])?)?$": "one loop goes back once, from its end",
  "\\\\(?:[pP]\\{[^}]*\\}|u\\{[0-9a-fA-F]+\\}|u[dD][89abAB][0-9a-fA-F]{2}\\\\u[dD][c-fC-F][0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z])":
    "sticky; what has no brace at its end is not a valid pattern",
  "[\\p{C}\\p{Default_Ignorable_Code_Point}\\u2028\\u2029]|\\p{M}(?<=\\p{M}{6})": "looks six characters back",
  "^(?:windows-(?:125[0-8]|874)|iso-8859-(?:[2-8]|1[03456])|koi8-[ru]|shift_jis|euc-jp|euc-kr|gbk|gb18030|big5|macintosh|ibm866)$":
    "a few short words",
  "^(?:\\.|%2e){1,2}$|[/\\\\\\p{Bidi_Control}\\u2028\\u2029]|[^\\P{Cc}\\t]": "a few characters",
  "ascii|^ansi": "a few characters",
  "^form-data(?=[ \\t]*(?:;|$))": "one loop, once",
  "^[0-9A-Za-z'()+_,\\-./:=? ]{0,69}[0-9A-Za-z'()+_,\\-./:=?]$": "at most seventy characters",
  "^[^*/;]+\\/[^*/;]+(;|$)": "a loop that ends at the first character of what follows",
  ";[ \\t]*charset=": "a loop that has no start in it",
  "encoding\\s*=\\s*[\"']utf-8[\"']": "loops that have no start in them",
  "\\\\(?:u(?:\\{[0-9a-f]*)?)?$": "runs on a text that is cut, and a start ends the loop before it",
  "[/+](?:json|xml)\\b": "a few characters",
  "[\\u{80}-\\u{d7ff}\\u{e000}-\\u{10ffff}]+": "each match begins behind the last one",
  "^(?:UTF-16|UTF-32|UCS-|ISO-10646-UCS-)": "a few characters",
  "\\r\\n|[\\r\\n]": "a character or two",
  "[ \\t\\n\\r]+": "each match begins behind the last one",
  "[^ \\t\\n\\r]+": "each match begins behind the last one",
  "^(-?)P(?=[0-9T])(?:([0-9]{1,11})Y)?(?:([0-9]{1,11})M)?(?:([0-9]{1,11})D)?(?:T(?=[0-9])(?:([0-9]{1,11})H)?(?:([0-9]{1,11})M)?(?:([0-9]{1,11})(?:\\.([0-9]+))?S)?)?$":
    "bounded loops, and one at the end",
  "^[^YM]*(?:T.*)?$": "of a valid duration, which has at most one T",
  "%(?![0-9A-Fa-f]{2})": "a look-ahead of two characters",
  "^[^/]*:\\/\\/[^/]*$": "one loop up to the first slash goes back once",
  "^(?:[a-z\\d](?:[\\w.-]*[a-z\\d])?|\\[[a-f\\d:.]+\\])(?::\\d{1,5})?$": "one loop goes back once, from its end",
  "^[a-z\\d](?:[\\w.-]*[a-z\\d])?$": "one loop goes back once, from its end",
  "%(?:0[0-8a-f]|1[\\da-f]|7f|c2%[89][\\da-f]|2f|5c|d8%9c|e2%80%(?:8[ef]|a[89a-e])|e2%81%a[6-9])": "a few characters",
  "^http\\/(body|content|page|security|status)": "a few characters",
  "(^|-)(request|correlation)-?id$": "a few characters",
  "\\[.*$": "one loop, which never goes back",
  '[\\s,]*<([^>]*)>((?:[^,"]|"(?:[^"\\\\]|\\\\[^])*"?)*)': "starts at one position, and nothing follows its last loop",
  '"(?:[^"\\\\]|\\\\[^])*"?': "each match begins behind the last one, and never fails",
  ";\\s*rel\\s*=([^;]*)": "each loop ends at a character that only what follows can take, and has no start in it",
  "(?:^|\\s)next(?:\\s|$)": "a few characters",
  ";\\s*anchor\\s*=": "loops that have no start in them",
  "^(https?:[\\\\/]*|[a-z][a-z\\d+.-]*:[\\\\/]+|)([^]*)$": "each loop ends at a character that it cannot take",
  "^[^]*(@|%40)": "one loop goes back once, from its end",
  "\\\\[^]|[^\\0-\\x7f\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff]": "a character or two",
  '"(?:[^"\\\\]|\\\\[^])*("?)': "each match begins behind the last one, and never fails",
  "(?![\\u06f0-\\u06f9])(?=[\\p{L}\\p{Nd}\\u05f3\\u05f4\\u06fd\\u06fe])[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]":
    "looks ahead at the one character that it takes",
  "^(?:[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*|\"[ !#-[\\]-~]*(?:\\\\[ -~][ !#-[\\]-~]*)*\")@(?:[a-z\\d](?:[a-z\\d-]*[a-z\\d])?(?:\\.[a-z\\d](?:[a-z\\d-]*[a-z\\d])?)*|\\[[\\w:.]*\\])$":
    "each loop ends at a character that only what follows can take; that of a label goes back once, from its end",
  "^(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(?:\\.(?!$)|$)){4}$": "at most sixteen characters",
  "^[A-Za-z][A-Za-z\\d+.-]*:(?:\\/\\/(?:[!$-.0-;=A-Z_a-z~]*@)??(?:\\[[^[\\]]*\\]|[!$-.0-9;=A-Z_a-z~]*)(?::\\d*)?(?![^/?#])|(?!\\/\\/))[!$-;=@-Z_a-z~]*(?:\\?[!$-;=?-Z_a-z~]*)?(?:#[!$-;=?-Z_a-z~]*)?$":
    "each loop ends at a character that only what follows can take, and goes back once",
  "%(?![\\dA-Fa-f]{2})": "a look-ahead of two characters",
  "^(?=........-....-....-....-)[\\da-f]+(?:-[\\da-f]+){4}$": "of a text of 36 characters",
  "^[^?#]+|\\?[^#]*|#[^]*": "each match begins behind the last one",
  "^\\/\\/(?:[^/@[\\]]*@)?\\[([^\\]]*)\\](?::[0-9]*)?(?=\\/|$)":
    "each loop ends at the first character of what follows",
};

describe("regular expressions of the runtime", () => {
  it("are cleared by the judgement that patterns of specs meet, or listed with a reason", () => {
    const unclear = runtime.filter(({ source, flags }) => {
      // A sticky expression starts at one position.
      const kind = isUnicode(source) ? patternKind(flags.includes("y") ? `^(?:${source})` : source).kind : "refused";
      return kind !== "native" && reasons[source] === undefined;
    });
    expect(unclear).toEqual([]);
  });

  it("are still there when a reason is given for them", () => {
    const sources = new Set(runtime.map(({ source }) => source));
    expect(Object.keys(reasons).filter((source) => !sources.has(source))).toEqual([]);
  });
});

describe("regular expressions of the runtime and the generator", () => {
  it("take linear time on texts that are made of their own characters", () => {
    const slow: string[] = [];
    const met = [...runtime, ...generator].filter(({ file }) => !settled.includes(file));
    // Some are written in several files.
    const different = new Map(met.map((found) => [`/${found.source}/${found.flags}`, found]));
    for (const [shown, { file, source, flags }] of different) {
      const expression = new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
      // Longer and longer, so that one that takes cubic time is found before it takes hours.
      const text = [200, 2000, 20_000]
        .map((length) => slowText(expression, length))
        .find((found) => found !== undefined);
      if (text !== undefined) slow.push(`${file}: ${shown} on ${JSON.stringify(text.slice(0, 20))}`);
    }
    expect(slow).toEqual([]);
  });
});

/** Files whose expressions never read such strings: their input was read strictly before. */
const settled: readonly string[] = [
  // A number has few digits, and a line of a frame is cut to the terminal.
  "generator/diagnostics/print.ts",
  // The name of a folder.
  "generator/init/init-project.ts",
  // A strict reader has seen that each "&" has its ";".
  "generator/load/xsd/xml/read-xml.ts",
  // Our own table.
  "generator/languages/xsd/pattern-blocks.ts",
];

/** The first text of a length on which an expression is slow. */
function slowText(expression: RegExp, length: number): string | undefined {
  const texts = textsFor(expression.source, length);
  const isSlow = (some: readonly string[]): boolean => {
    const spent = effort();
    for (const text of some) text.replace(expression, "");
    return spent() > slowest;
  };
  // None takes more than all together. The collector of garbage may make anything slow once, but not again and again.
  return isSlow(texts) ? texts.find((text) => [1, 2, 3].every(() => isSlow([text]))) : undefined;
}

/** In units of effort. The slowest takes half of one, and quadratic time forty. */
const slowest = 15;

/** Characters that an expression speaks of, alone and in pairs, many times over, in front of something else. */
function textsFor(source: string, length: number): readonly string[] {
  const written = source.replace(/\\[sdwbSDWB]/g, " 0a").match(/[A-Za-z0-9 /{}[\]()"'`&;:#@%.,_^*+$<>=!?-]/g) ?? [];
  const characters = [...new Set([...written, " ", "a", "\n"])].slice(0, 14);
  const lead = source.replace(/\\s\*|[\\^$*+?]/g, "").slice(0, 12);
  return characters.flatMap((first) => [
    `${first.repeat(length)}\u0001`,
    `${lead}${first.repeat(length)}\u0001`,
    ...characters.slice(0, 5).map((second) => `${`${first}${second}`.repeat(length / 2)}\u0001`),
  ]);
}

function isUnicode(source: string): boolean {
  try {
    new RegExp(source, "u");
    return true;
  } catch {
    return false;
  }
}
