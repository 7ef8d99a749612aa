import { describe, expect, it } from "vitest";
import { kindOf } from "../../generator/compare/catalog.js";
import { schemaChanges, type SchemaChangeId } from "../../generator/compare/catalog/schemas.js";
import { changesOf } from "./load-version.js";

describe("the levels of the catalogue", () => {
  it.each(Object.keys(schemaChanges) as SchemaChangeId[])("are those proved for the plain case of %s", async (id) => {
    const change = (await changesOf(id.replace("/", "-"))).find((each) => each.id === id);
    const kind = kindOf(id);
    // A pair that cannot be decided one way may be decided the other.
    if (id === "schema/undecided") expect(kind.wire).toMatchObject(change?.wire ?? {});
    else expect(change?.wire).toEqual(kind.wire);
    expect(change?.codeLevels ?? kind.code).toEqual(kind.code);
    // A change that is said to break can be shown, but for one of the form in XML: examples are values of JSON.
    const isOfXml = /^schema\/xml-/.test(id);
    if (Object.values(kind.wire).includes("breaking") && !isOfXml) expect(change?.witness).toBeDefined();
  });
});
