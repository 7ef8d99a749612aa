import { tagLines } from "../../emit/documented.js";
import {
  kinds,
  type DeclarationStructure,
  type ExportDeclarationStructure,
  type FunctionDeclarationStructure,
  type ImportDeclarationStructure,
  type InterfaceDeclarationStructure,
  type JSDocableNodeStructure,
  type MethodSignatureStructure,
  type ParameterDeclarationStructure,
  type PropertySignatureStructure,
  type TypeAliasDeclarationStructure,
  type VariableStatementStructure,
} from "../../emit/structures.js";
import { stringLiteral } from "../../text/literals.js";

const step = "  ";

/** The text of a structure as ts-morph prints it, without a line feed at its end. */
export function structureText(structure: DeclarationStructure | ImportDeclarationStructure): string {
  if (typeof structure === "string") return structure;
  switch (structure.kind) {
    case kinds.interface:
      return interfaceText(structure);
    case kinds.typeAlias:
      return typeAliasText(structure);
    case kinds.function:
      return functionText(structure);
    case kinds.variable:
      return variableText(structure);
    case kinds.imports:
      return importText(structure);
    case kinds.exports:
      return exportText(structure);
  }
}

function interfaceText(structure: InterfaceDeclarationStructure): string {
  const { properties = [], methods = [], extends: parents = [] } = structure;
  const members = [...properties.map(propertyText), ...methods.map(methodText)].join("");
  const clause = parents.length === 0 ? "" : `extends ${parents.join(", ")} `;
  return `${head(structure, "interface")} ${clause}{\n${members}}`;
}

function propertyText(structure: PropertySignatureStructure): string {
  const { name, type = "any", hasQuestionToken, isReadonly } = structure;
  const key = `${isReadonly === true ? "readonly " : ""}${name}${hasQuestionToken === true ? "?" : ""}`;
  return `${comment(structure, step)}${step}${key}: ${deeper(type, 2)};\n`;
}

function methodText(structure: MethodSignatureStructure): string {
  const { name, parameters, returnType = "void" } = structure;
  const signature = `${name}(${deeper(parameterTexts(parameters), 2)}): ${deeper(returnType, 2)}`;
  return `${comment(structure, step)}${step}${signature};\n`;
}

function typeAliasText(structure: TypeAliasDeclarationStructure): string {
  return `${head(structure, "type")} = ${deeper(structure.type)};`;
}

function variableText({ declarations, ...more }: VariableStatementStructure): string {
  const [{ name, type, initializer }] = declarations;
  const typed = type === undefined ? name : `${name}: ${deeper(type)}`;
  return `${head({ ...more, name: typed }, "const")} = ${deeper(initializer)};`;
}

/**
 * A function or a constant as JavaScript: its own types are left out, and those in its body have to be left out already. Nothing
 * of any other declaration, which is types alone.
 */
export function scriptText(structure: DeclarationStructure): string {
  if (typeof structure === "string") return "";
  if (structure.kind === kinds.variable) {
    const [{ name, initializer }] = structure.declarations;
    return `const ${name} = ${initializer};`;
  }
  if (structure.kind !== kinds.function) return "";
  const { name, parameters, statements } = structure;
  const named = parameters.map((parameter) =>
    parameter.initializer === undefined ? parameter.name : `${parameter.name} = ${parameter.initializer}`,
  );
  return `function ${name}(${named.join(", ")}) {\n${statements}\n}`;
}

function functionText(structure: FunctionDeclarationStructure): string {
  const { parameters, returnType, statements } = structure;
  const signature = `${head(structure, "function")}(${deeper(parameterTexts(parameters))}): ${deeper(returnType)}`;
  return `${signature} {\n${statements === "" ? "" : `${step}${deeper(statements)}\n`}}`;
}

function parameterTexts(parameters: readonly ParameterDeclarationStructure[]): string {
  return parameters.map(parameterText).join(", ");
}

function parameterText({ name, type = "any", hasQuestionToken, initializer }: ParameterDeclarationStructure): string {
  const typed = `${name}${hasQuestionToken === true ? "?" : ""}: ${type}`;
  return initializer === undefined ? typed : `${typed} = ${initializer}`;
}

function importText(structure: ImportDeclarationStructure): string {
  const { isTypeOnly, namedImports, namespaceImport, moduleSpecifier } = structure;
  const keyword = isTypeOnly === true ? "import type" : "import";
  if (namespaceImport !== undefined)
    return `${keyword} * as ${namespaceImport} from ${stringLiteral(moduleSpecifier)};`;
  return `import${specifiers(namedImports, isTypeOnly)} from ${stringLiteral(moduleSpecifier)};`;
}

function exportText({ isTypeOnly, namedExports, moduleSpecifier }: ExportDeclarationStructure): string {
  return `export${specifiers(namedExports, isTypeOnly)} from ${stringLiteral(moduleSpecifier)};`;
}

interface Specifier {
  readonly name: string;
  /** The local name; undefined if it is not renamed. */
  readonly alias?: string;
  /** True for a type; absent or false for a value. */
  readonly isTypeOnly?: boolean;
}

function specifiers(names: readonly Specifier[] | undefined, isTypeOnly: boolean = false): string {
  const keyword = isTypeOnly ? " type" : "";
  if (names === undefined || names.length === 0) return `${keyword} *`;
  const texts = names.map((specifier) => {
    const name = specifier.alias === undefined ? specifier.name : `${specifier.name} as ${specifier.alias}`;
    return specifier.isTypeOnly === true ? `type ${name}` : name;
  });
  return `${keyword} { ${texts.join(", ")} }`;
}

interface Head extends JSDocableNodeStructure {
  readonly name: string;
  /** True if other modules may import the name. */
  readonly isExported?: boolean;
  /** Type parameters as TypeScript code; undefined if there are none. */
  readonly typeParameters?: readonly string[];
}

/** The beginning of a declaration, its comment included: `export interface Name<Context>`. */
function head(structure: Head, keyword: string): string {
  const { isExported, name, typeParameters = [] } = structure;
  const parameters = typeParameters.length === 0 ? "" : `<${typeParameters.join(", ")}>`;
  return `${comment(structure, "")}${isExported === true ? "export " : ""}${keyword} ${name}${parameters}`;
}

function comment({ docs }: JSDocableNodeStructure, indent: string): string {
  if (docs === undefined) return "";
  const [{ description = "", tags = [] }] = docs;
  const lines = [...(description === "" ? [] : description.split("\n")), ...tags.flatMap(tagLines)];
  if (lines.length === 1) return `${indent}/** ${lines.join("")} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} *${line === "" ? "" : ` ${line}`}\n`).join("")}${indent} */\n`;
}

/** Text that runs over several lines, some levels deeper from its second line on. */
function deeper(text: string, levels: 1 | 2 = 1): string {
  return text.includes("\n") ? text.replace(/\n(?=[^\n])/g, `\n${step.repeat(levels)}`) : text;
}
