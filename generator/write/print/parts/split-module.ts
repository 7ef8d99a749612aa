import {
  kinds,
  type DeclarationStructure,
  type ExportDeclarationStructure,
  type ModuleDef,
  type SymbolRef,
} from "../../../emit/structures.js";
import { compareText } from "../../../text/in-order.js";
import { structureText } from "../structure-text.js";
import { joined, namesIn, readDeclarations, textInPart, type Declaration } from "./declarations.js";
import { grouped } from "../../../model/grouped.js";
import { importsOfPart } from "./imports-of-part.js";
import { namesUsedAcross, declarationPlaces } from "./places.js";
import { withoutWideInterfaces } from "./wide-interfaces.js";

/**
 * A module in parts of at most `limit` bytes each, as far as none of its declarations is larger: the module itself, which
 * passes on what it exported before, and the modules that hold its declarations, in a folder of its name. The part of
 * each follows from its name. A module with other things than declarations stays whole.
 */
export function splitModule(module: ModuleDef, limit: number): readonly ModuleDef[] {
  const symbols = new Map(module.imports.map((symbol) => [symbol.alias ?? symbol.name, symbol]));
  const declarations = readModule(module, symbols, limit);
  if (declarations === undefined) return [module];
  const places = declarationPlaces(declarations, (name) => labelOf(name, module.prefixes ?? []), limit);
  const folder = module.path.replace(/\.ts$/, "");
  const paths = new Map([...places].map(([name, placeText]) => [name, `${folder}/${placeText}.ts`]));
  const shared = namesUsedAcross(declarations, paths);
  const parts = [...grouped(declarations.values(), ({ name }) => paths.get(name) ?? "")].sort(([a], [b]) =>
    compareText(a, b),
  );
  const passedOn = parts.flatMap(([path, members]) => reexport(path, members, shared));
  return [
    { ...module, imports: [], declarations: [...passedOn, ...module.declarations.filter(isReexport)] },
    ...parts.map(([path, members]): ModuleDef => {
      const names = [...new Set(members.flatMap(({ used }) => [...used.all]))];
      const { imports, renamed } = importsOfPart(
        names.flatMap((name) => importOf(name, path)),
        members,
        isTaken,
      );
      return {
        path,
        sources: module.sources,
        imports,
        declarations: members.map((member) => textInPart(member, shared.has(member.name), renamed)),
      };
    }),
  ];

  function importOf(name: string, path: string): readonly SymbolRef[] {
    const declarationOfName = declarations?.get(name);
    const home = paths.get(name);
    if (declarationOfName === undefined || home === undefined) return [symbols.get(name) ?? []].flat();
    return home === path
      ? []
      : [{ module: home, name, typeOnly: declarationOfName.kind === "type" || declarationOfName.isType === true }];
  }

  function isTaken(name: string): boolean {
    return symbols.has(name) || declarations?.has(name) === true;
  }
}

/** The declarations of a module by name; undefined when it holds other things, or two of one name. */
function readModule(
  { declarations }: ModuleDef,
  symbols: ReadonlyMap<string, SymbolRef>,
  limit: number,
): ReadonlyMap<string, Declaration> | undefined {
  const texts = declarations.filter((declaration) => !isReexport(declaration)).map(structureText);
  const known = new Set([...symbols.keys(), ...namesIn(texts)]);
  const read = texts.map((text) => readDeclarations(text, known));
  if (read.includes(undefined)) return undefined;
  const all = withoutWideInterfaces(withJoined(read.flatMap((declarations) => declarations ?? [])), limit, known);
  const byName = new Map(all.map((declaration) => [declaration.name, declaration]));
  return byName.size === all.length ? byName : undefined;
}

/** Declarations with a type and the constant that follows it under its name as one. */
function withJoined(read: readonly Declaration[]): readonly Declaration[] {
  return read.flatMap((declaration, index) => {
    const [before, after] = [read[index - 1], read[index + 1]];
    if (declaration.kind === "type" && after?.kind === "constant" && after.name === declaration.name)
      return [joined(declaration, after)];
    return declaration.kind === "constant" && before?.kind === "type" && before.name === declaration.name
      ? []
      : [declaration];
  });
}

/** Re-exports the public names of a part, by name unless all are public. */
function reexport(
  path: string,
  members: readonly Declaration[],
  shared: ReadonlySet<string>,
): readonly ExportDeclarationStructure[] {
  const exported = members.filter(({ isExported }) => isExported);
  if (exported.length === 0) return [];
  const isAll = members.every(({ name, isExported }) => isExported || !shared.has(name));
  const isTypeOnly = exported.every(({ kind }) => kind === "type");
  const names = exported.map(({ name, kind }) => ({ name, isTypeOnly: kind === "type" && !isTypeOnly }));
  return [{ kind: kinds.exports, isTypeOnly, namedExports: isAll ? [] : names, moduleSpecifier: path }];
}

/** The subject of a name: "validateOrder" is about "Order" where names begin with "validate". */
function labelOf(name: string, prefixes: readonly string[]): string {
  const prefix =
    prefixes.find((prefix) => name.startsWith(prefix) && /^[A-Z0-9]/.test(name.slice(prefix.length))) ?? "";
  return name.slice(prefix.length);
}

function isReexport(declaration: DeclarationStructure): declaration is ExportDeclarationStructure {
  return typeof declaration !== "string" && declaration.kind === kinds.exports;
}
