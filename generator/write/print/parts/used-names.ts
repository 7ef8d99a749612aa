import type { ts } from "ts-morph";
import { morph } from "../ts-morph.js";

/** The names that a statement takes from around it. */
export interface UsedNames {
  /** All of them, those of types included. */
  readonly all: ReadonlySet<string>;
  /** Names that the evaluation of the statement reads, without later calls of functions in it. */
  readonly atOnce: ReadonlySet<string>;
  /** The offsets of all uses, in order. */
  readonly uses: readonly NameUse[];
}

/** An offset at which code uses a name. */
export interface NameUse {
  readonly name: string;
  readonly start: number;
  /** True for `{ name }`, which stands for `{ name: name }`. */
  readonly isShorthand: boolean;
}

/**
 * Finds the names of a module that a statement uses: what it declares itself, in whatever scope, is none of them. Places
 * are counted from `from`, a position in the text that was parsed.
 */
export function usedNames(statement: ts.Statement, known: Pick<ReadonlySet<string>, "has">, from: number): UsedNames {
  const all = new Set<string>();
  const atOnce = isEvaluated(statement) ? new Set<string>() : all;
  const uses: NameUse[] = [];
  visit(statement, undefined, undefined, false);
  uses.sort((a, b) => a.start - b.start);
  return { all, atOnce, uses };

  function visit(node: ts.Node, parent: ts.Node | undefined, around: Scope | undefined, isLater: boolean): void {
    if (morph.ts.isIdentifier(node)) {
      const { text } = node;
      if (!known.has(text) || isBound(text, around) || !isReference(node, parent)) return;
      all.add(text);
      const isShorthand = parent !== undefined && morph.ts.isShorthandPropertyAssignment(parent);
      uses.push({ name: text, start: node.end - text.length - from, isShorthand });
      if (!isLater) atOnce.add(text);
      return;
    }
    if (morph.ts.isBinaryExpression(node)) {
      // In a loop: thousands of branches are one expression whose left sides lie inside each other.
      let left: ts.Expression = node;
      for (; morph.ts.isBinaryExpression(left); left = left.left) visit(left.right, left, around, isLater);
      visit(left, undefined, around, isLater);
      return;
    }
    const names = scopes.has(node.kind) ? boundBy(node) : undefined;
    const scope = names === undefined || names.size === 0 ? around : { names, around };
    const isFunction = functions.has(node.kind);
    morph.ts.forEachChild(node, (child) => visit(child, node, scope, isLater || isFunction));
  }
}

/** False for types, and for functions, which exist before the evaluation. */
function isEvaluated(statement: ts.Statement): boolean {
  return (
    morph.ts.isVariableStatement(statement) ||
    morph.ts.isClassDeclaration(statement) ||
    morph.ts.isEnumDeclaration(statement)
  );
}

interface Scope {
  /** Names that are declared in it. */
  readonly names: ReadonlySet<string>;
  /** The enclosing scope; undefined for the outermost one. */
  readonly around: Scope | undefined;
}

function isBound(name: string, scope: Scope | undefined): boolean {
  for (let at = scope; at !== undefined; at = at.around) if (at.names.has(name)) return true;
  return false;
}

/** False for the names of properties, parameters and declarations. */
function isReference(node: ts.Identifier, parent: ts.Node | undefined): boolean {
  if (parent === undefined || morph.ts.isShorthandPropertyAssignment(parent)) return true;
  const { name, propertyName, label } = parent as { name?: ts.Node; propertyName?: ts.Node; label?: ts.Node };
  const isRight = morph.ts.isQualifiedName(parent) && parent.right === node;
  return name !== node && propertyName !== node && label !== node && !isRight;
}

const { SyntaxKind } = morph.ts;

/** Syntax whose body runs when it is called. */
const functions: ReadonlySet<ts.SyntaxKind> = new Set([
  SyntaxKind.ArrowFunction,
  SyntaxKind.Constructor,
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.FunctionExpression,
  SyntaxKind.GetAccessor,
  SyntaxKind.MethodDeclaration,
  SyntaxKind.SetAccessor,
]);

/** Syntax that may declare names that are not known around it. */
const scopes: ReadonlySet<ts.SyntaxKind> = new Set([
  ...functions,
  SyntaxKind.Block,
  SyntaxKind.CallSignature,
  SyntaxKind.CaseClause,
  SyntaxKind.CatchClause,
  SyntaxKind.ClassDeclaration,
  SyntaxKind.ConstructorType,
  SyntaxKind.ConstructSignature,
  SyntaxKind.DefaultClause,
  SyntaxKind.ForInStatement,
  SyntaxKind.ForOfStatement,
  SyntaxKind.ForStatement,
  SyntaxKind.FunctionType,
  SyntaxKind.InterfaceDeclaration,
  SyntaxKind.MappedType,
  SyntaxKind.MethodSignature,
  SyntaxKind.TypeAliasDeclaration,
]);

/** The names that the children of a scope declare in it. */
function boundBy(scope: ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  morph.ts.forEachChild(scope, (child) => {
    const list = morph.ts.isVariableStatement(child) ? child.declarationList : child;
    if (morph.ts.isVariableDeclarationList(list)) list.declarations.forEach(({ name }) => addNames(name));
    else if (morph.ts.isParameter(child) || morph.ts.isVariableDeclaration(child)) addNames(child.name);
    else if (morph.ts.isFunctionDeclaration(child) || morph.ts.isTypeParameterDeclaration(child)) {
      if (child.name !== undefined) names.add(child.name.text);
    }
  });
  return names;

  function addNames(name: ts.BindingName): void {
    if (morph.ts.isIdentifier(name)) names.add(name.text);
    else name.elements.forEach((element) => !morph.ts.isOmittedExpression(element) && addNames(element.name));
  }
}
