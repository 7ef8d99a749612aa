import ts from "typescript";
import { bare, initializerOf, literalsIn } from "./constants.js";
import { propertyText, type GeneratedName, type GeneratedNames } from "./generated-names.js";
import type { UsageRecord } from "./record.js";

/** A property or a type whose values a spec lists. */
export interface ValueOwner {
  readonly name: GeneratedName;
  readonly type: ts.Type;
}

/** Records enum values of generated types. Values that a type does not list are not recorded. */
export interface EnumValues {
  /** Values that an expression of a generated type is compared with. */
  compared(expression: ts.Expression, others: readonly ts.Expression[]): void;
  /** Values that an expression writes to an owner. */
  written(owners: readonly ValueOwner[], expression: ts.Expression): void;
  /** A literal at a position of a named type. */
  expected(literal: ts.Expression): void;
}

/** Creates the recorder of enum values. */
export function createEnumValues(names: GeneratedNames, record: UsageRecord): EnumValues {
  const { checker } = names;
  const written: EnumValues["written"] = (owners, expression) => {
    for (const { value, node } of literalsIn(expression, checker))
      for (const { name, type } of owners) if (lists(type, value)) record.value(name, value, node);
  };
  return {
    written,
    compared: (expression, others) => {
      const owners = ownersOf(expression, names);
      if (owners.length > 0) for (const other of others) written(owners, other);
    },
    expected: (literal) => {
      const type = checker.getContextualType(literal);
      if (type !== undefined) written(ownersOfType(type, names), literal);
    },
  };
}

/** True if a type lists a string or a number. */
export function lists(type: ts.Type, value: string | number): boolean {
  const types = type.isUnion() ? type.types : [type];
  return types.some((one) => (one.isStringLiteral() || one.isNumberLiteral()) && one.value === value);
}

const maxSteps = 6;

/** The properties or types that an expression has its value from. */
function ownersOf(expression: ts.Expression, names: GeneratedNames, steps = maxSteps): readonly ValueOwner[] {
  const { checker } = names;
  const node = bare(expression);
  if (steps === 0) return [];
  const symbol = symbolOf(node, names);
  if (symbol === undefined) return [];
  const found = ownersOfProperty(symbol, names);
  if (found.length > 0) return found;
  const initializer = initializerOf(node, checker);
  const from = initializer === undefined ? [] : ownersOf(initializer, names, steps - 1);
  return from.length > 0 ? from : ownersOfType(checker.getTypeOfSymbol(symbol), names);
}

function symbolOf(node: ts.Expression, { checker }: GeneratedNames): ts.Symbol | undefined {
  if (ts.isPropertyAccessExpression(node)) return checker.getSymbolAtLocation(node.name);
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return checker.getPropertyOfType(checker.getTypeAtLocation(node.expression), node.argumentExpression.text);
  const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
  const declaration = symbol?.valueDeclaration;
  if (declaration === undefined || !ts.isBindingElement(declaration)) return symbol;
  const name = propertyText(declaration.propertyName ?? declaration.name);
  const holder = checker.getTypeAtLocation(declaration.parent);
  return (name === undefined ? undefined : checker.getPropertyOfType(holder, name)) ?? symbol;
}

/** The owners that a symbol of a generated property is. */
export function ownersOfProperty(symbol: ts.Symbol, names: GeneratedNames): readonly ValueOwner[] {
  const found = names.of(symbol).filter(({ kind }) => kind === "property");
  return found.map((name) => ({ name, type: names.checker.getTypeAtLocation(name.declaration) }));
}

function ownersOfType(type: ts.Type, names: GeneratedNames): readonly ValueOwner[] {
  const alias = type.aliasSymbol ?? names.checker.getNonNullableType(type).aliasSymbol;
  return names.of(alias).map((name) => ({ name, type }));
}
