import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { JsonValue } from "../../../model/json-schema/schema.js";
import { isObject, items, member, members, originOf, refOf, type Cursor, type JsonObject } from "../cursor.js";
import { methods } from "../../../model/openapi-structure.js";
import { unescapePointerPart } from "../../../model/json-pointer.js";
import { createSizes } from "./sizes.js";

/** Values that references of a document are replaced by, counted at each reference. */
export const maxReplaced = 1_000_000;

/** Finds what a reference of a document names, in a form in which it can take the place of the reference. */
export type Resolve = (ref: string, from: Cursor) => JsonValue | undefined;

/** The surroundings of preparing a document of Swagger 2.0. */
export interface SwaggerContext {
  readonly diagnostics: Diagnostics;
  /** Finds parts of other files. */
  readonly resolveForeign: Resolve;
}

/** Members of an object that the library is not shown; it takes every member of a path item for an operation. */
export interface KeptMembers {
  /** The keys that lead from the root of the document to the object. */
  readonly way: readonly string[];
  /** The members that were taken out of it, as they were. */
  readonly members: JsonObject;
}

/** The places of the parameters of an operation or of a path item, as pointers of the document. */
export interface ParameterSources {
  /** Parameters that stay parameters, in order. */
  readonly plain: readonly string[];
  /** The parameter that becomes the body. */
  readonly body?: string | undefined;
  /** Parameters that become members of a form, by name. */
  readonly form: ReadonlyMap<string, string>;
}

/** A document that the library converts as Swagger 2.0 means it. */
export interface PreparedSwagger {
  /** The document to convert. */
  readonly value: JsonObject;
  readonly kept: readonly KeptMembers[];
  /** By the pointer of the operation or the path item. */
  readonly sources: ReadonlyMap<string, ParameterSources>;
}

interface Source {
  readonly value: JsonValue;
  /** An RFC 6901 pointer to the parameter where it is written. */
  readonly pointer: string;
}

/**
 * Brings a document into the form in which the library converts it rightly: parameters that are bodies and members of forms stand in their
 * operations, not behind references and not in path items; members that it would read as something else are kept aside.
 */
export function prepareSwagger(root: Cursor, context: SwaggerContext): PreparedSwagger {
  const preparation = new SwaggerPreparation(root, context);
  const document = root.value as JsonObject;
  const paths = members(member(root, "paths")).map(({ key, at }) => [key, preparation.prepareItem(key, at)] as const);
  const responses = members(member(root, "responses")).map(
    ({ key, at }) => [key, preparation.prepareResponse(at)] as const,
  );
  const parameters = members(preparation.shared).filter(({ at }) => !isPayload(at.value));
  return {
    value: {
      ...document,
      ...(isObject(document["paths"]) && { paths: Object.fromEntries(paths) }),
      ...(isObject(document["responses"]) && { responses: Object.fromEntries(responses) }),
      ...(isObject(document["parameters"]) && {
        parameters: Object.fromEntries(parameters.map(({ key, at }) => [key, preparation.parameterOf(at)])),
      }),
    },
    kept: preparation.kept,
    sources: preparation.sources,
  };
}

/** A document of Swagger 2.0 on its way to the converter. */
class SwaggerPreparation {
  readonly kept: KeptMembers[] = [];
  readonly sources = new Map<string, ParameterSources>();
  private readonly sizeOf = createSizes();
  private replaced = 0;
  readonly shared;

  constructor(
    private readonly root: Cursor,
    private readonly context: SwaggerContext,
  ) {
    this.shared = member(root, "parameters");
  }

  prepareItem(path: string, at: Cursor): JsonValue {
    const { value } = at;
    if (!isObject(value)) return value;
    const parameters = this.parametersOf(at);
    const inherited = parameters.filter((parameter) => isPayload(parameter.value));
    const plain = parameters.filter((parameter) => !isPayload(parameter.value));
    this.note(at, plain);
    const isMethod = (key: string): boolean => (methods as readonly string[]).includes(key);
    const rest = Object.entries(value).filter(([key]) => !isMethod(key) && key !== "parameters");
    this.kept.push({ way: ["paths", path], members: Object.fromEntries(rest) });
    const operations = members(at).flatMap(({ key, at: operation }): [string, JsonValue][] => {
      if (!isMethod(key)) return [];
      if (isObject(operation.value)) return [[key, this.prepareOperation([path, key], operation, inherited)]];
      this.kept.push({ way: ["paths", path], members: { [key]: operation.value } });
      return [];
    });
    const list = plain.map((parameter) => parameter.value);
    return { ...(list.length > 0 && { parameters: list }), ...Object.fromEntries(operations) };
  }

