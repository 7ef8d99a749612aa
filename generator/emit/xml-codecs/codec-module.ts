import type { ComplexTypeDefinition, Wildcard } from "../../model/xml-schema/components.js";
import type { InterfacePlan, NamedXmlType } from "../../plan/plan.js";
import { kinds, type FunctionDeclarationStructure, type VariableStatementStructure } from "../structures.js";
import type { ModuleBuilder } from "../module-builder.js";
import { identityUses, type IdentityUses } from "./identity-uses.js";
import type { RowTypes } from "./rows.js";
import { sharedReaders, type SharedReaders } from "./shared-readers.js";
import { sharedViews, type SharedViews } from "./shared-views.js";

/** Constants stand before what needs them; functions may come in any order. */
const constRoles = [
  "simpleOpen",
  "secretOpen",
  "extended",
  "simpleAny",
  "simpleOnly",
  "simple",
  "secretAny",
  "secret",
  "part",
  "types",
  "content",
  "identities",
  "root",
] as const;
const functionRoles = ["readAny", "read", "missing", "visitAny", "visit", "item"] as const;
/** The role of a function or a constant in a module of codecs. */
export type CodecRole = (typeof rolePrefixes)[number];

/** Beginnings of names that are not exported. */
export const rolePrefixes = [...constRoles, ...functionRoles] as const;

/** Names that are only used inside functions, whose declarations may wait. */
const inFunctions: ReadonlySet<CodecRole> = new Set([...functionRoles, "simpleOpen", "secretOpen", "simpleAny"]);

type CodecDeclaration = VariableStatementStructure | FunctionDeclarationStructure;

/** So many functions are made one inside the making of another; the next ones wait, so that chains of types cost no stack. */
const deepest = 100;

/** Constants of which a module has one: all global declarations, and of a large schema its rows and what shows values of their types. */
export type CodecTable = "globals" | "rows" | "visits";

/** The codecs module while it is being filled. Everything in it has one name, whatever asks for it first. */
export interface CodecModule {
  readonly plan: InterfacePlan;
  readonly module: ModuleBuilder;
  readonly views: SharedViews;
  readonly readers: SharedReaders;
  /** Adds a declaration. Exports come first in the module, then constants in the order in which they need each other, then functions. */
  add(declaration: CodecDeclaration): void;
  /** Hands everything that was added to the module. */
  finish(): void;
  /** A name of the module that nothing else has: the wish, or the wish with a number. */
  take(wish: string): string;
  /** The name that `make` declares for an owner; made on the first call. `make` gets a free name and has to declare it. */
  declared(role: CodecRole, owner: object, wish: string, make: (name: string) => void): string;
  /** The name of a table; whoever fills the module declares it. */
  table(table: CodecTable): string;
  /** True once somebody asked for the name of a table. */
  needs(table: CodecTable): boolean;
  /** The types of a large schema that are rows; undefined where each type has functions. */
  readonly rows: RowTypes | undefined;
  /** The demands of the identity constraints of the schema. */
  readonly identityUses: IdentityUses;
  /** A function or constant of the runtime. */
  value(file: string, name: string): string;
  /** A type of the runtime. */
  type(file: string, name: string): string;
  /** Text about types inside a body, which is left out where the body is run as it is. */
  typed(text: string): string;
}

/** Begins a module of codecs, in which names are given and declarations wait for their turn. `rowsOf` finds its rows where it has some. */
export function createCodecModule(
  plan: InterfacePlan,
  module: ModuleBuilder,
  rowsOf: (codec: CodecModule) => RowTypes | undefined,
): CodecModule {
  const roles = new Map<CodecRole, Map<object, string>>();
  const waiting: (() => void)[] = [];
  let depth = 0;
  const added: CodecDeclaration[] = [];
  const tables = new Map<CodecTable, string>();

  // Imported names count too: an element "content" has the constant "rootContent", as the runtime has a function.
  const take = (wish: string): string => module.declare(wish);

  function makeInside(make: () => void): void {
    depth += 1;
    make();
    // The outermost one makes what waits, from the same depth as if it had asked for it itself.
    if (depth === 1) for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) next();
    depth -= 1;
  }

  const views = sharedViews(plan);
  const codec: CodecModule = {
    plan,
    module,
    views,
    readers: sharedReaders(plan, views),
    identityUses: identityUses(plan),
    add: (declaration) => void added.push(declaration),
    finish: () => addInOrder(added, module),
    take,
    declared(role, owner, wish, make) {
      const names = roles.get(role) ?? new Map<object, string>();
      roles.set(role, names);
      const known = names.get(owner);
      if (known !== undefined) return known;
      const name = take(wish);
      names.set(owner, name);
      if (depth >= deepest && inFunctions.has(role)) waiting.push(() => make(name));
      else makeInside(() => make(name));
      return name;
    },
    table(table) {
      const name = tables.get(table) ?? take(table);
      tables.set(table, name);
      return name;
    },
    needs: (table) => tables.has(table),
    get rows() {
      return rows;
    },
    value: (file, name) => module.runtimeValue(file, name),
    type: (file, name) => module.runtimeType(file, name),
    typed: (text) => (plan.isRun === true ? "" : text),
  };
  const rows = rowsOf(codec);
  return codec;
}

function addInOrder(added: readonly CodecDeclaration[], module: ModuleBuilder): void {
  const exported = added.filter((declaration) => declaration.isExported === true);
  const inner = added.filter((declaration) => declaration.isExported !== true);
  exported.forEach((declaration) => module.add(declaration));
  inner.filter(({ kind }) => kind === kinds.variable).forEach((declaration) => module.add(declaration));
  inner.filter(({ kind }) => kind === kinds.function).forEach((declaration) => module.add(declaration));
}

/** The globals for a wildcard: none are needed where nothing is checked. */
export function globalsFor({ processContents }: Wildcard, codec: CodecModule): string {
  return processContents === "skip" ? codec.value("xml/globals", "noGlobals") : codec.table("globals");
}

/** The name of a complex type in the module of types, which is imported. */
export function complexTypeName(type: ComplexTypeDefinition, codec: CodecModule): string {
  return codec.module.useType(codec.plan.modules.types, namedType(type, codec).typeName);
}

/** The same without an import. */
export function namedType(type: ComplexTypeDefinition, { plan }: CodecModule): NamedXmlType {
  const named = plan.xmlTypeName(type);
  if (named === undefined) throw new Error("Every complex type has a name once it is planned.");
  return named;
}
