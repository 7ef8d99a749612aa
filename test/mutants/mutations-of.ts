import ts from "typescript";

/** One edit of a source file, within one line. */
export interface Mutation {
  /** The file and the line before and after; the name in reports and in equivalent.tsv. */
  readonly id: string;
  readonly file: string;
  /** The whole text of the file after the edit. */
  readonly text: string;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

type Operator = (node: ts.Node, file: string) => readonly Edit[];

const swapped: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "&&": "||",
  "||": "&&",
};

/** Levels and severities in rows of catalogs, with their replacements. */
const levels: Readonly<Record<string, string>> = {
  breaking: "info",
  warning: "info",
  info: "warning",
  error: "warning",
  note: "warning",
  none: "types",
  types: "none",
};

/** Properties of rows that have levels; others have words. */
const levelKeys = new Set(["severity", "sent", "read", "level", "default", "toDiff"]);

/** Names of effects in rows of the compare catalog, with their replacements. */
const effects: Readonly<Record<string, string>> = {
  ...bothWays("narrows", "widens"),
  ...bothWays("narrowsTypes", "widensTypes"),
  ...bothWays("narrowsAllTypes", "widensAllTypes"),
  ...bothWays("mayNarrow", "mayWiden"),
  ...bothWays("mayNarrowTypes", "mayWidenTypes"),
  ...bothWays("breaksSenders", "breaksReaders"),
  ...bothWays("harmless", "doubtful"),
  ...bothWays("noEffect", "changesCode"),
  moves: "narrows",
  movesTypes: "narrowsTypes",
};

const operators: readonly Operator[] = [
  swapOperator,
  flipBoolean,
  changeNumber,
  dropNegation,
  dropEarlyReturn,
  dropFromArray,
  changeLevel,
  addSeverity,
  changeEffect,
];

/** Folders of lists whose rows are mutated too. */
export const catalogs = [
  "generator/compare/catalog/",
  "generator/diagnostics/catalog/",
  "generator/settings/",
] as const;

/** All mutations of a source file, in the order of their positions. */
export function mutationsOf(file: string, text: string): readonly Mutation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (isWithoutBehavior(node)) return;
    for (const operator of operators) edits.push(...operator(node, file));
    ts.forEachChild(node, visit);
  };
  visit(source);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const inOneLine = edits.filter(({ start, end }) => lineOf(start) === lineOf(end));
  const uses = new Map<string, number>();
  return inOneLine.map((edit) => {
    const edited = text.slice(0, edit.start) + edit.by + text.slice(edit.end);
    const line = lineOf(edit.start);
    const name = `${file}: ${lineAt(text, line)} => ${lineAt(edited, line)}`;
    const use = (uses.get(name) ?? 0) + 1;
    uses.set(name, use);
    return { id: use === 1 ? name : `${name} (${use})`, file, text: edited };
  });
}

/** True of types, imports and exports of modules, and of errors that are thrown. */
function isWithoutBehavior(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isThrowStatement(node)
  );
}

function swapOperator(node: ts.Node): readonly Edit[] {
  if (!ts.isBinaryExpression(node)) return [];
  const by = swapped[node.operatorToken.getText()];
  return by === undefined ? [] : [replaced(node.operatorToken, by)];
}

function flipBoolean(node: ts.Node): readonly Edit[] {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [replaced(node, "false")];
  return node.kind === ts.SyntaxKind.FalseKeyword ? [replaced(node, "true")] : [];
}

function changeNumber(node: ts.Node): readonly Edit[] {
  if (!ts.isNumericLiteral(node) || isKey(node)) return [];
  const value = Number(node.text);
  if (!Number.isSafeInteger(value + 1)) return [];
  // One more than a large limit is noticed by no test of an ordinary size.
  return [replaced(node, String(value < 1_000 ? value + 1 : Math.floor(value / 100)))];
}

function dropNegation(node: ts.Node): readonly Edit[] {
  const isNegation = ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken;
  return isNegation ? [{ start: node.getStart(), end: node.operand.getStart(), by: "" }] : [];
}

function dropEarlyReturn(node: ts.Node): readonly Edit[] {
  if (!ts.isIfStatement(node) || node.elseStatement !== undefined) return [];
  const { thenStatement: then } = node;
  const only = ts.isBlock(then) && then.statements.length === 1 ? then.statements[0] : then;
  return only !== undefined && ts.isReturnStatement(only) ? [replaced(node, ";")] : [];
}

/** Drops a spread from an array; in the settings, an item of a list of words too. */
function dropFromArray(node: ts.Node, file: string): readonly Edit[] {
  if (!ts.isArrayLiteralExpression(node)) return [];
  const { elements } = node;
  return elements.flatMap((element, index) => {
    const isWord = ts.isStringLiteral(element) && file.startsWith("generator/settings/");
    if (!ts.isSpreadElement(element) && !isWord) return [];
    const next = elements[index + 1];
    const previous = elements[index - 1];
    const start = next === undefined && previous !== undefined ? previous.getEnd() : element.getStart();
    return [{ start, end: next === undefined ? element.getEnd() : next.getStart(), by: "" }];
  });
}

function changeLevel(node: ts.Node, file: string): readonly Edit[] {
  if (!isCatalog(file) || !ts.isPropertyAssignment(node) || !ts.isStringLiteral(node.initializer)) return [];
  if (!levelKeys.has(node.name.getText())) return [];
  const level = node.initializer.text;
  const by = node.name.getText() === "severity" && level === "warning" ? "note" : levels[level];
  return by === undefined ? [] : [replaced(node.initializer, JSON.stringify(by))];
}

/** Makes a diagnostic a warning whose row has no severity: it is an error. */
function addSeverity(node: ts.Node, file: string): readonly Edit[] {
  if (!file.startsWith("generator/diagnostics/catalog/") || !ts.isObjectLiteralExpression(node)) return [];
  const named = (name: string): ts.Node | undefined =>
    node.properties.find((property) => property.name?.getText() === name);
  const message = named("message");
  if (message === undefined || named("severity") !== undefined) return [];
  return [{ start: message.getStart(), end: message.getStart(), by: 'severity: "warning", ' }];
}

function changeEffect(node: ts.Node, file: string): readonly Edit[] {
  if (!file.startsWith("generator/compare/catalog/") || !ts.isIdentifier(node) || isKey(node)) return [];
  const by = effects[node.text];
  return by === undefined ? [] : [replaced(node, by)];
}

function isCatalog(file: string): boolean {
  return catalogs.some((folder) => file.startsWith(folder));
}

function isKey(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}

function replaced(node: ts.Node, by: string): Edit {
  return { start: node.getStart(), end: node.getEnd(), by };
}

function lineAt(text: string, line: number): string {
  return (text.split("\n")[line] ?? "").trim().replaceAll("\t", " ");
}

function bothWays(one: string, other: string): Readonly<Record<string, string>> {
  return { [one]: other, [other]: one };
}
