import { memberOrigin, type Origin } from "../diagnostics/origin.js";
import type {
  Components,
  Contract,
  Example,
  Header,
  MediaTypeObject,
  Operation,
  Parameter,
  Response,
} from "../model/contract.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import { isDerived } from "../model/is-derived.js";
import { isXmlType } from "../model/media-types.js";
import { payloadEncoding } from "../plan/payload-encoding.js";
import { originKey } from "../plan/origin-key.js";
import type { Direction } from "../plan/plan.js";
import { allOperations, reachableSchemas, schemaUses } from "../plan/reachable.js";
import type { ValueTarget, WrittenValue } from "./written-value.js";

/** The examples of an API's messages and schemas, each once for each schema that it is an example of. */
export function writtenExamples(contract: Contract): readonly WrittenValue[] {
  const inMessages = allOperations(contract).flatMap(examplesOfOperation);
  const inComponents = contract.components === undefined ? [] : examplesOfComponents(contract.components);
  const inSchemas = schemasOf(contract).flatMap((schema) =>
    (schema.examples ?? []).map(({ value, way }): WrittenValue => {
      const origin = way.reduce<Origin>((at, key) => memberOrigin(at, key), schema.origin);
      return { kind: "example", of: "this schema", origin, value, wanted: eitherSide(schema) };
    }),
  );
  return onceEach([...inMessages, ...inComponents, ...inSchemas]);
}

/** The defaults of an API's schemas. */
export function writtenDefaults(contract: Contract): readonly WrittenValue[] {
  const found = schemasOf(contract).flatMap((schema): readonly WrittenValue[] => {
    if (schema.default === undefined) return [];
    const origin = memberOrigin(schema.origin, "default");
    const { value } = schema.default;
    return [{ kind: "default", of: "this schema", origin, value, wanted: eitherSide(schema) }];
  });
  return onceEach(found);
}

function schemasOf(contract: Contract): readonly JsonSchema[] {
  const uses = schemaUses(contract).map(({ schema }) => schema);
  // Values of an XSD are held to its types when it is read.
  const roots = [...contract.schemas.values(), ...uses].filter((schema) => !isDerived(schema, contract));
  return [...reachableSchemas(roots)];
}

function eitherSide(schema: JsonSchema): ValueTarget {
  return { kind: "json", schema, direction: undefined };
}

function examplesOfOperation({
  operationId,
  method,
  path,
  parameters,
  requestBody,
  responses,
}: Operation): readonly WrittenValue[] {
  const name = operationId ?? `${method.toUpperCase()} ${path}`;
  return [
    ...parameters.flatMap((parameter) => examplesOfMember(parameter, "parameter", "request")),
    ...examplesOfContent(requestBody?.content, `the request of "${name}"`, "request"),
    ...responses.flatMap((response) => examplesOfResponse(response, `the response ${response.status} of "${name}"`)),
  ];
}

/** Those of parts that nothing refers to; of the others they are known from their operations. */
function examplesOfComponents(components: Components): readonly WrittenValue[] {
  const { parameters, requestBodies, responses, headers, operations } = components;
  return [
    ...parameters.flatMap((parameter) => examplesOfMember(parameter, "parameter", "request")),
    ...requestBodies.flatMap(({ content }) => examplesOfContent(content, "this request body", "request")),
    ...responses.flatMap((response) => examplesOfResponse(response, "this response")),
    ...headers.flatMap((header) => examplesOfMember(header, "header", "response")),
    ...operations.flatMap(examplesOfOperation),
  ];
}

function examplesOfResponse({ headers, content }: Response, of: string): readonly WrittenValue[] {
  return [
    ...headers.flatMap((header) => examplesOfMember(header, "header", "response")),
    ...examplesOfContent(content, of, "response"),
  ];
}

function examplesOfMember(
  { name, schema, content, examples }: Parameter | Header,
  what: string,
  direction: Direction,
): readonly WrittenValue[] {
  const of = `the ${what} "${name}"`;
  const valuesOfSchema = schema === undefined ? [] : written(examples, of, { kind: "json", schema, direction });
  return [...valuesOfSchema, ...(content === undefined ? [] : examplesOfMedia(content, of, direction))];
}

function examplesOfContent(
  content: readonly MediaTypeObject[] = [],
  of: string,
  direction: Direction,
): readonly WrittenValue[] {
  return content.flatMap((media) => examplesOfMedia(media, of, direction));
}

function examplesOfMedia(media: MediaTypeObject, of: string, direction: Direction): readonly WrittenValue[] {
  const headers = [...media.encoding.values()].flatMap((encoding) => encoding.headers);
  return [
    ...media.examples.flatMap((example) => {
      const wanted = wantedOf(media, example, direction);
      return wanted === undefined ? [] : written([example], of, wanted);
    }),
    ...headers.flatMap((header) => examplesOfMember(header, "header", direction)),
  ];
}

/** Returns the schema or element of a media type's examples; undefined if it is unknown, as for bytes. */
function wantedOf(media: MediaTypeObject, { value }: Example, direction: Direction): ValueTarget | undefined {
  const { payload } = media;
  const carrier = payloadEncoding(media);
  switch (carrier.kind) {
    case "xml": {
      if (typeof value === "string") return { kind: "xml", element: carrier.element };
      const schema = payload.kind === "xml" ? payload.plainSchema : undefined;
      return schema && { kind: "json", schema, direction };
    }
    case "form":
    case "multipart": {
      const { schema } = carrier;
      if (schema === undefined) return undefined;
      return typeof value === "string"
        ? { kind: "form", schema, direction, media }
        : { kind: "json", schema, direction };
    }
    case "document":
      return typeof value === "string"
        ? { kind: "xml", element: undefined }
        : { kind: "json", schema: carrier.schema, direction };
    case "json":
      return carrier.schema && { kind: "json", schema: carrier.schema, direction };
    case "text": {
      const isMarkup = isXmlType(media.mediaType) && carrier.schema === undefined;
      if (isMarkup && typeof value === "string") return { kind: "xml", element: undefined };
      const plain = payload.kind === "json" ? payload.schema : undefined;
      const schema = typeof value === "string" ? carrier.schema : plain;
      return schema && { kind: "json", schema, direction };
    }
    case "stream":
      // A string is the stream itself, and no schema describes the fields of events.
      return carrier.framing === "events" || typeof value === "string" || payload.kind !== "json"
        ? undefined
        : { kind: "json", schema: payload.schema, direction };
    case "binary":
      return undefined;
  }
}

function written(examples: readonly Example[], of: string, wanted: ValueTarget): readonly WrittenValue[] {
  return examples.map(({ origin, value }) => ({ kind: "example", of, origin, value, wanted }));
}

/** Shared parameters, responses and examples are met at every operation that refers to them. */
function onceEach(values: readonly WrittenValue[]): readonly WrittenValue[] {
  const seen = new Set<string>();
  return values.filter(({ origin, wanted }) => {
    const readerKey = wanted.kind === "xml" ? "xml" : `${wanted.direction ?? ""} ${originKey(wanted.schema.origin)}`;
    const before = seen.size;
    return seen.add(`${originKey(origin)} ${readerKey}`).size > before;
  });
}
