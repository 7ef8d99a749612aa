import { kinds, type FunctionDeclarationStructure, type ParameterDeclarationStructure } from "../structures.js";
import { usesName } from "../body/uses-name.js";

/** A function that checks a value: without `to` it ends at the first fault, with it it records every fault. */
export function checkFunction(
  name: string,
  isDeep: boolean,
  problems: string,
  body: string,
): FunctionDeclarationStructure {
  const to = isDeep
    ? parameter("to", `${problems} | undefined`)
    : { ...parameter("to", problems), hasQuestionToken: true };
  return localFunction(name, [parameter("value", "unknown"), to, ...depth(isDeep)], "boolean | undefined", body);
}

/** A function that notes the names of members, or the positions of items, which a schema evaluates. */
export function markFunction(
  name: string,
  what: "members" | "items",
  isDeep: boolean,
  body: string,
): FunctionDeclarationStructure {
  const parameters =
    what === "members"
      ? [parameter("value", "Readonly<Record<string, unknown>>"), parameter("evaluated", "Set<unknown>")]
      : [parameter("value", "readonly unknown[]"), parameter("evaluated", "Set<unknown>")];
  return localFunction(name, [...parameters, ...depth(isDeep)], "void", body);
}

/** A function that returns the secrets of a schema. */
export function secretsFunction(name: string, type: string, list: string): FunctionDeclarationStructure {
  return localFunction(name, [], type, `return ${list};`);
}

function parameter(name: string, type: string): ParameterDeclarationStructure {
  return { name, type };
}

function depth(isDeep: boolean): readonly ParameterDeclarationStructure[] {
  return isDeep ? [parameter("depth", "number")] : [];
}

/** Parameters that a body does not read are marked with an underscore: strict compilers ask for it. */
function localFunction(
  name: string,
  parameters: readonly ParameterDeclarationStructure[],
  returnType: string,
  body: string,
): FunctionDeclarationStructure {
  const marked = parameters.map((declared) =>
    usesName(body, declared.name) ? declared : { ...declared, name: `_${declared.name}` },
  );
  return { kind: kinds.function, name, parameters: marked, returnType, statements: body };
}
