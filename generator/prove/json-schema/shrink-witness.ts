import type { JsonValue } from "../../model/json-schema/schema.js";
import { isList, isRecord } from "../../model/json-schema/json-kinds.js";

/** Maximum number of smaller values that are tried. */
const maxAttempts = 300;

/** Length above which a list is not shortened: it is as long as it has to be, and its items are alike. */
const longList = 300;

/** Length above which strings are shortened in pieces. */
const longText = 40;

/** Returns the counterexample without redundant properties, items and ends of long strings. */
export function shrinkWitness(value: JsonValue, isWitness: (value: JsonValue) => boolean): JsonValue {
  const attempts = { left: maxAttempts };
  return shrink(value, (value) => {
    attempts.left -= 1;
    return attempts.left >= 0 && isWitness(value);
  });
}

function shrink(value: JsonValue, isFine: (value: JsonValue) => boolean): JsonValue {
  if (isList(value)) {
    if (value.length > longList) return value;
    let items = value;
    for (let at = value.length - 1; at >= 0; at -= 1) {
      const fewer = items.toSpliced(at, 1);
      if (isFine(fewer)) items = fewer;
    }
    for (const at of items.keys())
      items = items.with(
        at,
        shrink(items[at]!, (item) => isFine(items.with(at, item))),
      );
    return items;
  }
  if (typeof value === "string") return shrinkText(value, isFine);
  if (!isRecord(value)) return value;
  let members = Object.entries(value);
  for (const name of Object.keys(value)) {
    const fewer = members.filter(([otherName]) => otherName !== name);
    if (isFine(Object.fromEntries(fewer))) members = fewer;
  }
  for (const [at, [name, member]] of members.entries()) {
    const smaller = shrink(member, (value) => isFine(Object.fromEntries(members.with(at, [name, value]))));
    members = members.with(at, [name, smaller]);
  }
  return Object.fromEntries(members);
}

/** Returns the shortest sufficient prefix of a long string, by bisection. */
function shrinkText(text: string, isFine: (value: JsonValue) => boolean): string {
  if (text.length <= longText) return text;
  // Whole characters: half of a surrogate pair is not text.
  const characters = [...text];
  let [tooShort, enough] = [-1, characters.length];
  while (enough - tooShort > 1) {
    const middle = Math.floor((tooShort + enough) / 2);
    if (isFine(characters.slice(0, middle).join(""))) enough = middle;
    else tooShort = middle;
  }
  return characters.slice(0, enough).join("");
}
