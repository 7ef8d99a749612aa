import { addConst, itemsText, requiredText, unwantedMemberText } from "./add-problem.js";
import { equalsJson } from "./equal.js";
import { hasObjectType, type JsonObject } from "./object-members.js";
import { safePart } from "./pointer.js";
import { addProblem, type JsonProblems } from "./problems.js";

/**
 * Adds the problems of a value that is not the constant, a list or an object: one at each path at which they differ. JSON Schema
 * Validation, section 6.1.3.
 */
export function addDifference(value: unknown, problems: JsonProblems, constant: unknown): void {
  const areLists = Array.isArray(value) && Array.isArray(constant);
  const areObjects = hasObjectType(value) && hasObjectType(constant);
  if (!areLists && !areObjects) return addConst(value, problems, constant);
  if (areLists) addListDifference(value, problems, constant);
  else if (areObjects) addObjectDifference(value, problems, constant);
}

function addListDifference(value: readonly unknown[], problems: JsonProblems, constant: readonly unknown[]): void {
  const { length } = constant;
  const expected = `exactly ${length} item${length === 1 ? "" : "s"}`;
  if (value.length !== length) addProblem(problems, "const", itemsText, value, expected);
  else constant.forEach((item, index) => addInside(value[index], problems, item, index));
}

function addObjectDifference(value: JsonObject, problems: JsonProblems, constant: JsonObject): void {
  for (const [name, member] of Object.entries(constant)) {
    if (Object.hasOwn(value, name) && value[name] !== undefined) {
      addInside(value[name], problems, member, safePart(name));
    } else addProblem(problems, "const", requiredText, value, name);
  }
  for (const name in value) {
    if (!Object.hasOwn(value, name) || value[name] === undefined || Object.hasOwn(constant, name)) continue;
    addProblem(problems.at(safePart(name), ""), "const", unwantedMemberText, "", name, "const");
  }
}

/** The difference of a member or an item, which no keyword but `const` speaks of. */
function addInside(value: unknown, problems: JsonProblems, constant: unknown, key: string | number): void {
  if (equalsJson(value, constant)) return;
  addDifference(value, problems.at(key, ""), constant);
}
