import ts from "typescript";
import type { GeneratedApi, GeneratedCode } from "./generated-apis.js";

/** A part of generated code by its name: an export, a property of one, or an operation. */
export interface GeneratedName {
  readonly api: GeneratedApi;
  readonly kind: "operation" | "property" | "name";
  /** "Order", "Order.lines[].sku", "issues.list" for a method in a group. */
  readonly name: string;
  readonly declaration: ts.Declaration;
}

/** Names of generated code by their symbols. */
export interface GeneratedNames {
  readonly checker: ts.TypeChecker;
  /** True for generated files, those of the runtime included. */
  isGenerated(file: ts.SourceFile): boolean;
  /** The names of a symbol; several for a property of a union. */
  of(symbol: ts.Symbol | undefined): readonly GeneratedName[];
  /** The name that a node has, as an identifier or the name of a property. */
  at(node: ts.Node): readonly GeneratedName[];
}

/** Creates the names of the generated code that a checker knows. */
export function createGeneratedNames(checker: ts.TypeChecker, code: GeneratedCode): GeneratedNames {
  const known = new Map<ts.Declaration, GeneratedName | undefined>();

  const ofDeclaration = (declaration: ts.Declaration): readonly GeneratedName[] => {
    if (!known.has(declaration)) known.set(declaration, find(declaration));
    const name = known.get(declaration);
    return name === undefined ? [] : [name];
  };
  const of = (symbol: ts.Symbol | undefined): readonly GeneratedName[] => {
    const target = aliasTarget(symbol, checker);
    const names = (target?.declarations ?? []).flatMap(ofDeclaration);
    return [...new Map(names.map((one) => [`${one.api.package}\0${one.api.api}\0${one.name}`, one])).values()];
  };
  return {
    checker,
    isGenerated: code.contains,
    of,
    at: (node) => of(checker.getSymbolAtLocation(node)),
  };

  function find(declaration: ts.Declaration): GeneratedName | undefined {
    const api = code.apiOf(declaration.getSourceFile());
    const found = api && pathTo(declaration);
    if (api === undefined || found === undefined) return undefined;
    const operation = operationName(declaration, found.root);
    if (operation !== undefined) return { api, kind: "operation", name: operation, declaration };
    if (found.path !== "" && ts.isInterfaceDeclaration(found.root) && isClient(found.root)) return undefined;
    return { api, kind: found.path === "" ? "name" : "property", name: `${found.name}${found.path}`, declaration };
  }
}

/** The symbol behind imports and re-exports. */
export function aliasTarget(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): ts.Symbol | undefined {
  return symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}

interface PathTo {
  readonly root: Root;
  readonly name: string;
  /** Steps below the exported name: ".lines[].sku". */
  readonly path: string;
}

type Root = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.VariableDeclaration | ts.FunctionDeclaration;

/** The path from an exported declaration to one inside: ".lines[].sku". */
function pathTo(declaration: ts.Node): PathTo | undefined {
  const steps: string[] = [];
  for (let node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (isRoot(node)) {
      const { name } = node;
      if (name === undefined || !ts.isIdentifier(name)) return undefined;
      return { root: node, name: name.text, path: steps.join("") };
    }
    if (isFunctionLike(node)) return undefined;
    const step = stepOf(node);
    if (step !== "") steps.unshift(step);
  }
  return undefined;
}

function isRoot(node: ts.Node): node is Root {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node)
  );
}

function isFunctionLike(node: ts.Node): boolean {
  return ts.isFunctionTypeNode(node) || ts.isParameter(node) || ts.isTypeParameterDeclaration(node) || ts.isBlock(node);
}

function stepOf(node: ts.Node): string {
  if (ts.isPropertySignature(node) || ts.isMethodSignature(node) || ts.isPropertyAssignment(node))
    return `.${propertyText(node.name) ?? ""}`;
  if (ts.isIndexSignatureDeclaration(node)) return ".*";
  if (ts.isArrayTypeNode(node)) return "[]";
  if (ts.isTupleTypeNode(node.parent)) return `[${node.parent.elements.indexOf(node as ts.TypeNode)}]`;
  if (ts.isTypeReferenceNode(node) && /^(?:Readonly)?Array$/.test(node.typeName.getText())) return "[]";
  return "";
}

/** The text of a property name; undefined for a computed one. */
export function propertyText(name: ts.PropertyName | ts.BindingName): string | undefined {
  if (ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)) return name.text;
  return ts.isComputedPropertyName(name) && ts.isStringLiteralLike(name.expression) ? name.expression.text : undefined;
}

/** The operation that a method of a client or of handlers, or a function, is for. */
function operationName(declaration: ts.Declaration, root: Root): string | undefined {
  if (ts.isFunctionDeclaration(declaration)) {
    const type = declaration.parameters[0]?.type;
    const isCall = type !== undefined && ts.isTypeReferenceNode(type) && /Connection$/.test(type.typeName.getText());
    return isCall ? declaration.name?.text : undefined;
  }
  if (!ts.isMethodSignature(declaration) || declaration.parent !== root || !ts.isInterfaceDeclaration(root))
    return undefined;
  const method = propertyText(declaration.name);
  if (isClient(root) || /Handlers$/.test(root.name.text)) return method;
  const group = groupName(root);
  return group === undefined ? undefined : `${group}.${method ?? ""}`;
}

function isClient({ heritageClauses }: ts.InterfaceDeclaration): boolean {
  return (heritageClauses ?? []).some(({ types }) =>
    types.some(({ expression }) => expression.getText() === "ClientBase"),
  );
}

/** The name under which a client has the methods of an interface. */
function groupName(methods: ts.InterfaceDeclaration): string | undefined {
  const clients = methods.getSourceFile().statements.filter((one) => ts.isInterfaceDeclaration(one) && isClient(one));
  for (const client of clients)
    for (const member of (client as ts.InterfaceDeclaration).members)
      if (ts.isPropertySignature(member) && member.type?.getText() === methods.name.text)
        return propertyText(member.name);
  return undefined;
}
