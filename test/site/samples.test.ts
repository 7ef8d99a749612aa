import { readFileSync } from "node:fs";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { beforeAll, describe, expect, it } from "vitest";
import { bundle } from "../../generator/api/bundle.js";
import type { SiteModel } from "../../generator/pages/site-model.js";
import { jsonFaults } from "./support/json-faults.js";
import { ownModel } from "./support/own-site.js";

let model: SiteModel;
beforeAll(async () => {
  model = await ownModel();
});

describe("samples of the eleven APIs", () => {
  it("are valid JSON by ajv, and there is one for each JSON body", async () => {
    const faults = await Promise.all(
      model.apis.map(async (api) => {
        const { document } = await bundle(api.name);
        return document === undefined ? [] : [jsonFaults(api, document)];
      }),
    );
    expect(faults.flat().flatMap(({ invalid, unread, missing }) => [...invalid, ...unread, ...missing])).toEqual([]);
    expect(faults.flat().reduce((sum, { judged }) => sum + judged, 0)).toBeGreaterThan(140);
  });

  it("are valid XML by libxml2, and there is one for each element", () => {
    const wrong: string[] = [];
    let judged = 0;
    for (const [api, file] of [
      ["loyalty", "specs/loyalty/loyalty.xsd"],
      ["travel-profile", "specs/travel-profile/travel-profile.xsd"],
      ["receipt-images", "specs/receipt-images/receipt-images.xsd"],
    ] as const) {
      const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(file), { url: file }));
      const { xml = [], errorTables = [] } = model.apis.find(({ name }) => name === api) ?? {};
      const elements = xml.filter(({ kind }) => kind === "element");
      wrong.push(
        ...elements.flatMap(({ typeName, samples }) => (samples.length === 0 ? `${typeName}: no sample` : [])),
      );
      const errors = errorTables.flatMap(({ rows }) => rows.flatMap(({ sample }) => sample ?? []));
      for (const { language, code } of [...elements.flatMap(({ samples }) => samples), ...errors]) {
        if (language !== "xml") continue;
        judged += 1;
        try {
          validator.validate(XmlDocument.fromString(code));
        } catch (error) {
          wrong.push(`${code}: ${(error as Error).message}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(judged).toBeGreaterThan(20);
  });

  it("exist for each row of the error tables, with all values", () => {
    const rows = model.apis.flatMap(({ errorTables }) => errorTables.flatMap((table) => table.rows));
    expect(rows.length).toBeGreaterThan(150);
    expect(rows.flatMap(({ id, sample }) => (sample === undefined || /\{\w+\}/.test(sample.code) ? id : []))).toEqual(
      [],
    );
  });
});
