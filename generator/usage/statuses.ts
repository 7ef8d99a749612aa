import ts from "typescript";
import { bare, initializerOf, literalsIn } from "./constants.js";
import { aliasTarget, type GeneratedName, type GeneratedNames } from "./generated-names.js";
import type { UsageRecord } from "./record.js";

const maxSteps = 12;

/** Literals that a status of a result can have. */
const isStatus = /^(?:[1-5]\d\d|unreadable)$/;

/** Finds the operation whose result an expression is. */
type OperationOf = (expression: ts.Expression, steps?: number) => GeneratedName | undefined;

/** Records the statuses that an expression is compared with, if it is the status of a result. */
export type RecordStatuses = (expression: ts.Expression, compared: readonly ts.Expression[]) => void;

/** Creates a function that recognizes comparisons with the status of a result. */
export function createStatuses(names: GeneratedNames, record: UsageRecord): RecordStatuses {
  const { checker } = names;
  const operationOf = createOperationOf(names);
  return (expression, compared) => {
    const operation = statusOf(expression);
    if (operation === undefined) return;
    for (const other of compared)
      for (const { value, node } of literalsIn(other, checker))
        if (isStatus.test(String(value))) record.status(operation, String(value), node);
  };

  /** The operation whose status an expression is. */
  function statusOf(expression: ts.Expression, steps = maxSteps): GeneratedName | undefined {
    const node = bare(expression);
    if (ts.isPropertyAccessExpression(node) && node.name.text === "status") return operationOf(node.expression);
    if (!ts.isIdentifier(node) || steps === 0) return undefined;
    const source = destructuredFrom(node, "status", names);
    if (source !== undefined) return operationOf(source);
    const initializer = initializerOf(node, checker);
    return initializer && statusOf(initializer, steps - 1);
  }
}

/** The expression that a variable is destructured from, if it is the property of that name. */
function destructuredFrom(
  node: ts.Identifier,
  property: string,
  { checker }: GeneratedNames,
): ts.Expression | undefined {
  const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
  if (declaration === undefined || !ts.isBindingElement(declaration)) return undefined;
  const { propertyName, name, parent } = declaration;
  if ((propertyName ?? name).getText() !== property) return undefined;
  const holder = parent.parent;
  if (ts.isVariableDeclaration(holder)) return holder.initializer;
  return ts.isParameter(holder) ? promiseOf(holder) : undefined;
}

/** The promise whose `then` calls the function of a parameter. */
function promiseOf({ parent: callback }: ts.ParameterDeclaration): ts.Expression | undefined {
  const call = callback.parent;
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return undefined;
  return call.expression.name.text === "then" ? call.expression.expression : undefined;
}

function createOperationOf(names: GeneratedNames): OperationOf {
  const { checker } = names;
  const operationOf: OperationOf = (expression, steps = maxSteps) => {
    const node = bare(expression);
    if (steps === 0) return undefined;
    if (ts.isCallExpression(node)) return ofCall(node, steps - 1);
    if (!ts.isIdentifier(node)) return undefined;
    const initializer = initializerOf(node, checker);
    if (initializer !== undefined) return operationOf(initializer, steps - 1);
    const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
    if (declaration === undefined) return undefined;
    if (ts.isParameter(declaration) && declaration.type === undefined) {
      const promise = promiseOf(declaration);
      return promise && operationOf(promise, steps - 1);
    }
    return ts.isParameter(declaration) || ts.isVariableDeclaration(declaration) ? ofType(declaration.type) : undefined;
  };
  return operationOf;

  function ofCall(call: ts.CallExpression, steps: number): GeneratedName | undefined {
    const { expression } = call;
    const callee = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
    const direct = operationNamed(names.at(callee));
    if (direct !== undefined) return direct;
    const declaration = aliasTarget(checker.getSymbolAtLocation(callee), checker)?.declarations?.[0];
    if (declaration === undefined || names.isGenerated(declaration.getSourceFile())) return undefined;
    // A client that has chosen operations as methods.
    if (ts.isShorthandPropertyAssignment(declaration))
      return operationNamed(names.of(checker.getShorthandAssignmentValueSymbol(declaration)));
    const result = resultOf(declaration);
    return result && operationOf(result, steps);
  }

  /** `GetOrderResult`, or a type with `typeof getOrder` inside. */
  function ofType(type: ts.TypeNode | undefined): GeneratedName | undefined {
    if (type === undefined) return undefined;
    let found: GeneratedName | undefined;
    const visit = (node: ts.Node): void => {
      if (found === undefined && ts.isIdentifier(node)) found = operationNamed(names.at(node)) ?? ofAlias(node);
      ts.forEachChild(node, visit);
    };
    visit(type);
    return found;
  }

  function ofAlias(node: ts.Identifier): GeneratedName | undefined {
    const alias = aliasTarget(checker.getSymbolAtLocation(node), checker)?.declarations?.find(
      ts.isTypeAliasDeclaration,
    );
    if (alias === undefined || !names.isGenerated(alias.getSourceFile())) return undefined;
    const calls = alias.getSourceFile().statements.filter(ts.isFunctionDeclaration);
    const call = calls.find(({ type }) =>
      [`Promise<${alias.name.text}>`, `ApiPromise<${alias.name.text}>`].includes(type?.getText() ?? ""),
    );
    return call?.name && operationNamed(names.at(call.name));
  }
}

function operationNamed(found: readonly GeneratedName[]): GeneratedName | undefined {
  return found.find(({ kind }) => kind === "operation");
}

/** The result of a function of the consumer: its only returned expression. */
function resultOf(declaration: ts.Declaration): ts.Expression | undefined {
  const initializer = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  const made = initializer ?? declaration;
  const body = ts.isFunctionLike(made) && "body" in made ? (made.body as ts.Node | undefined) : undefined;
  if (body === undefined) return undefined;
  if (!ts.isBlock(body)) return body as ts.Expression;
  const returned: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) returned.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(body);
  return returned.length === 1 ? returned[0] : undefined;
}
