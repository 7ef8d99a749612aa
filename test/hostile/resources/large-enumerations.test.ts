import { describe, expect, it } from "vitest";
import { xmlTypesModule, codecsModule, codecsOf, planOfXsd, schemaText } from "../../support/codecs.js";
import { compile } from "../../support/compile.js";
import { effort } from "../../support/effort.js";
import { renderModule } from "../../support/render-module.js";
import { sized } from "../../support/sizes.js";
import { validatorsOf } from "../../support/validators.js";
import { wholeRuntime } from "../../support/runtime-below.js";

const count = sized({ normal: 10_000, thorough: 100_000 });
const values = Array.from({ length: count }, (_, index) => `value-${index}`);

function enumeration(members: readonly string[]): string {
  const facets = members.map((value) => `<xs:enumeration value="${value}"/>`).join("");
  return schemaText(
    `<xs:simpleType name="Code"><xs:restriction base="xs:string">${facets}</xs:restriction></xs:simpleType><xs:element name="root" type="Code"/>`,
  );
}

describe("an enumeration of very many values", () => {
  it("is looked up by a JSON validator, and not gone through", () => {
    const { isCode, validateCode } = validatorsOf({ Code: { type: "string", enum: values } });
    const spent = effort();
    expect(values.every((value) => isCode(value))).toBe(true);
    expect(spent()).toBeLessThan(400);
    const result = validateCode("value");
    expect(result).toMatchObject({ ok: false, problems: [{ path: "" }] });
    expect(JSON.stringify(result).length).toBeLessThan(4096);
  });

  it("is looked up by an XML decoder", async () => {
    const { decodeRoot } = await codecsOf<"Root">(enumeration(values));
    const last = `<root>${values.at(-1)}</root>`;
    const spent = effort();
    for (let time = 0; time < count / 5; time += 1) decodeRoot(last);
    expect(spent()).toBeLessThan(800);
    expect(decodeRoot(last)).toEqual({ ok: true, value: values.at(-1) });
    const refused = decodeRoot("<root>value</root>");
    expect(refused.ok).toBe(false);
    expect(JSON.stringify(refused).length).toBeLessThan(4096);
  });

  it("compiles", async () => {
    const some = sized({ normal: values.slice(0, 500), thorough: values });
    const plan = await planOfXsd(enumeration(some));
    const folder = new URL("../../../templates/", import.meta.url).pathname;
    const files = new Map<string, string>(
      [xmlTypesModule(plan), codecsModule(plan)].map(
        (module) =>
          [
            `${folder}large-${module.path}`,
            renderModule(module).replaceAll('"./types.js"', '"./large-types.js"'),
          ] as const,
      ),
    );
    const roots = [...files.keys()];
    for (const { path, text } of wholeRuntime()) files.set(`${folder}${path}`, text);
    expect(compile(roots, files)).toEqual([]);
  });
});
