import { arrayText, objectText, optionalObject, pureCall, trueIf } from "../body/expression-texts.js";
import type { FormFields } from "../../plan/form-fields.js";
import type { FormParts, PartPlan } from "../../plan/form-parts.js";
import { fieldTable, filledFields, partTable, styledTable } from "../../plan/parameter-tables.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { propertyKey, stringLiteral } from "../../text/literals.js";
import { commaFreeOf, tableText } from "./parameter-tables.js";
import { partHeaders, partHeadersType } from "./part-headers.js";
import { isSender, type PayloadScope } from "./payload-scope.js";
import { valueShapeText } from "./value-shape.js";

/** The tables of an urlencoded form's fields, as an expression. */
export function fieldsText({ named }: FormFields, plan: InterfacePlan): string {
  return arrayText(named.map((field) => tableText(fieldTable(field, commaFreeOf(plan)))));
}

/** The type of an urlencoded form: that of its schema. A server that receives one fills in what has a default. */
export function formType(schema: string, { named }: FormFields, scope: PayloadScope): string {
  const filled = scope.party === "server" && !isSender(scope) ? filledFields(named) : [];
  if (filled.length === 0) return schema;
  return `${scope.module.runtimeType("server/server-types", "Filled")}<${schema}, ${filled.map(stringLiteral).join(" | ")}>`;
}

/** The type of a multipart form: that of its schema, with files and parts that have headers in the place of some members. */
export function multipartType(schema: string | undefined, parts: FormParts, scope: PayloadScope): string {
  const isFree = parts.named.length === 0 && parts.others !== undefined;
  if (parts.list === undefined)
    return objectType(schema, parts, scope) + (isFree && isSender(scope) ? ` | ${partsType(scope)}` : "");
  return isSender(scope) ? partsType(scope) : `readonly ${openForm}[]`;
}

const openForm = "{ readonly [name: string]: unknown }";

function partsType(scope: PayloadScope): string {
  return runtimeType("NamedParts", scope);
}

/** The type of a form as an object. */
function objectType(schema: string | undefined, { named, others }: FormParts, scope: PayloadScope): string {
  if (schema === undefined) return openForm;
  const form =
    others?.kind === "file" ? `${runtimeType("FormOfFiles", scope)}<${schema}, ${filesType(others, scope)}>` : schema;
  const members = named.flatMap((part) => {
    const type = partType(part, schema, scope);
    return type === undefined ? [] : [`readonly ${propertyKey(part.name)}${part.required ? "" : "?"}: ${type}`];
  });
  return members.length === 0 ? form : `${runtimeType("FormWith", scope)}<${form}, { ${members.join("; ")} }>`;
}

/** The type of a part that is not what its schema says; undefined where it is. */
function partType(part: PartPlan, schema: string, scope: PayloadScope): string | undefined {
  const headers = part.kind === "styled" ? undefined : partHeadersType(part, scope);
  if (part.kind === "file" && headers === undefined) return filesType(part, scope);
  if (part.kind !== "file" && part.kind !== "open" && headers === undefined) return undefined;
  const said = `${runtimeType("PartOf", scope)}<${schema}, ${stringLiteral(part.name)}>`;
  const file = part.kind === "file" || part.kind === "open" ? [fileType(scope)] : [];
  const single = [...(part.kind === "file" ? [] : [said]), ...file].join(" | ");
  return listed(
    headers === undefined ? single : `${runtimeType("PartWithHeaders", scope)}<${single}, ${headers}>`,
    part,
  );
}

function filesType(part: PartPlan, scope: PayloadScope): string {
  return listed(fileType(scope), part);
}

function listed(type: string, { many }: PartPlan): string {
  if (many === false) return type;
  const list = `readonly ${/^\w+(?:<.*>)?$/.test(type) ? type : `(${type})`}[]`;
  return many === true ? list : `${type} | ${list}`;
}

function fileType(scope: PayloadScope): string {
  return runtimeType(isSender(scope) ? "FileInput" : "ReceivedFile", scope);
}

function runtimeType(name: string, { module }: PayloadScope): string {
  return module.runtimeType("http/payload", name);
}

/** The arguments of the reader and the writer of a multipart form, behind its media type. */
export function multipartArguments(
  { named, others, list }: FormParts,
  validator: string | undefined,
  scope: PayloadScope,
): readonly (string | undefined)[] {
  const styled = named.filter(({ kind }) => kind === "styled");
  const more = optionalObject({
    styled:
      styled.length === 0
        ? undefined
        : pureCall(
            scope.module.runtimeValue("parameters/styled-parts", "styledParts"),
            arrayText(styled.map((part) => tableText(styledTable(part)))),
          ),
    others: others && partText(others, scope),
    list: list && stringLiteral(list),
  });
  return [partsText(named, scope), validator, more];
}

/** The tables of parts that no style serializes, as an expression. */
function partsText(named: readonly PartPlan[], scope: PayloadScope): string {
  return arrayText(named.filter(({ kind }) => kind !== "styled").map((part) => partText(part, scope)));
}

function partText(part: PartPlan, scope: PayloadScope): string {
  const { name, kind, contentType, shape, many, required } = partTable(part);
  return objectText({
    name: stringLiteral(name),
    kind: stringLiteral(kind),
    contentType: contentType === undefined ? undefined : stringLiteral(contentType),
    shape: shape && valueShapeText(shape),
    many: many === "maybe" ? '"maybe"' : trueIf(many === true),
    required: trueIf(required === true),
    headers: partHeaders(part, scope),
  });
}
