import ts from "typescript";
import { bare, constantOf, literalsIn } from "./constants.js";
import { branchesFor, createFlows, type RecordFlow } from "./flows.js";
import { createGeneratedNames, propertyText, type GeneratedName, type GeneratedNames } from "./generated-names.js";
import type { GeneratedCode } from "./generated-apis.js";
import type { UsageRecord } from "./record.js";
import { createStatuses, type RecordStatuses } from "./statuses.js";
import { createEnumValues, ownersOfProperty, type EnumValues } from "./values.js";
import type { UsageAccess } from "./usage-file.js";

/** The parts of a walk through the code of a consumer. */
interface Walk {
  readonly names: GeneratedNames;
  readonly record: UsageRecord;
  readonly values: EnumValues;
  readonly statuses: RecordStatuses;
  readonly flow: RecordFlow;
}

/** Records the used parts of generated code, and returns the number of files of the consumer. */
export function findUsages(program: ts.Program, code: GeneratedCode, record: UsageRecord): number {
  const names = createGeneratedNames(program.getTypeChecker(), code);
  const values = createEnumValues(names, record);
  const flow = createFlows(names, record, values);
  const walk: Walk = { names, record, values, flow, statuses: createStatuses(names, record) };
  const files = program
    .getSourceFiles()
    .filter((file) => !file.isDeclarationFile && !program.isSourceFileFromExternalLibrary(file))
    .filter((file) => !names.isGenerated(file) && !file.fileName.includes("/node_modules/"));
  const visit = (node: ts.Node): void => {
    visitNode(node, walk);
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return files.length;
}

function visitNode(node: ts.Node, walk: Walk): void {
  if (ts.isImportDeclaration(node)) return;
  if (ts.isIdentifier(node)) visitIdentifier(node, walk);
  else if (ts.isElementAccessExpression(node)) visitElement(node, walk);
  else if (ts.isBindingElement(node)) visitBinding(node, walk);
  else if (ts.isObjectLiteralExpression(node)) visitObject(node, walk);
  else if (ts.isBinaryExpression(node)) visitBinary(node, walk);
  else if (ts.isSwitchStatement(node)) visitSwitch(node, walk);
  else if (ts.isIndexedAccessTypeNode(node)) visitIndexedType(node, walk);
  else if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) visitLiteral(node, walk);
  if (isPassed(node)) walk.flow(node);
}

function visitIdentifier(node: ts.Identifier, walk: Walk): void {
  const { names } = walk;
  const { parent } = node;
  if (ts.isImportSpecifier(parent) || ts.isImportClause(parent) || ts.isNamespaceImport(parent)) return;
  for (const name of names.at(node)) addName(name, node, walk);
  if (ts.isShorthandPropertyAssignment(parent))
    for (const name of names.of(names.checker.getShorthandAssignmentValueSymbol(parent))) addName(name, node, walk);
}

function addName(name: GeneratedName, node: ts.Identifier, { names, record }: Walk): void {
  const owner = constantOwner(name);
  const { parent } = node;
  if (owner !== undefined && ts.isPropertyAccessExpression(parent))
    for (const { value } of literalsIn(parent, names.checker)) record.value(owner, value, node);
  else if (name.kind === "operation") record.operation(name, node);
  else if (name.kind === "name") record.name(name, node);
  else if (ts.isPropertyAccessExpression(parent))
    for (const access of accessesOf(parent)) record.property(name, access, node);
}

/** The enumeration that a property of a constant is a value of: "Status" of `Status.Open`. */
function constantOwner(name: GeneratedName): GeneratedName | undefined {
  const holder = ts.findAncestor(name.declaration, ts.isVariableDeclaration);
  return holder === undefined || name.kind !== "property" ? undefined : { ...name, name: holder.name.getText() };
}

/** The effect of an expression on its property. */
function accessesOf(node: ts.Expression): readonly UsageAccess[] {
  const { parent } = node;
  if (ts.isDeleteExpression(parent)) return ["write"];
  if (ts.isPrefixUnaryExpression(parent) || ts.isPostfixUnaryExpression(parent))
    return [ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken].includes(parent.operator)
      ? ["read", "write"]
      : ["read"];
  if (!ts.isBinaryExpression(parent) || parent.left !== node) return ["read"];
  const { kind } = parent.operatorToken;
  if (kind === ts.SyntaxKind.EqualsToken) return ["write"];
  const isAssignment = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
  return isAssignment ? ["read", "write"] : ["read"];
}

function visitElement(node: ts.ElementAccessExpression, { names, record }: Walk): void {
  const { argumentExpression: name } = node;
  if (!ts.isStringLiteralLike(name)) return;
  const property = names.checker.getPropertyOfType(names.checker.getTypeAtLocation(node.expression), name.text);
  for (const found of names.of(property)) {
    if (found.kind === "operation") record.operation(found, node);
    else if (found.kind === "property") for (const access of accessesOf(node)) record.property(found, access, name);
  }
}

function visitBinding(node: ts.BindingElement, walk: Walk): void {
  const name = propertyText(node.propertyName ?? node.name);
  if (name === undefined || !ts.isObjectBindingPattern(node.parent) || node.dotDotDotToken) return;
  readProperty(walk.names.checker.getTypeAtLocation(node.parent), name, node, walk);
}

function readProperty(type: ts.Type, property: string, node: ts.Node, { names, record }: Walk): void {
  const { checker } = names;
  for (const found of names.of(checker.getPropertyOfType(checker.getNonNullableType(type), property))) {
    if (found.kind === "operation") record.operation(found, node);
    else if (found.kind === "property") record.property(found, "read", node);
  }
}