  private prepareOperation(way: readonly string[], at: Cursor, inherited: readonly Source[]): JsonValue {
    const parameters = this.parametersOf(at);
    const hasBody = parameters.some(({ value }) => member(this.cursorOf(value), "in")?.value === "body");
    const names = new Set(
      parameters.filter((parameter) => isPayload(parameter.value)).map(({ value }) => nameOf(value)),
    );
    const added = hasBody ? [] : inherited.filter(({ value }) => !names.has(nameOf(value)));
    const all = [...parameters, ...added];
    this.note(at, all);
    const { responses: written, ...rest } = at.value as JsonObject;
    const answers = members(member(at, "responses"));
    const extensions = answers.filter(({ key, at: answer }) => key.startsWith("x-") || !isObject(answer.value));
    const aside = Object.fromEntries(extensions.map(({ key, at: answer }) => [key, answer.value]));
    if (extensions.length > 0) this.kept.push({ way: ["paths", ...way, "responses"], members: aside });
    const shown = answers.flatMap(({ key, at: answer }): [string, JsonValue][] =>
      Object.hasOwn(aside, key) ? [] : [[key, this.prepareResponse(answer)]],
    );
    return {
      ...rest,
      ...(all.length > 0 && { parameters: all.map((parameter) => parameter.value) }),
      ...(written !== undefined && { responses: isObject(written) ? Object.fromEntries(shown) : {} }),
    };
  }

  /** A response with its own members, and not behind a reference to another file. */
  prepareResponse(at: Cursor): JsonValue {
    const value = this.resolved(at);
    if (!isObject(value)) return value;
    const { schema, headers } = value;
    const plain = isObject(headers)
      ? Object.entries(headers).map(([key, header]) => [key, isObject(header) ? withoutFormat(header) : header])
      : undefined;
    return {
      ...value,
      ...(plain && { headers: Object.fromEntries(plain) as JsonObject }),
      // A file is a response of bytes.
      ...(isObject(schema) && schema["type"] === "file" && { schema: { ...schema, ...bytes } }),
    };
  }

  private parametersOf(at: Cursor): readonly Source[] {
    return items(member(at, "parameters")).flatMap((parameter) => {
      const target = this.localPayload(parameter);
      const source = target ?? parameter;
      const value = this.parameterOf(source);
      return isObject(value) ? [{ value, pointer: source.pointer }] : [];
    });
  }

  /** The parameter of the document that a reference names, where it is a body or a member of a form. */
  private localPayload(at: Cursor): Cursor | undefined {
    const name = /^#\/parameters\/([^/]+)$/.exec(refOf(at) ?? "")?.[1];
    const target =
      name === undefined || this.shared === undefined ? undefined : member(this.shared, unescapePointerPart(name));
    return target !== undefined && isPayload(target.value) && this.mayReplace(at, target.value) ? target : undefined;
  }

  /** False where references to large parts would make a document that is larger than any file. */
  private mayReplace(at: Cursor, value: JsonValue): boolean {
    this.replaced += this.sizeOf(value);
    if (this.replaced <= maxReplaced) return true;
    this.context.diagnostics.report("openapi/too-many-entries", originOf(at), {
      count: this.replaced,
      most: maxReplaced,
    });
    return false;
  }

  parameterOf(at: Cursor): JsonValue {
    const value = this.resolved(at);
    if (!isObject(value)) return value;
    const { items: inner, type } = value;
    const file = type === "file" ? bytes : {};
    return isObject(inner) ? { ...value, items: withoutFormat(inner), ...file } : { ...value, ...file };
  }

  private resolved(at: Cursor): JsonValue {
    const ref = refOf(at);
    const target = ref === undefined || ref.startsWith("#") ? undefined : this.context.resolveForeign(ref, at);
    return target === undefined || !this.mayReplace(at, target) ? at.value : target;
  }

  private note(at: Cursor, list: readonly Source[]): void {
    const of = (where: string): readonly Source[] => list.filter(({ value }) => placeOf(value) === where);
    this.sources.set(at.pointer, {
      plain: list.filter(({ value }) => !isPayload(value)).map(({ pointer }) => pointer),
      body: of("body")[0]?.pointer,
      form: new Map(of("formData").map(({ value, pointer }) => [nameOf(value), pointer])),
    });
  }

  private cursorOf(value: JsonValue): Cursor {
    return { ...this.root, value };
  }
}

const bytes = { type: "string", format: "binary" } as const;

/** A header, or items of a parameter, without the format of lists: the one that OpenAPI 3 has, or one that was reported. */
function withoutFormat({ collectionFormat: _, items: inner, ...rest }: JsonObject): JsonValue {
  return inner === undefined ? rest : { ...rest, items: isObject(inner) ? withoutFormat(inner) : inner };
}

function placeOf(value: JsonValue): JsonValue | undefined {
  return isObject(value) ? value["in"] : undefined;
}

function nameOf(value: JsonValue): string {
  const name = isObject(value) ? value["name"] : undefined;
  return typeof name === "string" ? name : "";
}

function isPayload(value: JsonValue): boolean {
  const location = placeOf(value);
  return location === "body" || location === "formData";
}
