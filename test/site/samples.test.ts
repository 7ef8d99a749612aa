import { readFileSync } from "node:fs";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, it } from "vitest";
import { bundle } from "../../generator/api/bundle.js";
import type { JsonValue } from "../../generator/model/json-schema/schema.js";
import type { Body, SiteModel } from "../../generator/pages/site-model.js";
import { ownModel } from "./support/own-site.js";

let model: SiteModel;
beforeAll(async () => {
  model = await ownModel();
});

/** The bodies of an API with their pointers into its document: none for webhooks. */
interface Sample {
  readonly what: string;
  readonly pointer: readonly string[];
  readonly body: Body;
  readonly direction: "request" | "response";
}

/** A document whose properties that only responses have are not required. */
function sentOf(value: JsonValue): JsonValue {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: JsonValue) => sentOf(item));
  const { properties, required } = value as {
    properties?: Record<string, { readOnly?: boolean }>;
    required?: string[];
  };
  const isSent = (name: string): boolean => properties?.[name]?.readOnly !== true;
  const entries = Object.entries(value as Readonly<Record<string, JsonValue>>).map(
    ([name, inner]) =>
      [name, name === "required" && Array.isArray(required) ? required.filter(isSent) : sentOf(inner)] as const,
  );
  return Object.fromEntries(entries);
}

/** The pointer of a part after the references that lead to it. */
function placeIn(document: JsonValue, pointer: readonly string[]): string {
  let [at, way]: [JsonValue | undefined, string] = [document, ""];
  for (const part of pointer) {
    at = (at as Readonly<Record<string, JsonValue>> | undefined)?.[part];
    way += `/${encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))}`;
    const ref = (at as { $ref?: string } | undefined)?.$ref;
    if (ref === undefined || part === "schema") continue;
    way = ref.slice(1);
    at = way
      .split("/")
      .slice(1)
      .reduce<JsonValue | undefined>(
        (from, step) =>
          (from as Readonly<Record<string, JsonValue>>)[
            decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~")
          ],
        document,
      );
  }
  return way;
}

describe("samples of the eleven APIs", () => {
  it("are valid JSON by ajv, and there is one for each JSON body", async () => {
    const wrong: string[] = [];
    let judged = 0;
    for (const api of model.apis) {
      const { document } = await bundle(api.name);
      if (document === undefined) continue;
      const ajv = new Ajv2020({ strict: false, validateFormats: false, discriminator: false });
      (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
      ajv.addSchema({ ...document, $id: "https://api.example/response" });
      ajv.addSchema({ ...(sentOf(document) as object), $id: "https://api.example/request" });
      for (const { what, pointer, body, direction } of samplesOf(api)) {
        for (const { language, code } of body.samples) {
          if (language !== "json") continue;
          judged += 1;
          const validate: ValidateFunction | undefined = ajv.getSchema(
            `https://api.example/${direction}#${placeIn(document, pointer)}`,
          );
          if (validate?.(JSON.parse(code)) !== true)
            wrong.push(`${what}: ${JSON.stringify(validate?.errors?.slice(0, 2))}`);
        }
        if (/json/.test(body.mediaType) && body.samples.length === 0) wrong.push(`${what}: no sample`);
      }
    }
    expect(wrong).toEqual([]);
    expect(judged).toBeGreaterThan(60);
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
      for (const page of model.apis.find(({ name }) => name === api)?.xml ?? []) {
        if (page.kind !== "element") continue;
        if (page.samples.length === 0) wrong.push(`${page.typeName}: no sample`);
        for (const { code } of page.samples) {
          judged += 1;
          try {
            validator.validate(XmlDocument.fromString(code));
          } catch (error) {
            wrong.push(`${page.typeName}: ${(error as Error).message}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(judged).toBeGreaterThan(5);
  });
});

function samplesOf({ operations }: SiteModel["apis"][number]): readonly Sample[] {
  return operations
    .filter(({ kind }) => kind === "operation")
    .flatMap(({ path, method, name, request, responses }) => {
      const at = ["paths", path, method];
      const sample = (direction: Sample["direction"], body: Body, ...way: readonly string[]): Sample => ({
        what: `${name} ${way.join(" ")} ${body.mediaType}`,
        pointer: [...at, ...way, "content", body.mediaType, "schema"],
        body,
        direction,
      });
      return [
        ...(request?.bodies ?? []).map((body) => sample("request", body, "requestBody")),
        ...responses.flatMap(({ status, bodies }) =>
          bodies.map((body) => sample("response", body, "responses", status)),
        ),
      ];
    });
}
