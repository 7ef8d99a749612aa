import {
  objectOf,
  pointerOf,
  documentText,
  type Json,
  type JsonObject,
} from "../../../generator/api/contract-tests/mutations/json-edit.js";

/** Says of a pointer whether a side of an operation can reach it; of none in particular, whether it carries an element of an XSD. */
export type Reach = (pointer: string) => (operation: string, side: "request" | "response") => boolean;

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Follows the references of both sides of every operation. */
export function reachOf(root: JsonObject): Reach {
  const sides = ["paths", "webhooks"].flatMap((section) =>
    Object.entries(objectOf(root[section])).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        if (objectOf(item)[method] === undefined) return [];
        const operation = documentText(objectOf(objectOf(item)[method])["operationId"]);
        const own = pointerOf([section, path]);
        const request = [`${own}/parameters`, `${own}/${method}/parameters`, `${own}/${method}/requestBody`];
        const pointer = `${own}/${method}`;
        return [
          { operation, side: "request", pointer, ...walked(root, request) },
          { operation, side: "response", pointer, ...walked(root, [`${own}/${method}/responses`]) },
        ];
      }),
    ),
  );
  return (pointer) => {
    const reaching = sides.filter(({ places, hasElement }) =>
      pointer === "" ? hasElement : places.some((place) => isWithin(pointer, place)),
    );
    // An address, a method or a requirement concerns both sides of its operations; what is of no operation, all of them.
    const concerned = sides.filter((each) => isWithin(each.pointer, pointer) || isWithin(pointer, each.pointer));
    const found = new Set(
      (reaching.length > 0 ? reaching : concerned).map(({ operation, side }) => `${operation} ${side}`),
    );
    return (operation, side) => found.size === 0 || found.has(`${operation} ${side}`);
  };
}

/** Some places and everything that references there lead to, and whether an element of an XSD is among it. */
function walked(root: JsonObject, pointers: readonly string[]): { places: readonly string[]; hasElement: boolean } {
  const places = new Set(pointers);
  let hasElement = false;
  const visit = (value: Json | undefined): void => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) return value.forEach(visit);
    const { $ref } = value;
    if (value["x-xsd-element"] !== undefined) hasElement = true;
    if (typeof $ref === "string" && !places.has($ref.slice(1))) {
      places.add($ref.slice(1));
      visit(at(root, $ref.slice(1)));
    }
    Object.values(value).forEach(visit);
  };
  pointers.forEach((pointer) => visit(at(root, pointer)));
  return { places: [...places], hasElement };
}

function at(root: JsonObject, pointer: string): Json | undefined {
  const steps = pointer.split("/").slice(1);
  return steps.reduce<Json | undefined>(
    (value, step) => (value as JsonObject | undefined)?.[step.replaceAll("~1", "/").replaceAll("~0", "~")],
    root,
  );
}

function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}
