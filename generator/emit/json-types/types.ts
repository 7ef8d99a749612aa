import { subschemas, type JsonSchema } from "../../model/json-schema/schema.js";
import type { Direction, InterfacePlan, NamedSchema, SchemaViewNames } from "../../plan/plan.js";
import { hidesProperties } from "../../model/json-schema/is-hidden.js";
import { isLarge } from "../../plan/many-schemas.js";
import { memberKey } from "../../text/literals.js";
import { jsDoc, memberJsDoc } from "../documented.js";
import { kinds, otherMembers, type PropertySignatureStructure } from "../structures.js";
import { schemaDocs } from "./docs.js";
import { inShallowOrder, namesAtOnce, type LeaningDeclaration, type TypeDeclaration } from "./shallow-order.js";
import { schemaShape } from "./schema-type.js";
import type { TypeScope } from "./type-scope.js";
import { prefixKey, printType, unknownType, type ObjectExpression, type TypeExpression } from "./type-text.js";

/** The declarations of all named JSON schemas of an interface: one for each view, sorted by name where no chain is long. */
export function jsonTypeDeclarations(plan: InterfacePlan): readonly TypeDeclaration[] {
  return inShallowOrder(
    plan.schemas.flatMap((named) => {
      const shown = new Set<string>();
      const sent = plan.answers?.sentType(named);
      return [
        ...named.views.map((view) => typeDeclaration(plan, named, view, shown)),
        ...(sent === undefined ? [] : [sentDeclaration(plan, named, sent)]),
      ];
    }),
  );
}

/** `shown` are the remarks of the views before this one, which are not repeated. */
function typeDeclaration(
  plan: InterfacePlan,
  named: NamedSchema,
  view: SchemaViewNames,
  shown: Set<string>,
): LeaningDeclaration {
  const { schema } = named;
  const ofMembers = new Set<string>();
  const scope: TypeScope = { plan, direction: directionOf(view, schema, plan), remarks: ofMembers };
  const shape = schemaShape(schema, scope);
  const { remarks: ofSchema = [], ...docs } = schemaDocs(wordsOf(named, plan), sideSentence(named, scope));
  const remarks = [...ofSchema, ...ofMembers].filter((remark) => !shown.has(remark));
  for (const remark of remarks) shown.add(remark);
  const said = jsDoc({ ...docs, remarks });
  const common = { name: view.typeName, isExported: true, ...said };
  if (shape.kind !== "object" || shape.members.length === 0) {
    const type = printType(shape);
    return { declaration: { kind: kinds.typeAlias, ...common, type }, leansOn: namesAtOnce(shape) };
  }
  const properties = shape.members.map(({ name, type, optional }): PropertySignatureStructure => {
    const property = schema.properties?.get(name);
    const member = { name: memberKey(name), type: printType(type), hasQuestionToken: optional };
    return { ...member, ...(property && memberJsDoc(schemaDocs(property))) };
  });
  const prefixed = (shape.prefixes ?? []).map((prefix) => ({ name: prefixKey(prefix), type: printType(prefix.type) }));
  const others = [...prefixed, ...(shape.index === undefined ? [] : [otherMembers(printType(shape.index))])];
  return { declaration: { kind: kinds.interface, ...common, properties: [...properties, ...others] }, leansOn: [] };
}

/** The type of sent values if received values may be outside an `enum`. */
function sentDeclaration(plan: InterfacePlan, { schema, views }: NamedSchema, name: string): LeaningDeclaration {
  const sent = schemaShape(schema, { plan, direction: "request" });
  const common = { name, isExported: true, ...jsDoc(`${sides.request}.`) };
  const narrowed = narrowedMembers(sent, schemaShape(schema, { plan, direction: "response" }));
  if (narrowed === undefined)
    return { declaration: { kind: kinds.typeAlias, ...common, type: printType(sent) }, leansOn: namesAtOnce(sent) };
  const properties = narrowed.map(({ name: member, type, optional }) => {
    return { name: memberKey(member), type: printType(type), hasQuestionToken: optional };
  });
  const received = views[0]!.typeName;
  return { declaration: { kind: kinds.interface, ...common, extends: [received], properties }, leansOn: [] };
}

/** Returns the properties of an object whose types differ from another object; undefined if the objects differ in more. */
function narrowedMembers(sent: TypeExpression, received: TypeExpression): ObjectExpression["members"] | undefined {
  if (sent.kind !== "object" || received.kind !== "object" || sent.members.length === 0) return undefined;
  const types = new Map(received.members.map(({ name, type }) => [name, printType(type)]));
  const withoutTypes = ({ members, ...rest }: ObjectExpression): string =>
    printType({ ...rest, kind: "object", members: members.map((member) => ({ ...member, type: unknownType })) });
  if (withoutTypes(sent) !== withoutTypes(received)) return undefined;
  return sent.members.filter(({ name, type }) => types.get(name) !== printType(type));
}

/** A named schema as it speaks of itself. In a large interface, names of parameters and headers say what they are. */
function wordsOf({ schema, isMessagePart }: NamedSchema, plan: InterfacePlan): JsonSchema {
  if (isMessagePart !== true || !isLarge(plan)) return schema;
  const { description: _, ...others } = schema;
  return others;
}

/** The sentence that says which of two views a type is, and what it leaves out. */
function sideSentence({ schema, views }: NamedSchema, { plan, direction }: TypeScope): string | undefined {
  if (hidesMembers(schema, direction, plan)) return `${sides[direction]}: without ${hiddenMembers[direction]}.`;
  return views.length > 1 ? `${sides[direction]}.` : undefined;
}

const sides = { request: "As it is sent", response: "As it is received" } as const;

const hiddenMembers = {
  request: "the properties that only the server sets",
  response: "the properties that only clients send",
} as const;

/** True when a schema itself has members that a direction hides; those of schemas with names are told of there. */
function hidesMembers(schema: JsonSchema, direction: Direction, plan: InterfacePlan): boolean {
  if (hidesProperties(direction, schema)) return true;
  return subschemas(schema).some(
    (inner) => plan.schemaName(inner) === undefined && hidesMembers(inner, direction, plan),
  );
}

/** The direction of a type. A schema that no response is checked against only has the listed values of an `enum`. */
function directionOf({ kind }: SchemaViewNames, schema: JsonSchema, { answers }: InterfacePlan): Direction {
  return kind === "request" || (kind === "both" && answers?.reaches(schema) === false) ? "request" : "response";
}
