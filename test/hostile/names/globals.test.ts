import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { libraryParts } from "../../../generator/settings/parts.js";
import { isKnownName, isReservedWord } from "../../../generator/text/identifiers.js";

/**
 * Emitted modules of real contracts and of golden cases, without the runtime, which knows no name of a spec, and without modules
 * for libraries, which import names of a spec only in namespaces.
 */
function emitted(): readonly string[] {
  const golden = readdirSync("test/golden").map((name) => join("test/golden", name, "expected"));
  return ["generated", ...golden.filter((folder) => existsSync(folder))].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts") && !/(^|[/\\])(runtime|node_modules|dist)[/\\]/.test(path))
      .filter((path) => !ofLibraries.includes(basename(path)))
      .map((path) => join(folder, path)),
  );
}

const ofLibraries = Object.values(libraryParts).map(({ file }): string => file);

/** Global names that a module uses. */
function globalsOf(path: string): readonly string[] {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2022, true);
  const own = new Set<string>();
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) (isUse(node) ? used : own).add(node.text);
    node.forEachChild(visit);
  };
  visit(source);
  return [...used].filter((name) => !own.has(name));
}

/** True if an identifier is a use, not a declaration, a property name or a label. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  const isName = (parent as { readonly name?: ts.Node }).name === node;
  if (isName && !ts.isShorthandPropertyAssignment(parent)) return false;
  if (
    ts.isTypeReferenceNode(parent) ||
    ts.isExpressionWithTypeArguments(parent) ||
    ts.isShorthandPropertyAssignment(parent)
  )
    return true;
  if (ts.isTypePredicateNode(parent) || ts.isTypeQueryNode(parent)) return true;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) return parent.initializer === node;
  if (ts.isParameter(parent) || ts.isBindingElement(parent)) return parent.initializer === node;
  return (
    ts.isExpression(parent) || ts.isStatement(parent) || ts.isTemplateSpan(parent) || ts.isSpreadAssignment(parent)
  );
}

it("emitted code uses only globals that imports give way to: a schema ReadonlySet broke every module with a long enumeration", () => {
  const names = new Set(emitted().flatMap(globalsOf));
  expect([...names]).toEqual(expect.arrayContaining(["Readonly", "ReadonlySet", "Object", "Uint8Array"]));
  expect([...names].filter((name) => !isReservedWord(name))).toEqual([]);
});

it("modules of types use only globals for which they write globalThis", () => {
  const names = new Set(
    emitted()
      .filter((path) => /(^|[/\\])types(\.ts$|[/\\])/.test(path))
      .flatMap(globalsOf),
  );
  expect([...names].filter((name) => isKnownName(name)).sort()).toEqual(["Date", "Uint8Array"]);
});
