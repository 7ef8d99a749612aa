import { readFile } from "node:fs/promises";
import { relative, sep } from "node:path";
import ts from "typescript";

/** Folders of the repository whose code is not counted. */
const folders = ["node_modules", "test"];
/** The word of an input that code compares: a short string, or a byte by its number. */
function wordOf(node) {
  if (ts.isStringLiteralLike(node)) return /^[!-~]{1,24}$/.test(node.text) ? node.text : undefined;
  return ts.isNumericLiteral(node) && /^\d{1,3}$/.test(node.text) ? String.fromCharCode(node.text & 255) : undefined;
}

/** Makes code count the executions of its blocks in the array `fuzzCounters`, and collects the words of the code. */
export function createInstrument() {
  const words = new Set();
  let blocks = 0;
  return {
    blocks: () => blocks,
    words: () => [...words],
    plugin: {
      name: "instrument",
      setup(build) {
        build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
          const [folder] = relative(process.cwd(), path).split(sep);
          return folders.includes(folder) ? undefined : { contents: await withCounts(path), loader: "ts" };
        });
      },
    },
  };

  async function withCounts(path) {
    const text = await readFile(path, "utf8");
    return render(ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true), text);
  }

  /** The text of a node in which each branch counts its executions. Line numbers stay the same. */
  function render(node, text) {
    const word = wordOf(node);
    if (word !== undefined) words.add(word);
    let written = "";
    let end = node.pos;
    ts.forEachChild(node, (child) => {
      written += text.slice(end, child.pos) + branch(child, text);
      end = child.end;
    });
    written += text.slice(end, node.end);
    return ts.isIfStatement(node) && node.elseStatement === undefined ? `${written} else {${count()};}` : written;
  }

  function branch(node, text) {
    const written = render(node, text);
    const start = node.getStart() - node.pos;
    const [before, code] = [written.slice(0, start), written.slice(start)];
    switch (kindOfBranch(node)) {
      case "statement":
        return ts.isBlock(node) ? `${before}{${count()};${code.slice(1)}` : `${before}{${count()};${code}}`;
      case "expression":
        return `${before}(${count()},(${code}))`;
      case "case":
        return `${before}${count()};${code}`;
      default:
        return written;
    }
  }

  function count() {
    blocks += 1;
    return `fuzzCounters[${blocks - 1}]++`;
  }
}

/** The kind of code that runs only sometimes; undefined for code that runs with its parent. */
function kindOfBranch(node) {
  const { parent } = node;
  if (ts.isIfStatement(parent)) return node === parent.expression ? undefined : "statement";
  if (ts.isIterationStatement(parent, false)) return node === parent.statement ? "statement" : undefined;
  if (ts.isFunctionLike(parent) && node === parent.body) return ts.isBlock(node) ? "statement" : "expression";
  if (ts.isConditionalExpression(parent))
    return node === parent.whenTrue || node === parent.whenFalse ? "expression" : undefined;
  if (ts.isCaseOrDefaultClause(parent)) return node === parent.statements[0] ? "case" : undefined;
  const isLogical = ts.isBinaryExpression(parent) && /^(?:&&|\|\||\?\?)$/.test(parent.operatorToken.getText());
  return isLogical && node === parent.right ? "expression" : undefined;
}
