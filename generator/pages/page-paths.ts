import type { JsonSchema } from "../model/json-schema/schema.js";
import type { TypeDefinition } from "../model/xml-schema/components.js";
import type { InterfacePlan, NamedOperation, NamedXmlElement } from "../plan/plan.js";
import { NumberedNames } from "../plan/numbered-names.js";

/** The pages of one API. Names that differ only in case get different files, for file systems that do not distinguish them. */
export class PagePaths {
  readonly #taken = new NumberedNames();
  readonly #pages = new Map<object, string>();

  /** `folder` is the path of the API's pages: "apis/vendors". */
  constructor(
    plan: InterfacePlan,
    readonly folder: string,
  ) {
    const { operations, webhooks, callbacks, schemas, xmlElements, xmlTypes, contract } = plan;
    for (const named of [...operations, ...webhooks, ...callbacks]) this.#add(named, "operations", named.name);
    const components = new Set([...contract.schemas.values(), ...(contract.derived?.schemas.values() ?? [])]);
    for (const named of schemas)
      if (components.has(named.schema)) this.#add(named.schema, "schemas", named.views[0]?.typeName ?? "schema");
    for (const named of xmlElements) this.#add(named, "elements", named.typeName);
    for (const named of xmlTypes) this.#add(named.type, "types", named.typeName);
    for (const table of contract.errorTables) this.#add(table, "errors", table.name);
  }

  #add(owner: object, folder: string, name: string): void {
    this.#pages.set(owner, this.#taken.take(`${this.folder}/${folder}/${pageName(name)}`));
  }

  /** The overview. */
  get overview(): string {
    return `${this.folder}/index`;
  }

  operation(named: NamedOperation): string {
    return this.#pages.get(named)!;
  }

  /** The page of a component; undefined for an inline schema, which is shown where it is. */
  schema(schema: JsonSchema): string | undefined {
    return this.#pages.get(schema);
  }

  element(named: NamedXmlElement): string {
    return this.#pages.get(named)!;
  }

  /** The page of a type; undefined for one that is built in or has no name. */
  type(type: TypeDefinition): string | undefined {
    return this.#pages.get(type);
  }

  errors(table: object): string {
    return this.#pages.get(table)!;
  }
}

/** A name as part of a path on every file system. */
export function pageName(name: string): string {
  const safe = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return safe === "" || /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(safe) ? `${safe}-page` : safe;
}
