import { describe, expect, it } from "vitest";
import { lint } from "../../../generator/api/lint.js";
import { tempFolder } from "../../support/temp-folder.js";

const head = 'openapi: 3.1.0\ninfo: { title: Pets, version: "1.0" }\n';

/** The names of unused components in a document with one operation that returns a Pet. */
async function unusedIn(components: string, operation = ""): Promise<readonly string[]> {
  const text = `${head}paths:
  /pets:
    get:
      operationId: getPet
      summary: Reads a pet.
      tags: [pets]
${operation}      responses:
        default:
          description: A pet.
          content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } }
components:
${components}`;
  const folder = tempFolder({ "pets.yaml": text });
  const { diagnostics } = await lint({ cwd: folder, files: ["pets.yaml"] });
  const names = diagnostics.map(({ code, message }) => (code === "lint/unused-component" ? message : ""));
  return names.flatMap((message) => /"(.*)"/.exec(message)?.[1] ?? []);
}

describe("unused components", () => {
  it("are attribute groups of an XSD that no type refers to, also of one attribute", async () => {
    const group = (name: string): string =>
      `<xs:attributeGroup name="${name}"><xs:attribute name="${name}At" type="xs:string"/></xs:attributeGroup>`;
    const element =
      '<xs:element name="order"><xs:complexType><xs:attributeGroup ref="used"/></xs:complexType></xs:element>';
    const text = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${element}${group("used")}${group("lost")}</xs:schema>`;
    const { diagnostics } = await lint({ cwd: tempFolder({ "a.xsd": text }), files: ["a.xsd"] });
    expect(diagnostics.flatMap(({ code, message }) => (code === "lint/unused-component" ? [message] : []))).toEqual([
      'Attribute group "lost" is not used.',
    ]);
  });

  it("are security schemes that no operation requires, without a request for tokens", async () => {
    const request = "x-token-request: { grant: password, tokenUrl: /token }";
    expect(
      await unusedIn(`  securitySchemes:
    issued: { type: http, scheme: bearer, description: A token., ${request} }
    ghost: { type: http, scheme: bearer, description: A token. }
  schemas:
    Pet: { description: A pet., type: object }
`),
    ).toEqual(["ghost"]);
  });

  it("are those that nothing in use refers to, however they refer to each other", async () => {
    expect(
      await unusedIn(`  schemas:
    Pet: { description: A pet., type: object, properties: { owner: { $ref: "#/components/schemas/Owner" } } }
    Owner: { description: An owner., type: object }
    Ghost: { description: A ghost., type: object, properties: { haunts: { $ref: "#/components/schemas/House" } } }
    House: { description: A house., type: object, properties: { by: { $ref: "#/components/schemas/Ghost" } } }
`),
    ).toEqual(["Ghost", "House"]);
  });

  it("are not the heirs of a schema with a discriminator", async () => {
    expect(
      await unusedIn(`  schemas:
    Pet:
      description: A pet.
      type: object
      required: [kind]
      properties: { kind: { type: string, description: Which. } }
      discriminator: { propertyName: kind }
    Cat: { description: A cat., allOf: [{ $ref: "#/components/schemas/Pet" }] }
    Kitten: { description: No heir of a schema with a discriminator., allOf: [{ $ref: "#/components/schemas/Cat" }] }
`),
    ).toEqual(["Kitten"]);
  });

  it("are not the security schemes that the document or an operation asks for", async () => {
    const schemas = "  schemas: { Pet: { description: A pet., type: object } }\n";
    const schemes = `  securitySchemes:
    used: { type: http, scheme: bearer }
    lost: { type: http, scheme: basic }
`;
    expect(await unusedIn(`${schemas}${schemes}`, "      security: [{ used: [] }]\n")).toEqual(["lost"]);
  });

  it("are not looked for in a document without operations", async () => {
    const folder = tempFolder({
      "parts.yaml": `${head}components: { schemas: { Pet: { description: A pet., type: object } } }\n`,
    });
    expect((await lint({ cwd: folder, files: ["parts.yaml"] })).diagnostics).toEqual([]);
  });
});
