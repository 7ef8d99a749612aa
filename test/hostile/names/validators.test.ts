import { expect, it } from "vitest";
import { validatorsOf } from "../../support/validators.js";
import { prototypeMembers } from "./support/build-and-compile.js";
import { every, ownMembers, words } from "./support/hostile-names.js";

// Own and required properties: test/hostile/json-validators.test.ts.

const inherited = Object.getOwnPropertyNames(Object.prototype);

/** Parses JSON, so that "__proto__" is an ordinary property. */
const parsed = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it("a tag with a hostile name and hostile values chooses its own branch, and no inherited member is one", () => {
  const tags = words.slice(0, 150);
  const { isTagged, validateTagged } = validatorsOf({
    Tagged: {
      oneOf: tags.map((tag, at) => ({
        type: "object",
        required: ["__proto__", `own${at}`],
        properties: ownMembers(["__proto__", `own${at}`], (name) => ({ const: name === "__proto__" ? tag : at })),
      })),
    },
  });
  tags.forEach((tag, at) => {
    const value = ownMembers(["__proto__", `own${at}`], (name) => (name === "__proto__" ? tag : at));
    expect(isTagged(parsed(value)), tag).toBe(true);
    expect(isTagged(parsed({ ...value, [`own${at}`]: at + 1 })), tag).toBe(false);
  });
  const others = [...inherited, "then", "length", "name"].filter((name) => !tags.includes(name));
  for (const tag of [...others, "", "[object Object]", 0, null]) {
    const value = ownMembers(["__proto__", "own0"], (name) => (name === "__proto__" ? tag : 0));
    expect(isTagged(parsed(value)), String(tag)).toBe(false);
    expect(validateTagged(parsed(value)).ok, String(tag)).toBe(false);
  }
  expect(isTagged({ own0: 0 })).toBe(false);
});

it("enumerated values of hostile names are values, and inherited names are none", () => {
  const { isName, isOther } = validatorsOf({
    Name: { enum: every },
    Other: { enum: ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"] },
  });
  expect(every.filter((name) => !isName(name))).toEqual([]);
  expect([...inherited, "then", "0", "length"].filter((name) => isOther(name))).toEqual([]);
});

it("what depends on a member of an inherited name depends on an own one alone", () => {
  const before = prototypeMembers();
  const { isOpen, isClosed } = validatorsOf({
    Open: {
      type: "object",
      dependentRequired: ownMembers(inherited, (name) => [`after ${name}`]),
      dependentSchemas: ownMembers(inherited, (name) => ({ required: [`and ${name}`] })),
    },
    Closed: {
      allOf: [{ properties: ownMembers(inherited, () => ({ type: "string" })) }],
      unevaluatedProperties: false,
    },
  });
  expect(isOpen({})).toBe(true);
  expect(isClosed({})).toBe(true);
  for (const name of inherited) {
    const alone = parsed(ownMembers([name], () => "x"));
    const complete = parsed(ownMembers([name, `after ${name}`, `and ${name}`], () => "x"));
    expect([isOpen(alone), isOpen(complete), isClosed(alone)], name).toEqual([false, true, true]);
    expect(isClosed(parsed(ownMembers([name], () => 1))), name).toBe(false);
    expect(isClosed(parsed(ownMembers([`${name} `], () => "x"))), name).toBe(false);
  }
  expect(prototypeMembers()).toEqual(before);
});
