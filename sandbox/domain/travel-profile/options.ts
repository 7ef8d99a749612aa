import { and, eq } from "../../store/query.js";
import type { Row, Rows } from "../../store/rows.js";
import { travelOptions } from "../../store/schema.js";
import { isAirport } from "../airports.js";
import type { Attributes } from "../identity/user-members.js";

type Category = Row<typeof travelOptions>["category"];

/** A value that a company lists: a travel configuration, a rule class, a division, an airport. Undefined for one that it does not. */
export function findOption(
  rows: Rows<"company">,
  category: Category,
  value: string,
): Promise<Row<typeof travelOptions> | undefined> {
  return rows.known(travelOptions, { category, value });
}

/** The rule class of users for whom none is named. */
export async function defaultRuleClass(rows: Rows<"company">): Promise<string | null> {
  const isDefault = and(eq(travelOptions.category, "ruleClass"), eq(travelOptions.isDefault, true));
  return (await rows.first(travelOptions, isDefault))?.value ?? null;
}

/** Values of a profile that are not there where they have to be, each as a sentence. */
export async function missingOptions(rows: Rows<"company">, { Air, ...sent }: Attributes): Promise<readonly string[]> {
  const named: readonly (readonly [unknown, Category, string])[] = [
    [sent["TravelConfigID"], "travelConfig", "The company does not have this travel configuration."],
    [sent["RuleClass"], "ruleClass", "The company does not have this rule class."],
    [sent["Division"], "division", "The company does not have this division."],
    [(Air as Attributes | undefined)?.["HomeAirport"], "airport", "The home airport is not a known IATA code."],
  ];
  const faults: string[] = [];
  for (const [value, category, message] of named) {
    if (typeof value !== "string" || value === "" || (category === "airport" && isAirport(value))) continue;
    if ((await findOption(rows, category, value)) === undefined) faults.push(message);
  }
  return faults;
}
