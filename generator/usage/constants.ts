import ts from "typescript";

/** A value that code contains. */
export type Constant = string | number | boolean | null | readonly Constant[];

/** A string or a number that an expression may have, and its node. */
export interface Literal {
  /** The string or number. */
  readonly value: string | number;
  readonly node: ts.Node;
}

/** The expression inside parentheses, assertions and `await`. */
export function bare(expression: ts.Expression): ts.Expression {
  let node = expression;
  while (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isTypeAssertionExpression(node) ||
    ts.isAwaitExpression(node)
  )
    node = node.expression;
  return node;
}

const maxSteps = 8;

/** The strings and numbers that an expression writes out, behind conditions, constants and properties of constants. */
export function literalsIn(expression: ts.Expression, checker: ts.TypeChecker, steps = maxSteps): readonly Literal[] {
  const node = bare(expression);
  if (steps === 0) return [];
  const within = (one: ts.Expression): readonly Literal[] => literalsIn(one, checker, steps - 1);
  if (ts.isStringLiteralLike(node)) return [{ value: node.text, node }];
  if (ts.isNumericLiteral(node)) return [{ value: Number(node.text), node }];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken)
    return within(node.operand).flatMap(({ value }) => (typeof value === "number" ? [{ value: -value, node }] : []));
  if (ts.isConditionalExpression(node)) return [...within(node.whenTrue), ...within(node.whenFalse)];
  if (isChoice(node)) return [...within(node.left), ...within(node.right)];
  const initializer = initializerOf(node, checker);
  if (initializer !== undefined) return within(initializer).map(({ value }) => ({ value, node }));
  // A constant for an enumeration has a literal type.
  const type = ts.isPropertyAccessExpression(node) ? declaredType(node, checker) : undefined;
  return type?.isStringLiteral() === true || type?.isNumberLiteral() === true ? [{ value: type.value, node }] : [];
}

function declaredType(node: ts.PropertyAccessExpression, checker: ts.TypeChecker): ts.Type | undefined {
  const symbol = checker.getSymbolAtLocation(node.name);
  return symbol === undefined ? undefined : checker.getTypeOfSymbolAtLocation(symbol, node);
}

function isChoice(node: ts.Expression): node is ts.BinaryExpression {
  const kinds = [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken];
  return ts.isBinaryExpression(node) && kinds.includes(node.operatorToken.kind);
}

/** The value of a variable that is never assigned again, or of a property in one. */
export function initializerOf(node: ts.Expression, checker: ts.TypeChecker): ts.Expression | undefined {
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return undefined;
  const name = ts.isIdentifier(node) ? node : node.name;
  const found = checker.getSymbolAtLocation(name);
  const isAlias = found !== undefined && (found.flags & ts.SymbolFlags.Alias) !== 0;
  const declaration = (isAlias ? checker.getAliasedSymbol(found) : found)?.valueDeclaration;
  if (declaration === undefined || declaration.getSourceFile().isDeclarationFile) return undefined;
  if (ts.isPropertyAssignment(declaration)) return declaration.initializer;
  if (!ts.isVariableDeclaration(declaration)) return undefined;
  const isConstant = (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
  return isConstant ? declaration.initializer : undefined;
}

/** The value of an expression that code writes out; undefined for any other. */
export function constantOf(expression: ts.Expression, checker: ts.TypeChecker): Constant | undefined {
  const node = bare(expression);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(node)) {
    const items = node.elements.map((element) => constantOf(element, checker));
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  const [literal, ...others] = literalsIn(node, checker);
  return others.length === 0 ? literal?.value : undefined;
}
