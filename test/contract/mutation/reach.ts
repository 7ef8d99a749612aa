import { objectOf, textOf, type Json, type JsonObject } from "./json-edit.js";

/** Says of a pointer which operations can reach it; of none in particular, those that carry an element of an XSD. */
export type Reach = (pointer: string) => (operation: string) => boolean;

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Follows the references of every operation. */
export function reachOf(root: JsonObject): Reach {
  const operations = ["paths", "webhooks"].flatMap((section) =>
    Object.entries(objectOf(root[section])).flatMap(([path, item]) => {
      const pointer = `/${section}/${path.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      return methods.flatMap((method) => {
        const operation = objectOf(item)[method];
        if (operation === undefined) return [];
        const parts = [operation, objectOf(item)["parameters"] ?? null];
        return [{ id: textOf(objectOf(operation)["operationId"]), pointer, ...walked(root, parts) }];
      });
    }),
  );
  return (pointer) => {
    // An address or a requirement concerns everybody; so does what no operation reaches, to be safe.
    const reaching = operations.filter(({ references, pointer: own, hasElement }) =>
      pointer === ""
        ? hasElement
        : isWithin(pointer, own) || references.some((reference) => isWithin(pointer, reference)),
    );
    const isOfAll = reaching.length === 0 || /^\/(?:paths|webhooks)\/[^/]*(?:\/[^/]*)?$/.test(pointer);
    const ids = new Set(reaching.map(({ id }) => id));
    return (operation) => isOfAll || ids.has(operation);
  };
}

/** Everything that references lead to, and whether an element of an XSD is among it. */
function walked(root: JsonObject, parts: readonly Json[]): { references: readonly string[]; hasElement: boolean } {
  const references = new Set<string>();
  let hasElement = false;
  const visit = (value: Json | undefined): void => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) return value.forEach(visit);
    const { $ref } = value;
    if (value["x-xsd-element"] !== undefined) hasElement = true;
    if (typeof $ref === "string" && !references.has($ref.slice(1))) {
      references.add($ref.slice(1));
      visit(at(root, $ref.slice(1)));
    }
    Object.values(value).forEach(visit);
  };
  parts.forEach(visit);
  return { references: [...references], hasElement };
}

function at(root: JsonObject, pointer: string): Json | undefined {
  const steps = pointer.split("/").slice(1);
  return steps.reduce<Json | undefined>(
    (value, step) => objectOf(value)[step.replaceAll("~1", "/").replaceAll("~0", "~")],
    root,
  );
}

function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}
