import type { ComplexTypeDefinition, ElementDeclaration, Wildcard } from "../../model/xml-schema/components.js";
import type { InterfacePlan, NamedXmlType } from "../../plan/plan.js";
import {
  constant,
  declaredName,
  kinds,
  type FunctionDeclarationStructure,
  type VariableStatementStructure,
} from "../structures.js";
import { stringLiteral } from "../../text/literals.js";
import type { ModuleBuilder } from "../module-builder.js";
import { arrayText } from "../body/expression-texts.js";
import { identityUses, type IdentityUses } from "./identity-uses.js";
import { sharedReaders, type SharedReaders } from "./shared-readers.js";
import { sharedViews, type SharedViews } from "./shared-views.js";

/** Constants stand before what needs them; functions may come in any order. */
const constRoles = [
  "simpleOpen",
  "secretOpen",
  "simpleAny",
  "simpleOnly",
  "simple",
  "secretAny",
  "secret",
  "part",
  "types",
  "content",
  "identities",
  "type",
  "element",
] as const;
const functionRoles = ["derived", "attributes", "members"] as const;
/** The role of a function or a constant in a module of codecs. */
export type CodecRole = (typeof rolePrefixes)[number];

/** Beginnings of names that are not exported. */
export const rolePrefixes = [...constRoles, ...functionRoles] as const;

/** Names that are only used inside functions, whose declarations may wait. */
const inFunctions: ReadonlySet<CodecRole> = new Set([
  ...functionRoles,
  "type",
  "simpleOpen",
  "secretOpen",
  "simpleAny",
]);

type CodecDeclaration = VariableStatementStructure | FunctionDeclarationStructure;

/** So many functions are made one inside the making of another; the next ones wait, so that chains of types cost no stack. */
const deepest = 100;

/** The codecs module while it is being filled. Everything in it has one name, whatever asks for it first. */
export interface CodecModule {
  readonly plan: InterfacePlan;
  readonly module: ModuleBuilder;
  readonly views: SharedViews;
  readonly readers: SharedReaders;
  /**
   * Adds a declaration. Exports come first in the module, then constants in the order in which they need each other, elements last, then
   * functions.
   */
  add(declaration: CodecDeclaration): void;
  /** Hands everything that was added to the module. */
  finish(): void;
  /** A name of the module that nothing else has: the wish, or the wish with a number. */
  take(wish: string): string;
  /** The name that `make` declares for an owner; made on the first call. `make` gets a free name and has to declare it. */
  declared(role: CodecRole, owner: object, wish: string, make: (name: string) => void): string;
  /** The constant with all global declarations; whoever fills the module declares it. */
  globals(): string;
  /** True once somebody asked for it. */
  readonly needsGlobals: boolean;
  /** Elements that have a constant of their own. */
  readonly globalElements: ReadonlySet<ElementDeclaration>;
  /** The constant that holds the name of a namespace; `""` for none. */
  namespace(name: string): string;
  /** The constant that describes a complex type. */
  complexType(type: ComplexTypeDefinition): string;
  /** The demands of the identity constraints of the schema. */
  readonly identityUses: IdentityUses;
  /** A function or constant of the runtime. */
  value(file: string, name: string): string;
  /** A type of the runtime. */
  type(file: string, name: string): string;
  /** Text about types inside a body, which is left out where the body is run as it is. */
  typed(text: string): string;
}

/** Begins a module of codecs, in which names are given and declarations wait for their turn. `typeConstant` adds that of a complex type. */
export function createCodecModule(
  plan: InterfacePlan,
  module: ModuleBuilder,
  typeConstant: (type: ComplexTypeDefinition, codec: CodecModule) => string,
): CodecModule {
  const roles = new Map<CodecRole, Map<object, string>>();
  const waiting: (() => void)[] = [];
  let depth = 0;
  const added: CodecDeclaration[] = [];
  let globals: string | undefined;

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
    globals: () => (globals ??= take("globals")),
    get needsGlobals() {
      return globals !== undefined;
    },
    globalElements: new Set(plan.xmlGlobals),
    namespace: namespaceConstants(take, added),
    complexType: (type) => typeConstant(type, codec),
    value: (file, name) => module.runtimeValue(file, name),
    type: (file, name) => module.runtimeType(file, name),
    typed: (text) => (plan.isRun === true ? "" : text),
  };
  return codec;
}

/** The constants of namespaces, each made when it is first needed. */
function namespaceConstants(take: (wish: string) => string, added: CodecDeclaration[]): (uri: string) => string {
  const names = new Map([["", '""']]);
  return (uri) => {
    const known = names.get(uri);
    if (known !== undefined) return known;
    const name = take("ns");
    names.set(uri, name);
    added.push(constant({ name, initializer: stringLiteral(uri) }));
    return name;
  };
}

function addInOrder(added: readonly CodecDeclaration[], module: ModuleBuilder): void {
  const exported = added.filter((declaration) => declaration.isExported === true);
  const inner = added.filter((declaration) => declaration.isExported !== true);
  exported.forEach((declaration) => module.add(declaration));
  const constants = inner.filter(({ kind }) => kind === kinds.variable);
  const isElement = (declaration: CodecDeclaration): boolean =>
    declaredName(declaration)?.startsWith("element") === true;
  constants.filter((declaration) => !isElement(declaration)).forEach((declaration) => module.add(declaration));
  constants.filter(isElement).forEach((declaration) => module.add(declaration));
  inner.filter(({ kind }) => kind === kinds.function).forEach((declaration) => module.add(declaration));
}

/** The globals for a wildcard: none are needed where nothing is checked. */
export function globalsFor({ processContents }: Wildcard, codec: CodecModule): string {
  return processContents === "skip" ? codec.value("xml/types/globals", "noGlobals") : codec.globals();
}

/** The name of a complex type. */
export function namedType(type: ComplexTypeDefinition, { plan }: CodecModule): NamedXmlType {
  const named = plan.xmlTypeName(type);
  if (named === undefined) throw new Error("Every complex type has a name once it is planned.");
  return named;
}

/** The function that lists the parts which types take from a group. */
export function groupFunction(
  role: "attributes" | "members",
  type: ComplexTypeDefinition,
  items: () => readonly string[],
  codec: CodecModule,
): string {
  return codec.declared(role, type, `${role}${namedType(type, codec).typeName}`, (name) => {
    const item = codec.type("xml/types/type", role === "members" ? "XmlMember" : "XmlAttributeUse");
    const statements = `return ${arrayText(items())};`;
    codec.add({ kind: kinds.function, name, parameters: [], returnType: `readonly ${item}[]`, statements });
  });
}
