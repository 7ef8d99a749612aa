import {
  arrayOf,
  add,
  drop,
  objectOf,
  rename,
  set,
  documentText,
  type JsonEdit,
  type JsonObject,
  type JsonPath,
} from "./json-edit.js";

/** The alterations of an operation: its method and body, and its removal. OpenAPI 3.1, section 4.8.10. */
export function operationEdits(operation: JsonObject, steps: JsonPath, item: JsonObject): readonly JsonEdit[] {
  const others = ["put", "patch", "post", "get"].filter((method) => item[method] === undefined);
  return [
    { operator: "operation-drop", steps, change: drop },
    { operator: "method-change", steps, change: rename(others[0]!) },
    ...(operation["deprecated"] === true
      ? [{ operator: "deprecated-drop", steps: [...steps, "deprecated"], change: drop }]
      : []),
    ...(operation["requestBody"] === undefined
      ? []
      : [{ operator: "body-drop", steps: [...steps, "requestBody"], change: drop }]),
  ];
}

/** Another address: a letter more in the last part that is not a parameter. */
export function pathEdits(path: string, steps: JsonPath): readonly JsonEdit[] {
  const changed = path.replace(/(\/[^/{}]+)(?=(?:\/\{[^}]*\})*\/?$|$)/, "$1x");
  return [{ operator: "path-change", steps, change: rename(changed === path ? `${path}/x` : changed) }];
}

/** The alterations of the requirements of an operation or of the document. */
export function securityEdits(holder: JsonObject, steps: JsonPath, schemes: JsonObject): readonly JsonEdit[] {
  const requirements = arrayOf(holder["security"]);
  const at = [...steps, "security"];
  const dropped: readonly JsonEdit[] =
    requirements.length === 0 ? [] : [{ operator: "security-drop", steps: at, change: set([]) }];
  const alternatives = requirements.length < 2 ? [] : requirements.map((_, index) => index);
  return [
    ...dropped,
    ...alternatives.map((index) => ({
      operator: "requirement-drop",
      steps: [...at, index],
      change: drop,
      label: JSON.stringify(requirements[index]),
    })),
    ...requirements.flatMap((requirement, index) =>
      Object.entries(objectOf(requirement)).flatMap(([name, scopes]): readonly JsonEdit[] => {
        const other = Object.keys(schemes).find((other) => other !== name);
        const scheme: readonly JsonEdit[] =
          other === undefined
            ? []
            : [{ operator: "scheme-change", steps: [...at, index, name], change: rename(other) }];
        return [
          ...scheme,
          ...arrayOf(scopes).flatMap((scope, position): readonly JsonEdit[] => [
            { operator: "scope-drop", steps: [...at, index, name, position], change: drop },
            { operator: "scope-alter", steps: [...at, index, name, position], change: set(`${documentText(scope)}x`) },
          ]),
        ];
      }),
    ),
  ];
}

/** Edits to the way in which credentials travel. OpenAPI 3.1, section 4.8.27. */
export function schemeEdits(scheme: JsonObject, steps: JsonPath): readonly JsonEdit[] {
  const { type, in: where, name } = scheme;
  if (type === "apiKey") {
    return [
      { operator: "scheme-in", steps: [...steps, "in"], change: set(where === "header" ? "query" : "header") },
      { operator: "scheme-name", steps: [...steps, "name"], change: set(`${documentText(name)}X`) },
    ];
  }
  if (type !== "http") return [];
  const other = documentText(scheme["scheme"]).toLowerCase() === "basic" ? "bearer" : "basic";
  return [
    { operator: "scheme-scheme", steps: [...steps, "scheme"], change: set(other) },
    ...(scheme["bearerFormat"] === undefined
      ? []
      : [{ operator: "bearerFormat-drop", steps: [...steps, "bearerFormat"], change: drop }]),
  ];
}

