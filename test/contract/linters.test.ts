import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Ruleset, Spectral } from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";
import { describe, expect, it } from "vitest";
import { bundle } from "../../generator/api/bundle.js";
import { interfacesOf, readSpecs } from "./facts/specs.js";
import { linterExceptions, type LinterException } from "./linter-exceptions.js";

/** A linter's finding at one location of a spec; the location is its path from the root, joined by slashes. */
interface Finding {
  readonly linter: LinterException["linter"];
  readonly interface: string;
  readonly rule: string;
  readonly place: string;
  readonly message: string;
}

const interfaces = interfacesOf(readSpecs("specs"));
const redocly = await createConfig({ extends: ["recommended"] });
const spectral = new Spectral();
spectral.setRuleset(new Ruleset(oas, { severity: "recommended" }));

async function redoclyFindings(name: string, text: string): Promise<readonly Finding[]> {
  const problems = await lintFromString({ source: text, absoluteRef: `${name}.yaml`, config: redocly });
  return problems.map(({ ruleId, message, location }) => {
    const pointer = location[0]?.pointer ?? "";
    const place = pointer.replace(/^#\//, "").replaceAll("~1", "/").replaceAll("~0", "~");
    return { linter: "redocly", interface: name, rule: ruleId, place, message };
  });
}

async function spectralFindings(name: string, text: string): Promise<readonly Finding[]> {
  const results = await spectral.run(text);
  return results.map(({ code, message, path }) => {
    return { linter: "spectral", interface: name, rule: String(code), place: path.join("/"), message };
  });
}

async function findingsOf(name: string, text: string): Promise<readonly Finding[]> {
  return [...(await redoclyFindings(name, text)), ...(await spectralFindings(name, text))];
}

function isExcepted(exception: LinterException, finding: Finding): boolean {
  return (
    exception.linter === finding.linter &&
    exception.rule === finding.rule &&
    exception.interfaces.includes(finding.interface) &&
    exception.place.test(finding.place)
  );
}

/** The document with the schemas that are derived from an XSD. */
async function readContract(name: string): Promise<string> {
  return JSON.stringify((await bundle(name)).document);
}

const found = new Map(
  await Promise.all(interfaces.map(async (name) => [name, await findingsOf(name, await readContract(name))] as const)),
);

describe("the recommended rules of Spectral and Redocly", () => {
  it.each(interfaces)("find nothing in %s but what is excepted", (name) => {
    const left = found
      .get(name)
      ?.filter((finding) => !linterExceptions.some((exception) => isExcepted(exception, finding)));
    expect(left).toEqual([]);
  });

  it("need every exception in every interface that it names", () => {
    const idle = linterExceptions.flatMap((exception) =>
      exception.interfaces
        .filter((name) => interfaces.includes(name))
        .filter((name) => found.get(name)?.some((finding) => isExcepted(exception, finding)) !== true)
        .map((name) => `${exception.linter} ${exception.rule} in ${name}`),
    );
    expect(idle).toEqual([]);
  });

  it("are really run: both find an operationId that two operations share", async () => {
    const faulty = (await readContract("vendors")).replace('"updateVendors"', '"createVendors"');
    const unknown = (await findingsOf("vendors", faulty))
      .filter((finding) => !linterExceptions.some((exception) => isExcepted(exception, finding)))
      .map(({ linter, rule }) => `${linter} ${rule}`);
    expect(unknown.sort()).toEqual(["redocly operation-operationId-unique", "spectral operation-operationId-unique"]);
  });
});
