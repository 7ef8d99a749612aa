import { expect } from "vitest";
import { kindOf } from "../../../generator/compare/catalog.js";
import { schemaChanges } from "../../../generator/compare/catalog/schemas.js";
import type { Assertion } from "../assertions.js";
import { changesOf } from "../load-case.js";

/** The first case of a kind shows its ordinary levels. */
export const hasProvedLevels: Assertion = {
  title: "has the levels of the catalog, as they are proved",
  appliesTo: ({ key }) => key in schemaChanges,
  async check(one) {
    const id = one.kind;
    const change = (await changesOf(one)).find((each) => each.id === id);
    const kind = kindOf(id);
    // A pair that cannot be decided one way may be decided the other.
    if (id === "schema/undecided") expect(kind.wire).toMatchObject(change?.wire ?? {});
    else expect(change?.wire).toEqual(kind.wire);
    expect(change?.codeLevels ?? kind.code).toEqual(kind.code);
    // Every breaking change has an example, except changes of the XML form: examples are JSON values.
    const isOfXml = id.startsWith("schema/xml-");
    if (Object.values(kind.wire).includes("breaking") && !isOfXml) expect(change?.witness).toBeDefined();
  },
};
