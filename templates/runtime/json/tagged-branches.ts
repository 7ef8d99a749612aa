import { addNoMatch, bestFit, unmatched, type JsonBranch } from "./branches.js";
import { shortList, shortValue } from "./describe.js";
import { pointerPart } from "./pointer.js";
import { addProblem, type JsonProblems } from "./problems.js";
import { hasObjectType, ownMember } from "./values.js";

/** Which branch a property's value points at: OpenAPI's discriminator. It shapes messages and never what is valid. */
export interface JsonDiscriminator {
  readonly propertyName: string;
  /** Value of the property, and the position of its branch. */
  readonly mapping: readonly (readonly [value: string, branch: number])[];
}

/** As `matchBranches`; the discriminator shows which branch was meant, or that there is none of that name. */
export function matchTaggedBranches(
  value: unknown,
  path: string,
  problems: JsonProblems,
  keyword: "anyOf" | "oneOf",
  branches: readonly JsonBranch[],
  { propertyName, mapping }: JsonDiscriminator,
): void {
  const outcomes = unmatched(value, path, problems, keyword, branches);
  if (outcomes === undefined) return;
  const tag = hasObjectType(value) ? ownMember(value, propertyName) : undefined;
  const meant = mapping.find(([name]) => name === tag);
  if (meant !== undefined || tag === undefined) {
    const best = meant === undefined ? bestFit(path, outcomes) : outcomes[meant[1]];
    return addNoMatch(value, path, problems, keyword, outcomes, best);
  }
  addProblem(problems, keyword, `${path}/${pointerPart(propertyName)}`, () => {
    const expected = shortList(mapping.map(([name]) => name));
    const actual = shortValue(tag);
    return { message: `Property ${shortValue(propertyName)} must be one of ${expected}, but is ${actual}.`, expected, actual }; // prettier-ignore
  });
}