function visitObject(node: ts.ObjectLiteralExpression, walk: Walk): void {
  const { names } = walk;
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && parent.left === node) return readPattern(node, parent.right, walk);
  const type = names.checker.getContextualType(node);
  if (type === undefined) return;
  const branches = branchesFor(node, type, names);
  for (const property of node.properties) {
    const name = property.name && propertyText(property.name);
    if (name === undefined) continue;
    for (const branch of branches) {
      const symbol = names.checker.getPropertyOfType(branch, name);
      if (symbol !== undefined) writeProperty(symbol, property, walk);
    }
  }
}

/** A pattern in an assignment: `({ total } = order)`. */
function readPattern(node: ts.ObjectLiteralExpression, from: ts.Expression, walk: Walk): void {
  const type = walk.names.checker.getTypeAtLocation(from);
  for (const { name } of node.properties) {
    const text = name && propertyText(name);
    if (name !== undefined && text !== undefined) readProperty(type, text, name, walk);
  }
}

function writeProperty(symbol: ts.Symbol, node: ts.ObjectLiteralElementLike, walk: Walk): void {
  const { names, record, values } = walk;
  for (const found of names.of(symbol)) if (found.kind === "operation") record.operation(found, node);
  const owners = ownersOfProperty(symbol, names);
  for (const { name } of owners) record.property(name, "write", node);
  const value = ts.isPropertyAssignment(node)
    ? node.initializer
    : ts.isShorthandPropertyAssignment(node)
      ? node.name
      : undefined;
  if (value === undefined || owners.length === 0) return;
  const initializer = ts.isShorthandPropertyAssignment(node) ? shorthandValue(node, names) : value;
  if (initializer === undefined) return;
  values.written(owners, initializer);
  const constant = constantOf(initializer, names.checker);
  if (constant !== undefined) for (const { name } of owners) record.written(name, constant, node);
}

/** The value of the constant that a shorthand property names. */
function shorthandValue(node: ts.ShorthandPropertyAssignment, { checker }: GeneratedNames): ts.Expression | undefined {
  const declaration = checker.getShorthandAssignmentValueSymbol(node)?.valueDeclaration;
  const isConstant = declaration !== undefined && (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
  return isConstant && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
}

const equalities = [
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
];

function visitBinary(node: ts.BinaryExpression, walk: Walk): void {
  const { left, right } = node;
  const { kind } = node.operatorToken;
  if (equalities.includes(kind)) {
    compare(left, [right], walk);
    compare(right, [left], walk);
  } else if (kind === ts.SyntaxKind.InKeyword && ts.isStringLiteralLike(left))
    readProperty(walk.names.checker.getTypeAtLocation(right), left.text, left, walk);
  else if (kind === ts.SyntaxKind.EqualsToken) assign(left, right, walk);
}

function compare(expression: ts.Expression, others: readonly ts.Expression[], walk: Walk): void {
  walk.statuses(expression, others);
  walk.values.compared(expression, others);
}

function assign(left: ts.Expression, right: ts.Expression, { names, record, values }: Walk): void {
  const target = bare(left);
  if (!ts.isPropertyAccessExpression(target)) return;
  const symbol = names.checker.getSymbolAtLocation(target.name);
  const owners = symbol === undefined ? [] : ownersOfProperty(symbol, names);
  values.written(owners, right);
  const constant = owners.length === 0 ? undefined : constantOf(right, names.checker);
  if (constant !== undefined) for (const { name } of owners) record.written(name, constant, right);
}

function visitSwitch(node: ts.SwitchStatement, walk: Walk): void {
  const cases = node.caseBlock.clauses.flatMap((clause) => (ts.isCaseClause(clause) ? [clause.expression] : []));
  compare(node.expression, cases, walk);
}

function visitIndexedType({ objectType, indexType }: ts.IndexedAccessTypeNode, walk: Walk): void {
  if (!ts.isLiteralTypeNode(indexType) || !ts.isStringLiteralLike(indexType.literal)) return;
  readProperty(walk.names.checker.getTypeFromTypeNode(objectType), indexType.literal.text, indexType, walk);
}

/** A literal at a position of a named type; literals of properties are recorded with their property. */
function visitLiteral(node: ts.StringLiteralLike | ts.NumericLiteral, { values }: Walk): void {
  if (!ts.isPropertyAssignment(node.parent) && !ts.isLiteralTypeNode(node.parent)) values.expected(node);
}

/** True for an expression that passes an existing value on. */
function isPassed(node: ts.Node): node is ts.Expression {
  const isValue =
    ts.isIdentifier(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isAwaitExpression(node);
  if (!isValue) return false;
  const { parent } = node;
  return (
    (ts.isCallExpression(parent) && parent.arguments.includes(node)) ||
    (ts.isVariableDeclaration(parent) && parent.initializer === node && parent.type !== undefined) ||
    (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
    (ts.isShorthandPropertyAssignment(parent) && parent.name === node) ||
    (ts.isReturnStatement(parent) && parent.expression === node) ||
    (ts.isArrowFunction(parent) && parent.body === node) ||
    (ts.isBinaryExpression(parent) &&
      parent.right === node &&
      parent.operatorToken.kind === ts.SyntaxKind.EqualsToken) ||
    ts.isSatisfiesExpression(parent) ||
    (ts.isSpreadAssignment(parent) && parent.expression === node)
  );
}
