// With THOROUGH=1 the compiler takes 100,000 values too (half a minute); else 5,000.
import { describe, expect, it } from "vitest";
import { xmlTypesModule, codecsModule, codecsOf, planOfXsd, schemaText } from "../../support/codecs.js";
import { compile } from "../../support/compile.js";
import { renderModule } from "../../support/render-module.js";
import { validatorsOf } from "../../support/validators.js";

const count = 100_000;
const values = Array.from({ length: count }, (_, index) => `value-${index}`);

function enumeration(members: readonly string[]): string {
  const facets = members.map((value) => `<xs:enumeration value="${value}"/>`).join("");
  return schemaText(
    `<xs:simpleType name="Code"><xs:restriction base="xs:string">${facets}</xs:restriction></xs:simpleType><xs:element name="root" type="Code"/>`,
  );
}

/** CPU seconds. */
function timed(run: () => void): number {
  const start = process.cpuUsage();
  run();
  return process.cpuUsage(start).user / 1e6;
}

describe("an enumeration of 100,000 values", () => {
  it("is looked up by a JSON validator, and not gone through", () => {
    const { isCode, validateCode } = validatorsOf({ Code: { type: "string", enum: values } });
    expect(timed(() => expect(values.every((value) => isCode(value))).toBe(true))).toBeLessThan(4);
    const result = validateCode("value");
    expect(result).toMatchObject({ ok: false, problems: [{ path: "" }] });
    expect(JSON.stringify(result).length).toBeLessThan(4096);
  });

  it("is looked up by an XML decoder", async () => {
    const { decodeRoot } = await codecsOf<"Root">(enumeration(values));
    const last = `<root>${values.at(-1)}</root>`;
    const decodeMany = (): void => {
      for (let time = 0; time < 20_000; time += 1) decodeRoot(last);
    };
    expect(timed(decodeMany)).toBeLessThan(8);
    expect(decodeRoot(last)).toEqual({ ok: true, value: values.at(-1) });
    const refused = decodeRoot("<root>value</root>");
    expect(refused.ok).toBe(false);
    expect(JSON.stringify(refused).length).toBeLessThan(4096);
  });

  it("compiles", { timeout: 300_000 }, async () => {
    const some = process.env["THOROUGH"] === undefined ? values.slice(0, 5000) : values;
    const plan = await planOfXsd(enumeration(some));
    const folder = new URL("../../../templates/", import.meta.url).pathname;
    const files = new Map(
      [xmlTypesModule(plan), codecsModule(plan)].map((module) => [`${folder}large-${module.path}`, renderModule(module).replaceAll('"./types.js"', '"./large-types.js"')] as const), // prettier-ignore
    );
    expect(compile([...files.keys()], files)).toEqual([]);
  });
});