/** The alterations of a parameter; its schema has its own. OpenAPI 3.1, section 4.8.12. */
export function parameterEdits(parameter: JsonObject, steps: JsonPath): readonly JsonEdit[] {
  const { name, in: where, required, style, explode } = parameter;
  if (name === undefined) return [{ operator: "parameter-drop", steps, change: drop }];
  const edits: JsonEdit[] = [
    { operator: "parameter-rename", steps: [...steps, "name"], change: set(`${documentText(name)}X`) },
    { operator: "parameter-in", steps: [...steps, "in"], change: set(where === "query" ? "header" : "query") },
    ...(steps.includes("components") ? [] : [{ operator: "parameter-drop", steps, change: drop }]),
    ...flag(parameter, steps, "deprecated"),
  ];
  if (where !== "path") edits.push({ operator: "required-flip", steps, change: add("required", required !== true) });
  if (style !== undefined) edits.push({ operator: "style-drop", steps: [...steps, "style"], change: drop });
  if (explode !== undefined)
    edits.push({ operator: "explode-flip", steps: [...steps, "explode"], change: set(explode !== true) });
  return edits;
}

/** Edits that make a body required or optional. */
export function bodyEdits(body: JsonObject, steps: JsonPath): readonly JsonEdit[] {
  if (body["$ref"] !== undefined) return [];
  return [{ operator: "body-required-flip", steps, change: add("required", body["required"] !== true) }];
}

/** The alterations of the media types of a body or response. */
export function contentEdits(content: JsonObject, steps: JsonPath): readonly JsonEdit[] {
  return Object.keys(content).flatMap((type): readonly JsonEdit[] => [
    { operator: "media-drop", steps: [...steps, type], change: drop },
    { operator: "media-change", steps: [...steps, type], change: rename(otherMediaType(type)) },
    ...Object.entries(objectOf(objectOf(content[type])["encoding"])).map(([name, encoding]) => ({
      operator: "encoding-change",
      steps: [...steps, type, "encoding", name, "contentType"],
      change: set(`${documentText(objectOf(encoding)["contentType"])}x`),
    })),
  ]);
}

function otherMediaType(type: string): string {
  const others: Readonly<Record<string, string>> = {
    "application/json": "application/vnd.api+json",
    "image/jpeg": "image/webp",
    "image/png": "image/gif",
    "application/pdf": "application/octet-stream",
  };
  return others[type] ?? `${type}x`;
}

/** The alterations of the statuses of an operation. */
export function responsesEdits(responses: JsonObject, steps: JsonPath): readonly JsonEdit[] {
  const free = (status: number): string => (responses[status] === undefined ? String(status) : free(status + 1));
  return Object.keys(responses).flatMap((status): readonly JsonEdit[] => {
    const other = status === "default" ? "418" : /XX$/.test(status) ? `${status[0]!}00` : free(Number(status) + 1);
    return [
      { operator: "status-drop", steps: [...steps, status], change: drop },
      { operator: "status-change", steps: [...steps, status], change: rename(other) },
    ];
  });
}

/** The alterations of the headers of a response. */
export function headersEdits(headers: JsonObject, steps: JsonPath): readonly JsonEdit[] {
  return Object.keys(headers).flatMap((name): readonly JsonEdit[] => [
    { operator: "header-drop", steps: [...steps, name], change: drop },
    { operator: "header-rename", steps: [...steps, name], change: rename(`${name}-x`) },
  ]);
}

/** Edits that make a header required or optional. */
export function headerEdits(header: JsonObject, steps: JsonPath): readonly JsonEdit[] {
  if (header["$ref"] !== undefined) return [];
  return [
    { operator: "header-required-flip", steps, change: add("required", header["required"] !== true) },
    ...flag(header, steps, "deprecated"),
  ];
}

function flag(holder: JsonObject, steps: JsonPath, key: string): readonly JsonEdit[] {
  return holder[key] === true ? [{ operator: `${key}-drop`, steps: [...steps, key], change: drop }] : [];
}
