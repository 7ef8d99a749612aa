import ts from "typescript";

/** A position in emitted code whose type is unconstrained, or allows additional properties. */
export interface OpenType {
  /** "PatchOperation.value": the declaration, and the properties down to the position. */
  readonly name: string;
  /** The position of the syntax: a parameter of a function, the default of a type parameter, or a value's type. */
  readonly position: "parameter" | "default" | "value";
}

/** Every open type that a module exports, only the outermost of nested ones. */
export function openTypesOf(path: string, text: string): readonly OpenType[] {
  const found: OpenType[] = [];
  const visit = (node: ts.Node): void => {
    if (isOpen(node)) found.push(openTypeAt(node));
    // The inside of a function concerns none of its callers.
    else if (!ts.isBlock(node)) ts.forEachChild(node, visit);
  };
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  statements.filter(isExported).forEach(visit);
  return found;
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

const openKinds: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AnyKeyword,
  ts.SyntaxKind.UnknownKeyword,
  ts.SyntaxKind.ObjectKeyword,
  ts.SyntaxKind.IndexSignature,
]);

function isOpen(node: ts.Node): boolean {
  if (openKinds.has(node.kind)) return true;
  if (ts.isTypeLiteralNode(node)) return node.members.length === 0 && !keepsTextsListed(node);
  if (ts.isInterfaceDeclaration(node)) return node.members.length === 0 && node.heritageClauses === undefined;
  return ts.isTypeReferenceNode(node) && isOpenReference(node);
}

/** `"a" | (string & {})`: any text, and editors go on listing the known ones. */
function keepsTextsListed({ parent }: ts.TypeLiteralNode): boolean {
  return ts.isIntersectionTypeNode(parent) && !parent.types.every((type) => ts.isTypeLiteralNode(type));
}

function isOpenReference({ typeName, typeArguments }: ts.TypeReferenceNode): boolean {
  const name = typeName.getText();
  // A record of nothing is how an empty object is written.
  if (name === "Record") return typeArguments?.[1]?.kind !== ts.SyntaxKind.NeverKeyword;
  return name === "XmlFragment" || name === "Function";
}

function openTypeAt(node: ts.Node): OpenType {
  const names: string[] = [];
  let position: OpenType["position"] = "value";
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isParameter(at) && !ts.isIndexSignatureDeclaration(at.parent)) position = "parameter";
    if (ts.isTypeParameterDeclaration(at)) position = "default";
    if (isNamed(at)) names.unshift(at.name?.getText() ?? "");
  }
  return { name: names.join("."), position };
}

type Named = ts.Node & { readonly name?: ts.Node | undefined };

function isNamed(node: ts.Node): node is Named {
  if (ts.isParameter(node)) return !ts.isIndexSignatureDeclaration(node.parent);
  if (ts.isPropertySignature(node) || ts.isMethodSignature(node) || ts.isTypeParameterDeclaration(node)) return true;
  return ts.isDeclarationStatement(node) || ts.isVariableDeclaration(node);
}
