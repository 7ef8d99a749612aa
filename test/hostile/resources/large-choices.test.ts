import { describe, expect, it } from "vitest";
import { codecsModule, codecsOf, planOfXsd, schemaText, xmlTypesModule } from "../../support/codecs.js";
import { compile } from "../../support/compile.js";
import { renderModule } from "../../support/render-module.js";
import { sized } from "../../support/sizes.js";
import { wholeRuntime } from "../../support/runtime-below.js";

const count = sized({ normal: 150, thorough: 400 });
const last = `e${count - 1}`;
const elements = Array.from({ length: count }, (_, index) => `<xs:element name="e${index}" type="xs:int"/>`).join("");
const text = schemaText(
  `<xs:element name="root"><xs:complexType><xs:choice>${elements}</xs:choice></xs:complexType></xs:element>`,
);

describe("a choice of very many branches", () => {
  it("is written once, and not for every branch", async () => {
    const plan = await planOfXsd(text);
    const modules = [xmlTypesModule(plan), codecsModule(plan)].map(renderModule);
    expect(modules[0]?.length).toBeLessThan(100 * count);
    expect(modules[0]).toContain(`${last}?: number`);
    const folder = new URL("../../../templates/", import.meta.url).pathname;
    const files = new Map([
      [`${folder}choice-types.ts`, modules[0] ?? ""],
      [`${folder}choice-codecs.ts`, (modules[1] ?? "").replaceAll('"./types.js"', '"./choice-types.js"')],
    ]);
    const roots = [...files.keys()];
    for (const { path, text } of wholeRuntime()) files.set(`${folder}${path}`, text);
    expect(compile(roots, files)).toEqual([]);
  });

  it("is still one branch or another for the codec", async () => {
    const { decodeRoot, validateRoot } = await codecsOf<"Root">(text);
    expect(decodeRoot(`<root><${last}>1</${last}></root>`)).toEqual({ ok: true, value: { [last]: 1 } });
    expect(decodeRoot("<root><e1>1</e1><e2>2</e2></root>").ok).toBe(false);
    expect(validateRoot({ e1: 1, e2: 2 }).ok).toBe(false);
  });
});
