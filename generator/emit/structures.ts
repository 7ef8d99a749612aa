import type * as Morph from "ts-morph";

/*
 * The vocabulary of emitters: structures of ts-morph, of which only the types are used here, so that nothing is loaded.
 * They have the members that we print, their texts are finished TypeScript, and every piece of a spec's text
 * in them came through `text/`.
 */

/** A structure whose texts are strings and not functions of a writer, and which nobody changes. */
type Finished<Value> = Value extends Morph.WriterFunction
  ? never
  : Value extends Morph.StructureKind | Morph.VariableDeclarationKind
    ? ValueOf<Value>
    : Value extends readonly (infer Item)[]
      ? readonly Finished<Item>[]
      : Value extends object
        ? { readonly [Member in keyof Value]: Finished<Value[Member]> }
        : Value;

/** The value of a member of an enumeration: 19 of `StructureKind.Interface`. */
type ValueOf<Member extends string | number> = `${Member}` extends `${infer Value extends number}`
  ? Value
  : `${Member}`;

type Part<Structure, Member extends keyof Structure> = Finished<Pick<Structure, Member>>;

/** The values of ts-morph's `StructureKind`, and of its `VariableDeclarationKind` for `const`. */
export const kinds = {
  exports: 11,
  function: 13,
  imports: 16,
  interface: 19,
  typeAlias: 38,
  variable: 41,
  const: "const",
} as const;

/** A comment of finished lines; `documented.ts` makes it. */
export type JSDocStructure = Part<Morph.JSDocStructure, "description"> & {
  readonly tags?: readonly JSDocTagStructure[];
};

/** A tag after the text of a comment: `@deprecated`, `@default 25`. */
export type JSDocTagStructure = Part<Morph.JSDocTagStructure, "tagName" | "text">;

/** Something that may have a comment above it. */
export interface JSDocableNodeStructure {
  /** The comment; absent where there is none. */
  readonly docs?: readonly [JSDocStructure];
}

/** A parameter; `name?: type` or `name: type = initializer`. */
export type ParameterDeclarationStructure = Part<
  Morph.ParameterDeclarationStructure,
  "name" | "type" | "hasQuestionToken" | "initializer"
>;

/** A member of an interface. The name is TypeScript text, quoted where needed (see text/literals memberKey). */
export type PropertySignatureStructure = JSDocableNodeStructure &
  Part<Morph.PropertySignatureStructure, "name" | "type" | "hasQuestionToken" | "isReadonly">;

/** `name(parameters): returnType;` in an interface. */
export type MethodSignatureStructure = JSDocableNodeStructure &
  Part<Morph.MethodSignatureStructure, "name" | "returnType"> & {
    readonly parameters: readonly ParameterDeclarationStructure[];
  };

/** The common part of declarations. Type parameters are TypeScript text: "Context = unknown". */
interface Declared extends JSDocableNodeStructure {
  readonly name: string;
  /** True for a name that other modules may import; absent or false for one of the module alone. */
  readonly isExported?: boolean;
  /** Absent where there are none. */
  readonly typeParameters?: readonly string[];
}

/** `export interface Name extends A, B { ... }`; methods come after properties. */
export type InterfaceDeclarationStructure = Declared &
  Part<Morph.InterfaceDeclarationStructure, "kind"> & {
    readonly extends?: readonly string[];
    readonly properties?: readonly PropertySignatureStructure[];
    readonly methods?: readonly MethodSignatureStructure[];
  };

/** `export type Name = ...;` */
export type TypeAliasDeclarationStructure = Declared & Part<Morph.TypeAliasDeclarationStructure, "kind" | "type">;

/** `export function name(parameters): returnType { statements }`; the body is one text, which `body/` makes. */
export type FunctionDeclarationStructure = Declared &
  Part<Morph.FunctionDeclarationStructure, "kind"> & {
    readonly parameters: readonly ParameterDeclarationStructure[];
    readonly returnType: string;
    readonly statements: string;
  };

/** The name, type and value of a constant. */
export type VariableDeclarationStructure = Part<Morph.VariableDeclarationStructure, "name" | "type"> & {
  readonly initializer: string;
};

