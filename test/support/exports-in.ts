import { dirname, join } from "node:path";
import ts from "typescript";

/** A name that a module exports. */
export interface Exported {
  /** True for a type, and for a value that is exported as a type. */
  readonly isType: boolean;
  /** The number of type parameters without a default. */
  readonly needs: number;
}

/**
 * The names that a module exports, those of modules that it passes on included. `texts` are those of all modules by their
 * paths; a module that is not among them exports nothing.
 */
export function exportsIn(path: string, texts: ReadonlyMap<string, string>): ReadonlyMap<string, Exported> {
  return exportsOnce(path, texts, new Map());
}

/** `found` has the exports of modules that were read before: each module of a call is read once. */
function exportsOnce(
  path: string,
  texts: ReadonlyMap<string, string>,
  found: Map<string, ReadonlyMap<string, Exported>>,
): ReadonlyMap<string, Exported> {
  const before = found.get(path);
  if (before !== undefined) return before;
  const exports = new Map<string, Exported>();
  found.set(path, exports);
  const needs = new Map<string, number>();
  const passedOn: [string, boolean][] = [];
  const put = (name: string, isType: boolean, from: number = needs.get(name) ?? 0): void => {
    exports.set(name, { isType: isType && (exports.get(name)?.isType ?? true), needs: from });
  };
  for (const statement of statementsOf(path, texts.get(path) ?? "")) {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      const { name, typeParameters = [] } = statement;
      needs.set(name.text, typeParameters.filter((parameter) => parameter.default === undefined).length);
    }
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, isTypeOnly, moduleSpecifier } = statement;
      if (exportClause !== undefined && ts.isNamedExports(exportClause))
        for (const { name, propertyName, isTypeOnly: isType } of exportClause.elements) {
          const local = propertyName?.text ?? name.text;
          const module = moduleSpecifier === undefined ? undefined : pathOf(moduleSpecifier);
          const from = module === undefined ? needs.get(local) : exportsOnce(module, texts, found).get(local)?.needs;
          put(name.text, isTypeOnly || isType, from ?? 0);
        }
      else if (moduleSpecifier !== undefined) passedOn.push([pathOf(moduleSpecifier), isTypeOnly]);
    } else if (ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(isExport) === true) {
      const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : statement;
      const { name } = declared as { readonly name?: ts.Node };
      const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
      if (name !== undefined && ts.isIdentifier(name)) put(name.text, isType);
    }
  }
  const named = new Set(exports.keys());
  for (const [module, areTypes] of passedOn)
    for (const [name, { isType, needs: from }] of exportsOnce(module, texts, found))
      if (!named.has(name)) put(name, isType || areTypes, from);
  return exports;

  function pathOf(specifier: ts.Expression): string {
    const text = ts.isStringLiteral(specifier) ? specifier.text : "";
    return join(dirname(path), text.replace(/\.js$/, ".ts"));
  }
}

/** The statements of modules of the runtime, by their sources: many APIs re-export the same ones. */
const ofRuntime = new Map<string, ts.NodeArray<ts.Statement>>();

function statementsOf(path: string, text: string): ts.NodeArray<ts.Statement> {
  const before = ofRuntime.get(text);
  if (before !== undefined) return before;
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  if (/[\\/]runtime[\\/]/.test(path)) ofRuntime.set(text, statements);
  return statements;
}

function isExport({ kind }: ts.ModifierLike): boolean {
  return kind === ts.SyntaxKind.ExportKeyword;
}
