import { document, json, numbered, operation, record } from "./openapi-parts.js";
import type { Spec } from "./probe.js";

/** Contracts of many files, and many contracts in one run. */
export const severalFiles: Readonly<Record<string, (count: number) => Spec>> = {
  "openapi: a file for each schema": (count) =>
    oneRoot({
      "openapi.json": document({
        paths: { "/records": { get: operation(0, {}, { $ref: "./s0.json" }) } },
      }),
      ...numbered(count / 2, (index) => [
        `s${index}.json`,
        JSON.stringify(record(index, { next: { $ref: `./s${(index + 1) % (count / 2)}.json` } })),
      ]),
    }),
  "openapi: a file for each path, and one for all schemas": (count) =>
    oneRoot({
      "openapi.json": document({
        paths: numbered(count / 2, (index) => [`/records${index}`, { $ref: `./paths/p${index}.json` }]),
      }),
      ...numbered(count / 2, (index) => [
        `paths/p${index}.json`,
        JSON.stringify({ get: operation(index, {}, { $ref: `../schemas.json#/$defs/Record${index}` }) }),
      ]),
      "schemas.json": JSON.stringify({
        $defs: numbered(count / 2, (index) => [
          `Record${index}`,
          record(index, { next: { $ref: `#/$defs/Record${(index * 7 + 1) % (count / 2)}` } }),
        ]),
      }),
    }),
  "openapi: files of one name in many folders": (count) =>
    oneRoot({
      "openapi.json": document({
        paths: numbered(count / 2, (index) => [
          `/records${index}`,
          { get: operation(index, {}, { $ref: `./f${index}/record.json` }) },
        ]),
      }),
      ...numbered(count / 2, (index) => [`f${index}/record.json`, JSON.stringify(record(index, {}))]),
    }),
  "openapi: ten files that refer to each other": (count) =>
    oneRoot({
      "openapi.json": document({
        paths: { "/records": { get: operation(0, {}, { $ref: "./f0.json#/$defs/Record0" }) } },
      }),
      ...numbered(10, (file) => [
        `f${file}.json`,
        JSON.stringify({
          $defs: numbered(count / 10, (index) => [
            `Record${index}`,
            record(index, { next: { $ref: `./f${(file + 1) % 10}.json#/$defs/Record${(index + 1) % (count / 10)}` } }),
          ]),
        }),
      ]),
    }),
  "openapi: a YAML file": (count) =>
    oneRoot({
      "openapi.yaml": [
        "openapi: 3.1.0",
        "info: { title: Records, version: '1' }",
        "paths: {}",
        "components:",
        "  schemas:",
        ...Array.from({ length: count }, (_, index) => yamlRecord(index, count)),
      ].join("\n"),
    }),
  "openapi: many interfaces": (count) => ({
    files: numbered(count / 20, (index) => [`specs/i${index}/openapi.json`, smallContract(index)]),
    roots: numbered(count / 20, (index) => [`i${index}`, `specs/i${index}/openapi.json`]),
  }),
  "openapi: operations with XML bodies": (count) =>
    oneRoot({
      "openapi.json": document({
        paths: numbered(count, (index) => [
          `/records${index}`,
          {
            post: {
              operationId: `operation${index}`,
              requestBody: { content: xmlContent(index) },
              responses: { 200: { description: "The record.", content: xmlContent(index) } },
            },
          },
        ]),
      }),
      "records.xsd": schema(
        list(
          count,
          (index) =>
            `<xs:element name="e${index}"><xs:complexType><xs:sequence><xs:element name="a" type="xs:int"/></xs:sequence></xs:complexType></xs:element>`,
        ),
      ),
    }),
  "xsd: many included files": (count) =>
    oneRoot({
      "root.xsd": schema(list(count / 4, (index) => `<xs:include schemaLocation="f${index}.xsd"/>`) + useOf(0)),
      ...numbered(count / 4, (index) => [`f${index}.xsd`, schema(typeOf(index, ""))]),
    }),
  "xsd: a chain of included files": (count) =>
    oneRoot({
      "root.xsd": schema(`<xs:include schemaLocation="f0.xsd"/>${useOf(0)}`),
      ...numbered(count / 4, (index) => [
        `f${index}.xsd`,
        schema((index + 1 < count / 4 ? `<xs:include schemaLocation="f${index + 1}.xsd"/>` : "") + typeOf(index, "")),
      ]),
    }),
  "xsd: many namespaces": (count) =>
    oneRoot({
      "root.xsd": schema(
        list(count / 4, (index) => `<xs:import namespace="urn:n${index}" schemaLocation="f${index}.xsd"/>`) +
          `<xs:element name="root"><xs:complexType><xs:sequence>${list(count / 4, (index) => `<xs:element xmlns:n="urn:n${index}" ref="n:e${index}"/>`)}</xs:sequence></xs:complexType></xs:element>`,
      ),
      ...numbered(count / 4, (index) => [
        `f${index}.xsd`,
        schema(
          `${typeOf(index, "t:")}<xs:element name="e${index}" type="t:T${index}"/>`,
          ` targetNamespace="urn:n${index}" xmlns:t="urn:n${index}" elementFormDefault="qualified"`,
        ),
      ]),
    }),
};

function oneRoot(files: Readonly<Record<string, string>>): Spec {
  const [root = ""] = Object.keys(files);
  return { files, roots: { records: root } };
}

function xmlContent(index: number): object {
  return { "application/xml": { schema: {}, "x-xsd-element": `records.xsd#e${index}` } };
}

function smallContract(index: number): string {
  return document({
    paths: numbered(4, (each) => [
      `/records${each}`,
      { post: operation(each, { requestBody: { content: json({ $ref: `#/components/schemas/Record${each}` }) } }) },
    ]),
    components: { schemas: numbered(16, (each) => [`Record${each}`, record(index, {})]) },
  });
}

function yamlRecord(index: number, count: number): string {
  return `    Record${index}:
      description: The record number ${index}.
      type: object
      required: [amount]
      properties:
        amount: { type: number, minimum: 0, description: How much it is. }
        next:
          $ref: "#/components/schemas/Record${(index * 7 + 1) % count}"`;
}

function useOf(index: number): string {
  return `<xs:element name="root" type="T${index}"/>`;
}

function typeOf(index: number, prefix: string): string {
  return `<xs:complexType name="T${index}"><xs:sequence><xs:element name="a" type="xs:int"/><xs:element name="more" type="${prefix}T${index}" minOccurs="0"/></xs:sequence></xs:complexType>`;
}

function schema(content: string, attributes = ""): string {
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"${attributes}>\n${content}\n</xs:schema>`;
}

function list(count: number, item: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => item(index)).join("\n");
}
