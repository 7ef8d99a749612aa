import addFormats from "ajv-formats";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { JsonValue } from "../../../generator/model/json-schema/schema.js";
import type { ApiPages, Body } from "../../../generator/pages/site-model.js";

/** A body with the pointer of its schema in the document. */
interface JudgedBody {
  readonly what: string;
  readonly pointer: readonly string[];
  readonly body: Body;
  readonly direction: "request" | "response";
}

/** The verdict of ajv on the JSON samples of one API. */
export interface JsonFaults {
  /** Bodies of JSON, without streams. */
  readonly bodies: number;
  /** Bodies without a sample. */
  readonly missing: readonly string[];
  readonly judged: number;
  /** Samples that are invalid against the document. */
  readonly invalid: readonly string[];
  /** Samples whose schema ajv cannot read. */
  readonly unread: readonly string[];
}

/** Judges the JSON samples of an API by its document of OpenAPI 3.1. Webhooks and callbacks are left out. */
export function jsonFaults(api: ApiPages, document: JsonValue): JsonFaults {
  const ajv = new Ajv2020({
    strict: false,
    discriminator: false,
    logger: false,
    unicodeRegExp: false,
  });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  // JSON Schema does not define it.
  delete ajv.formats["url"];
  const add = (schema: JsonValue, $id: string): void => {
    try {
      ajv.addSchema({ ...(schema as object), $id });
    } catch {
      // Then no sample has a schema.
    }
  };
  add(viewOf(document, "writeOnly"), "https://api.example/response");
  add(viewOf(document, "readOnly"), "https://api.example/request");
  const bodies = bodiesOf(api).filter(({ body }) => /json/.test(body.mediaType) && body.stream === undefined);
  const [invalid, unread]: [string[], string[]] = [[], []];
  let judged = 0;
  for (const { what, pointer, body, direction } of bodies) {
    const way = placeIn(document, pointer);
    // Without a schema, every value is valid.
    if (way === undefined) continue;
    for (const { code } of body.samples) {
      judged += 1;
      const { fault, isUnread } = verdictOf(ajv, `https://api.example/${direction}#${way}`, code);
      if (fault !== undefined) (isUnread === true ? unread : invalid).push(`${what}: ${fault}`);
    }
  }
  const missing = bodies.filter(({ body }) => body.samples.length === 0).map(({ what }) => what);
  return { bodies: bodies.length, missing, judged, invalid, unread };
}

function verdictOf(ajv: Ajv2020, schema: string, code: string): { readonly fault?: string; readonly isUnread?: true } {
  let validate: ValidateFunction | undefined;
  try {
    validate = ajv.getSchema(schema);
  } catch (error) {
    return { fault: (error as Error).message.slice(0, 200), isUnread: true };
  }
  if (validate === undefined) return { fault: "no schema", isUnread: true };
  return validate(JSON.parse(code)) ? {} : { fault: JSON.stringify(validate.errors?.slice(0, 2)) };
}

type Schema = Readonly<Record<string, JsonValue>>;

/** A document whose properties that only the other direction has are not required, also if other parts of an `allOf` declare them. */
function viewOf(document: JsonValue, hidden: "readOnly" | "writeOnly"): JsonValue {
  const declared = (schema: Schema, seen: ReadonlySet<Schema> = new Set()): Schema => {
    if (seen.has(schema)) return {};
    const target = typeof schema["$ref"] === "string" ? valueAt(document, schema["$ref"].slice(1)) : undefined;
    const parts = [target, ...(Array.isArray(schema["allOf"]) ? schema["allOf"] : [])].filter(isSchema);
    const { properties } = schema;
    return Object.assign(
      {},
      ...parts.map((part) => declared(part, new Set(seen).add(schema))),
      isSchema(properties) ? properties : {},
    ) as Schema;
  };
  const view = (value: JsonValue, around: Schema): JsonValue => {
    if (Array.isArray(value)) return value.map((item: JsonValue) => view(item, around));
    if (!isSchema(value)) return value;
    const names = { ...around, ...declared(value) };
    const isSeen = (name: JsonValue): boolean => {
      const property = typeof name === "string" ? names[name] : undefined;
      if (!isSchema(property)) return true;
      const target = typeof property["$ref"] === "string" ? valueAt(document, property["$ref"].slice(1)) : undefined;
      return [property, target].every((schema) => !isSchema(schema) || schema[hidden] !== true);
    };
    const entries = Object.entries(value).map(([name, inner]) => {
      const isRequired = name === "required" && Array.isArray(inner);
      return [name, isRequired ? inner.filter(isSeen) : view(inner, name === "allOf" ? names : {})] as const;
    });
    return Object.fromEntries(entries);
  };
  return view(document, {});
}

function isSchema(value: JsonValue | undefined): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value at a pointer. */
function valueAt(document: JsonValue, pointer: string): JsonValue | undefined {
  return pointer
    .split("/")
    .slice(1)
    .reduce<JsonValue | undefined>(
      (from, step) =>
        (from as Schema | undefined)?.[decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~")],
      document,
    );
}

/** The pointer of a part after the references that lead to it; undefined if the document has no such part. */
function placeIn(document: JsonValue, pointer: readonly string[]): string | undefined {
  let [at, way]: [JsonValue | undefined, string] = [document, ""];
  for (const part of pointer) {
    at = (at as Readonly<Record<string, JsonValue>> | undefined)?.[part];
    way += `/${encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))}`;
    const ref = (at as { $ref?: string } | undefined)?.$ref;
    if (ref === undefined || part === "schema") continue;
    way = ref.slice(1);
    at = valueAt(document, way);
  }
  return at === undefined ? undefined : way;
}

function bodiesOf({ operations, errorTables }: ApiPages): readonly JudgedBody[] {
  const errors = errorTables.flatMap(({ operations: users, rows }) =>
    rows.flatMap(({ id, sample }) => {
      const status = /\d+$/.exec(sample?.title ?? "")?.[0] ?? "";
      const known = operations.filter(({ page }) => users.some((user) => user.page === page));
      const found = known.flatMap(({ path, method, responses }) =>
        responses.flatMap(({ status: written, bodies }) => {
          const declares = [status, `${status.charAt(0)}XX`, "default"].includes(written);
          const body = bodies.find(({ mediaType }) => /json/.test(mediaType));
          if (!declares || body === undefined || sample === undefined) return [];
          const pointer = ["paths", path, method, "responses", written, "content", body.mediaType, "schema"];
          return [{ what: id, pointer, body: { ...body, samples: [sample] }, direction: "response" as const }];
        }),
      );
      // Without a declared body, the response is problem details.
      return found.slice(0, 1);
    }),
  );
  const bodies = operations
    .filter(({ kind }) => kind === "operation")
    .flatMap(({ path, method, name, request, responses }) => {
      const at = ["paths", path, method];
      const judged = (direction: JudgedBody["direction"], body: Body, ...way: readonly string[]): JudgedBody => ({
        what: `${name} ${way.join(" ")} ${body.mediaType}`,
        pointer: [...at, ...way, "content", body.mediaType, "schema"],
        body,
        direction,
      });
      return [
        ...(request?.bodies ?? []).map((body) => judged("request", body, "requestBody")),
        ...responses.flatMap(({ status, bodies }) =>
          bodies.map((body) => judged("response", body, "responses", status)),
        ),
      ];
    });
  return [...bodies, ...errors];
}
