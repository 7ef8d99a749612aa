import ts from "typescript";
import { constantOf } from "./constants.js";
import { propertyText, type GeneratedNames } from "./generated-names.js";
import type { UsageRecord } from "./record.js";
import { ownersOfProperty, type EnumValues } from "./values.js";

/** Maximum nesting of two types that are compared, and maximum number of properties of one. */
const maxDepth = 4;
const maxProperties = 500;

/** Records the properties that a value has in its own type and at its position, if only one of the types is generated. */
export type RecordFlow = (expression: ts.Expression) => void;

/**
 * Creates a function for values that code passes on: an order to a function with its own type for orders reads the
 * properties of that type, and an object of the consumer as a body writes its properties.
 */
export function createFlows(names: GeneratedNames, record: UsageRecord, values: EnumValues): RecordFlow {
  const { checker } = names;
  return (expression) => {
    const target = checker.getContextualType(expression);
    if (target !== undefined) flow(checker.getTypeAtLocation(expression), target, expression, new Set(), maxDepth);
  };

  function flow(source: ts.Type, target: ts.Type, node: ts.Expression, seen: Set<string>, depth: number): void {
    for (const from of objectTypes(source))
      for (const to of objectTypes(target)) {
        const key = `${typeId(from)} ${typeId(to)}`;
        if (from === to || depth === 0 || seen.has(key)) continue;
        seen.add(key);
        const [items, itemsThere] = [itemOf(from), itemOf(to)];
        if (items && itemsThere) flow(items, itemsThere, node, seen, depth - 1);
        else flowProperties(from, to, node, seen, depth);
      }
  }

  function flowProperties(from: ts.Type, to: ts.Type, node: ts.Expression, seen: Set<string>, depth: number): void {
    if (from.getCallSignatures().length > 0) return;
    for (const there of checker.getPropertiesOfType(to).slice(0, maxProperties)) {
      const here = checker.getPropertyOfType(from, there.name);
      if (here === undefined || here === there) continue;
      const [mine, theirs] = [names.of(here), names.of(there)];
      if (theirs.length > 0 && mine.length === 0) write(here, there, node);
      if (mine.length > 0 && theirs.length === 0 && isOfConsumer(there))
        for (const name of mine) if (name.kind === "property") record.property(name, "read", node);
      if (mine.length === 0 || theirs.length === 0)
        flow(checker.getTypeOfSymbol(here), checker.getTypeOfSymbol(there), node, seen, depth - 1);
    }
  }

  /** A property of the consumer's object is a written one where the object is built. */
  function write(here: ts.Symbol, there: ts.Symbol, node: ts.Expression): void {
    const declaration = here.declarations?.find((one) => !one.getSourceFile().isDeclarationFile);
    const owners = ownersOfProperty(there, names);
    for (const { name } of owners) record.property(name, "write", declaration ?? node);
    if (declaration === undefined || !ts.isPropertyAssignment(declaration)) return;
    values.written(owners, declaration.initializer);
    const constant = constantOf(declaration.initializer, checker);
    if (constant !== undefined) for (const { name } of owners) record.written(name, constant, declaration.initializer);
  }

  function itemOf(type: ts.Type): ts.Type | undefined {
    return checker.isArrayLikeType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;
  }

  function isOfConsumer({ declarations = [] }: ts.Symbol): boolean {
    return declarations.some(
      (one) => !one.getSourceFile().isDeclarationFile && !names.isGenerated(one.getSourceFile()),
    );
  }
}

/** The object types of a type: those of a union without null and undefined. */
function objectTypes(type: ts.Type): readonly ts.Type[] {
  const types = type.isUnion() ? type.types : [type];
  return types.filter((one) => (one.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0);
}

/** The number of a type in its checker. */
function typeId(type: ts.Type): string {
  return String((type as ts.Type & { readonly id?: number }).id);
}

/** The parts of a union that an object literal can be, by the literals in it. */
export function branchesFor(
  literal: ts.ObjectLiteralExpression,
  type: ts.Type,
  { checker }: GeneratedNames,
): readonly ts.Type[] {
  const branches = type.isUnion() ? type.types : [type];
  return branches.filter((branch) =>
    literal.properties.every((property) => {
      if (!ts.isPropertyAssignment(property)) return true;
      const name = propertyText(property.name);
      const symbol = name === undefined ? undefined : checker.getPropertyOfType(branch, name);
      const constant = constantOf(property.initializer, checker);
      const allowed = symbol && checker.getTypeOfSymbol(symbol);
      const isTag = allowed?.isStringLiteral() === true || allowed?.isNumberLiteral() === true;
      return !isTag || constant === undefined || allowed.value === constant;
    }),
  );
}
