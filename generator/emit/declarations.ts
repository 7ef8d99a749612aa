/**
 * What emitters return: one module as data. Only `write/` turns it into text. Types and bodies inside are TypeScript
 * text; every piece of a spec's text in them came through `text/`.
 */
export interface ModuleDef {
  /** Below the output folder, with "/": "purchase-requests/types.ts". Unique in a run. */
  readonly path: string;
  /** The specs it comes from, as shown in the header comment; sorted. */
  readonly sources: readonly string[];
  /** What the header comment says besides: one sentence each, our own words. */
  readonly notes?: readonly string[];
  readonly imports: readonly ImportDef[];
  readonly declarations: readonly DeclarationDef[];
  /** What names of functions begin with before the name of what they are about: it has no say in which part they stand. */
  readonly prefixes?: readonly string[];
}

/** A JSDoc tag after the text of `docs`: `@deprecated`, `@default 25`. The text goes through text/comments like `docs`. */
export interface DocTag {
  readonly name: "deprecated" | "default" | "example" | "see" | "throws";
  readonly text?: string;
}

/** One imported name. `write/` groups them by module, sorts them and makes the path relative. */
export interface ImportDef {
  /** A module below the output folder ("runtime/problem.ts"), or a package ("openapi-fetch") when `external`. */
  readonly module: string;
  readonly name: string;
  readonly typeOnly: boolean;
  readonly external?: boolean;
  /** The name under which it is known here: `{ default as createClient }`. */
  readonly alias?: string;
}

export type DeclarationDef = InterfaceDef | TypeAliasDef | FunctionDef | ConstDef | ReexportDef | TextDef;

/** `export interface Name extends A, B { ... }` */
export interface InterfaceDef {
  readonly kind: "interface";
  readonly name: string;
  readonly docs?: string;
  readonly tags?: readonly DocTag[];
  readonly exported: boolean;
  readonly extends?: readonly string[];
  /** TypeScript text of each type parameter: "Context = unknown". */
  readonly typeParameters?: readonly string[];
  readonly methods?: readonly MethodDef[];
  readonly properties: readonly PropertyDef[];
  /** The type of every other member: `[name: string]: unknown`. */
  readonly index?: IndexDef;
}

export interface PropertyDef {
  /** TypeScript text of the key, quoted where needed (see text/literals propertyKey). */
  readonly key: string;
  readonly type: string;
  readonly optional: boolean;
  readonly readonly: boolean;
  readonly docs?: string;
  readonly tags?: readonly DocTag[];
}

/** `name(parameters): returnType;` in an interface. */
export interface MethodDef {
  /** TypeScript text of the key. */
  readonly key: string;
  readonly parameters: readonly ParameterDef[];
  readonly returnType: string;
  readonly docs?: string;
  readonly tags?: readonly DocTag[];
}

export interface IndexDef {
  readonly type: string;
  readonly readonly: boolean;
  readonly docs?: string;
  readonly tags?: readonly DocTag[];
}

/** `export type Name = ...;` */
export interface TypeAliasDef {
  readonly kind: "type";
  readonly name: string;
  readonly docs?: string;
  readonly tags?: readonly DocTag[];
  readonly exported: boolean;
  readonly typeParameters?: readonly string[];
  readonly type: string;
}

/** `export function name(parameters): returnType { body }` */
export interface FunctionDef {
  readonly kind: "function";
  readonly name: string;
  readonly docs?: string;
  readonly tags?: readonly DocTag[];
  readonly exported: boolean;
  readonly typeParameters?: readonly string[];
  readonly parameters: readonly ParameterDef[];
  readonly returnType: string;
  /** Statements, one a line, indented by two spaces a level, without the braces of the function. */
  readonly body: string;
}

export interface ParameterDef {
  readonly name: string;
  readonly type: string;
  readonly optional?: boolean;
  /** Default value; the parameter is then written without "?". */
  readonly initializer?: string;
}

/** `export const name: type = value;` */
export interface ConstDef {
  readonly kind: "const";
  readonly name: string;
  readonly docs?: string;
  readonly tags?: readonly DocTag[];
  readonly exported: boolean;
  /** Required on exported constants: emitted code compiles under isolatedDeclarations. */
  readonly type?: string;
  readonly value: string;
}

/** `export { a, type B } from "./module.js";` */
export interface ReexportDef {
  readonly kind: "reexport";
  readonly module: string;
  /** Empty: everything (`export * from`), types only when `typeOnly`. */
  readonly names: readonly { readonly name: string; readonly typeOnly: boolean }[];
  readonly typeOnly: boolean;
}

/** Finished TypeScript text that another printer made (openapi-typescript's `paths`). */
export interface TextDef {
  readonly kind: "text";
  readonly text: string;
}
