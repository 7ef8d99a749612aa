import type {
  ConstDef,
  DeclarationDef,
  FunctionDef,
  IndexDef,
  InterfaceDef,
  MethodDef,
  ParameterDef,
  PropertyDef,
  ReexportDef,
  TypeAliasDef,
} from "../../emit/declarations.js";
import { stringLiteral } from "../../text/literals.js";
import { byText } from "../rendered-file.js";
import { docComment } from "./docs.js";
import { relativeSpecifier } from "./imports.js";

const lineWidth = 120;
const step = "  ";

/** The text of one declaration of the module at `path`, without a line feed at its end. */
export function declarationText(path: string, def: DeclarationDef): string {
  switch (def.kind) {
    case "interface":
      return interfaceText(def);
    case "type":
      return typeAliasText(def);
    case "function":
      return functionText(def);
    case "const":
      return constText(def);
    case "reexport":
      return reexportText(path, def);
    case "text":
      return def.text.trim();
  }
}

function interfaceText(def: InterfaceDef): string {
  const parents = def.extends === undefined || def.extends.length === 0 ? "" : ` extends ${def.extends.join(", ")}`;
  const methods = (def.methods ?? []).map(methodText).join("");
  const index = def.index === undefined ? "" : indexText(def.index);
  const members = def.properties.map(propertyText).join("") + index + methods;
  const body = members === "" ? "{}" : `{\n${members}}`;
  return `${docComment(def, "")}${exported(def)}interface ${def.name}${typeParameters(def)}${parents} ${body}`;
}

function propertyText(def: PropertyDef): string {
  const key = `${def.readonly ? "readonly " : ""}${def.key}${def.optional ? "?" : ""}`;
  return `${docComment(def, step)}${step}${key}: ${indented(def.type)};\n`;
}

function methodText(def: MethodDef): string {
  const signature = `${def.key}(${def.parameters.map(parameterText).join(", ")}): ${indented(def.returnType)}`;
  return `${docComment(def, step)}${step}${signature};\n`;
}

function typeParameters({ typeParameters: list = [] }: { readonly typeParameters?: readonly string[] }): string {
  return list.length === 0 ? "" : `<${list.join(", ")}>`;
}

function indexText(def: IndexDef): string {
  const key = `${def.readonly ? "readonly " : ""}[name: string]`;
  return `${docComment(def, step)}${step}${key}: ${indented(def.type)};\n`;
}

function typeAliasText(def: TypeAliasDef): string {
  return `${docComment(def, "")}${exported(def)}type ${def.name}${typeParameters(def)} = ${def.type};`;
}

function constText(def: ConstDef): string {
  const type = def.type === undefined ? "" : `: ${def.type}`;
  return `${docComment(def, "")}${exported(def)}const ${def.name}${type} = ${def.value};`;
}

function functionText(def: FunctionDef): string {
  const start = `${exported(def)}function ${def.name}${typeParameters(def)}(`;
  const end = `): ${def.returnType} {`;
  const parameters = def.parameters.map(parameterText);
  const onOneLine = start + parameters.join(", ") + end;
  const signature =
    onOneLine.length <= lineWidth || onOneLine.includes("\n") || parameters.length === 0
      ? onOneLine
      : `${start}\n${parameters.map((text) => `${step}${text},\n`).join("")}${end}`;
  const body = def.body.trim() === "" ? "" : `${step}${indented(def.body.trim())}\n`;
  return `${docComment(def, "")}${signature}\n${body}}`;
}

function parameterText({ name, type, optional, initializer }: ParameterDef): string {
  if (initializer !== undefined) return `${name}: ${type} = ${initializer}`;
  return `${name}${optional === true ? "?" : ""}: ${type}`;
}

function reexportText(path: string, def: ReexportDef): string {
  const keyword = def.typeOnly ? "export type" : "export";
  const from = `from ${stringLiteral(relativeSpecifier(path, def.module))};`;
  if (def.names.length === 0) return `${keyword} * ${from}`;
  const names = [...def.names]
    .sort((a, b) => byText(a.name, b.name))
    .map(({ name, typeOnly }) => (typeOnly && !def.typeOnly ? `type ${name}` : name));
  return `${keyword} { ${names.join(", ")} } ${from}`;
}

function exported(def: { readonly exported: boolean }): string {
  return def.exported ? "export " : "";
}

/** Text that runs over several lines, one level deeper from its second line on. */
function indented(text: string): string {
  return text.includes("\n") ? text.replace(/\n(?=[^\n])/g, `\n${step}`) : text;
}
