import type { InterfacePlan } from "../../plan/plan.js";
import { propertyKey, valueLiteral } from "../../text/literals.js";
import { objectLines } from "../body/expression-texts.js";
import { jsDoc } from "../documented.js";
import { constant, type DeclarationStructure } from "../structures.js";

/** A type, and the constant of its name that stands beside it where it is a list of values: erased by no compiler, kept by no bundle without use. */
export function withConstant(
  declaration: DeclarationStructure,
  { enumConstants }: InterfacePlan,
): readonly DeclarationStructure[] {
  const name = typeof declaration !== "string" && "name" in declaration ? declaration.name : undefined;
  const members = name === undefined ? undefined : enumConstants.get(name);
  if (name === undefined || members === undefined) return [declaration];
  const lines = members.map((member) => `${propertyKey(member.name)}: ${valueLiteral(member.value)}`);
  const initializer = `${objectLines(lines)} as const`;
  const said = jsDoc(`The values of the type \`${name}\`, by name.`);
  return [declaration, constant({ name, ...said, isExported: true, initializer })];
}