/** `export const name: type = value;` */
export type VariableStatementStructure = JSDocableNodeStructure &
  Part<Morph.VariableStatementStructure, "kind" | "isExported"> & {
    readonly declarationKind: ValueOf<Morph.VariableDeclarationKind.Const>;
    readonly declarations: readonly [VariableDeclarationStructure];
  };

/**
 * `export { a, type B } from "./module.js";`, or everything when no names are given. `moduleSpecifier` is the module
 * below the output folder ("runtime/base/problem.ts"); `write/` makes it relative.
 */
export type ExportDeclarationStructure = Part<Morph.ExportDeclarationStructure, "kind" | "isTypeOnly"> & {
  readonly moduleSpecifier: string;
  readonly namedExports?: readonly Part<Morph.ExportSpecifierStructure, "name" | "isTypeOnly">[];
};

/**
 * `import { a, type B } from "./module.js";`, or `import * as Module from "./module.js";`. Emitters ask a module for names;
 * `write/` makes these of them.
 */
export type ImportDeclarationStructure = Part<
  Morph.ImportDeclarationStructure,
  "kind" | "isTypeOnly" | "moduleSpecifier" | "namespaceImport"
> & {
  readonly namedImports?: readonly Part<Morph.ImportSpecifierStructure, "name" | "alias" | "isTypeOnly">[];
};

/** The structures of a module. A string is finished text that another printer made (openapi-typescript's `paths`). */
export type DeclarationStructure =
  | InterfaceDeclarationStructure
  | TypeAliasDeclarationStructure
  | FunctionDeclarationStructure
  | VariableStatementStructure
  | ExportDeclarationStructure
  | string;

/** One module as data. Only `write/` turns it into text. */
export interface ModuleDef {
  /** Below the output folder, with "/": "purchase-requests/types.ts". Unique in a run. */
  readonly path: string;
  /** The specs it comes from, as shown in the header comment; sorted. */
  readonly sources: readonly string[];
  /** Sentences that the header comment says besides, in our own words. */
  readonly notes?: readonly string[];
  /** True for what follows in the file of another module, and has no header. */
  readonly isContinued?: true;
  /** Names of other modules. `write/` groups them by module, sorts them and makes the path relative. */
  readonly imports: readonly SymbolRef[];
  readonly declarations: readonly DeclarationStructure[];
  /**
   * Prefixes of functions in front of the names of their subjects: they have no say in which part the functions stand.
   */
  readonly prefixes?: readonly string[];
}

/** A name that another module exports. */
export interface SymbolRef {
  /** The module below the output folder ("runtime/base/problem.ts"), or a package ("openapi-fetch") when `external`. */
  readonly module: string;
  readonly name: string;
  /** True where the import is one of a type. */
  readonly typeOnly: boolean;
  /** True for a name of a package. */
  readonly external?: boolean;
  /** The name under which it is known here: `{ default as createClient }`. */
  readonly alias?: string;
  /** True for the module as a whole under its alias: `* as Types`; the name is "*". */
  readonly isNamespace?: true;
}

/** A constant. Exported ones need a type: emitted code compiles under isolatedDeclarations. */
export function constant({
  name,
  type,
  initializer,
  ...more
}: VariableDeclarationStructure & Omit<Declared, "typeParameters">): VariableStatementStructure {
  const declaration = { name, ...(type !== undefined && { type }), initializer };
  return { kind: kinds.variable, ...more, declarationKind: kinds.const, declarations: [declaration] };
}

/**
 * The type of every other member: `[name: string]: unknown`. As a property, since ts-morph prints index signatures above
 * all others.
 */
export function otherMembers(type: string): PropertySignatureStructure {
  return { name: "[name: string]", type };
}

/** The name that a declaration gives; undefined for re-exports and text. */
export function declaredName(declaration: DeclarationStructure): string | undefined {
  if (typeof declaration === "string" || declaration.kind === kinds.exports) return undefined;
  return declaration.kind === kinds.variable ? declaration.declarations[0].name : declaration.name;
}
