import { build } from "esbuild";
import { describe, expect, it } from "vitest";

const generated = new URL("../../../../generated/", import.meta.url).pathname;

/** The contents of a bundle that imports one function of a module, of the validators unless another is named. */
async function bundled(path: string, name: string, module = "validators"): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${name} } from "./${path}/${module}.ts";`, resolveDir: generated, loader: "ts" },
    alias: { "@specwright/runtime": `${generated}runtime` },
    ...{ bundle: true, format: "esm", target: "es2022", write: false },
  });
  return outputFiles[0]?.text ?? "";
}

describe("a bundle of one guard", () => {
  it("holds no state of a module but whether a value was parsed", async () => {
    for (const [path, name] of [
      ["purchase-requests", "isPurchaseOrder"],
      ["identity", "isConfigurationSetting"],
    ] as const) {
      const text = await bundled(path, name);
      expect(text).toContain(`function ${name}(`);
      expect([name, text.match(/^(?:var|let|const|class) .*$/gm)]).toEqual([name, ["var isParsed = false;"]]);
    }
  });

  it("is the same by way of the index, which exports all parts of the interface", async () => {
    expect(await bundled("loyalty", "validateUpdateLoyaltyMembershipsParameters", "index")).toBe(
      await bundled("loyalty", "validateUpdateLoyaltyMembershipsParameters"),
    );
    const index = await bundled("purchase-requests", "createPurchaseRequestsClient, parsePurchaseOrder", "index");
    expect(index).toContain("function parsePurchaseOrder(");
    expect(index).not.toContain("createPurchaseRequestsServer");
  });

  it("holds the constants of its own schema, without those of others", async () => {
    const request = await bundled("purchase-requests", "isPurchaseRequest");
    const constants = request.match(/^(?:var|let|const|class) \w+/gm) ?? [];
    expect(constants).toContain("var purchaseRequestCurrencyCodePattern");
    expect(constants.filter((each) => !/ (?:isParsed|purchaseRequest|lineItem)(?:[A-Z]|$)/.test(each))).toEqual([]);
  });
});
