import type { Operation } from "../../model/contract.js";
import type { SecurityScheme } from "../../model/security.js";
import type { InterfacePlan, NamedOperation } from "../../plan/plan.js";
import { pascalCase } from "../../text/identifiers.js";
import { memberKey } from "../../text/literals.js";
import { jsDoc, memberJsDoc } from "../documented.js";
import { credentialType } from "../messages/credentials.js";
import { schemeDocs } from "../messages/message-docs.js";
import type { ModuleBuilder } from "../module-builder.js";
import { kinds, type PropertySignatureStructure } from "../structures.js";

/** A scheme that operations ask for, and the type parameter for what its hook returns. */
export interface SchemeContext {
  readonly scheme: SecurityScheme;
  /** "BearerTokenContext" */
  readonly typeParameter: string;
  /** Its place among the others. */
  readonly place: number;
}

/** The schemes that some operations ask for, in order of the contract. */
export function schemeContexts(
  operations: readonly NamedOperation[],
  { contract }: InterfacePlan,
  nameOf: (scheme: SecurityScheme) => string,
): readonly SchemeContext[] {
  const asked = new Set(
    operations.flatMap(({ operation }) => operation.security.flatMap(({ schemes }) => [...schemes.keys()])),
  );
  return [...contract.securitySchemes.values()]
    .filter((scheme) => asked.has(scheme.name))
    .map((scheme, index) => ({ scheme, typeParameter: nameOf(scheme), place: index }));
}

/** Names type parameters; servers and receivers call those of one scheme alike. */
export function contextNames(module: ModuleBuilder): (scheme: SecurityScheme) => string {
  const names = new Map<SecurityScheme, string>();
  return (scheme) => {
    const name = names.get(scheme) ?? module.declare(`${pascalCase(scheme.name)}Context`);
    names.set(scheme, name);
    return name;
  };
}

/** The hooks that a server is given, one for each scheme. */
export function hookProperties(
  contexts: readonly SchemeContext[],
  module: ModuleBuilder,
): readonly PropertySignatureStructure[] {
  return contexts.map(({ scheme, typeParameter }) => {
    const hook = module.runtimeType("server/server-types", "SecurityHook");
    const credential = credentialType(scheme, module) ?? "undefined";
    return {
      name: memberKey(scheme.name),
      type: `${hook}<${credential}, ${typeParameter}>`,
      isReadonly: true,
      ...memberJsDoc(schemeDocs(scheme)),
    };
  });
}

/** Up to how many members the alternatives of an operation are told apart: each of them names the schemes of all. */
const maxMembers = 400;

/** Shorter types, and those of fewer operations, stand in their places. */
const shortestAuth = 60;
const minUses = 3;

/** The types of `context.auth` of operations; a long one that several have becomes an alias. */
export function authTypes(
  operations: readonly NamedOperation[],
  contexts: readonly SchemeContext[],
  module: ModuleBuilder,
): (operation: Operation) => string {
  const contextOf = new Map(contexts.map((context) => [context.scheme.name, context]));
  const texts = new Map(operations.map(({ operation }) => [operation, authType(operation, contextOf)]));
  const counts = new Map<string, number>();
  for (const text of texts.values()) counts.set(text, (counts.get(text) ?? 0) + 1);
  const aliases = new Map<string, string>();
  return (operation) => {
    const text = texts.get(operation) ?? authType(operation, contextOf);
    if (text.length < shortestAuth || (counts.get(text) ?? 0) < minUses) return text;
    const alias = aliases.get(text) ?? aliasOf(text);
    aliases.set(text, alias);
    return alias;
  };

  function aliasOf(text: string): string {
    const words = new Set(text.match(/\w+/g));
    const used = contexts.map(({ typeParameter }) => typeParameter).filter((name) => words.has(name));
    const name = module.declare("HandlerAuth");
    module.add({
      kind: kinds.typeAlias,
      name,
      ...jsDoc("Credentials of a call, as the hooks of its schemes have returned them."),
      typeParameters: used,
      type: text,
    });
    return used.length === 0 ? name : `${name}<${used.join(", ")}>`;
  }
}

/**
 * The type of `context.auth` of an operation: what the hooks of one of its alternatives have returned. Of very many
 * alternatives, what any of them has.
 */
function authType({ security }: Operation, contexts: ReadonlyMap<string, SchemeContext>): string {
  const named = security.filter(({ schemes }) => schemes.size > 0);
  const isOpen = named.length < security.length;
  const all = [...new Set(named.flatMap(({ schemes }) => [...schemes.keys()]))];
  const asked = all.flatMap((name) => contexts.get(name) ?? []).sort((a, b) => a.place - b.place);
  if (named.length > 1 && named.length * asked.length > maxMembers) {
    const any = asked.map(({ scheme, typeParameter }) => `readonly ${memberKey(scheme.name)}?: ${typeParameter}`);
    return `{ ${any.join("; ")} }`;
  }
  const members = named.map(({ schemes }) => {
    const present = asked.map(({ scheme, typeParameter }) => {
      const isThere = schemes.has(scheme.name);
      return `readonly ${memberKey(scheme.name)}${isThere && !isOpen ? "" : "?"}: ${isThere ? typeParameter : "undefined"}`;
    });
    return `{ ${present.join("; ")} }`;
  });
  return members.length === 0 ? "Readonly<Record<string, never>>" : members.join(" | ");
}
