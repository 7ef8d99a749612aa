import { readFileSync } from "node:fs";
import { parse, stringify } from "yaml";
import { createDiagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import { applyOverlays } from "../../../generator/load/overlay/apply-overlays.js";
import { readOverlay } from "../../../generator/load/overlay/read-overlay.js";
import { createSourceFile } from "../../../generator/load/source-file.js";
import { readSpecs, type Specs } from "./specs.js";
import { findInXsd } from "./xsd-places.js";
import { readXsd } from "./xsd-tree.js";

type Object = Readonly<Record<string, unknown>>;

/**
 * The specs with the overlays of the project: ids of questions are replaced by their descriptions, and choices and
 * rules are inserted.
 */
export function readMarkedSpecs(): Specs {
  return (marked ??= readOverlaid());
}

/** Read once for a file of tests. */
let marked: Specs | undefined;

function readOverlaid(): Specs {
  const specs = readSpecs("specs");
  const { overlays } = JSON.parse(readFileSync("specwright.config.json", "utf8")) as {
    readonly overlays: Readonly<Record<string, readonly string[]>>;
  };
  return new Map([...specs].flatMap(([path, text]) => markedSpec(path, text, specs, overlays)));
}

function markedSpec(
  path: string,
  text: string,
  specs: Specs,
  overlays: Readonly<Record<string, readonly string[]>>,
): readonly (readonly [string, string])[] {
  const [name = "", file = ""] = path.split("/");
  if (file !== "openapi.yaml") return [];
  const {
    "x-open-questions": questions,
    "x-xsd-choices": choices = {},
    ...root
  } = overlaid(text, overlays[name] ?? []);
  const texts = new Map(Object.entries(questions as Object).map(([id, said]) => [id, `${id}: ${said as string}`]));
  const document = [path, stringify(withTexts(root, texts), { aliasDuplicateObjects: false, lineWidth: 0 })] as const;
  const xsd = `${name}/${name}.xsd`;
  const schema = specs.get(xsd);
  if (schema === undefined) return [document];
  return [document, [xsd, withChoices(withXsdTexts(schema, texts), name, choices as Object)]];
}

/** A document with overlays; throws if one of them selects nothing or cannot be read. */
export function overlaid(text: string, paths: readonly string[]): Object {
  const diagnostics = createDiagnostics();
  const file = createSourceFile("openapi.yaml", text);
  const read = paths.flatMap(
    (path) => readOverlay(createSourceFile(path, readFileSync(path, "utf8")), diagnostics) ?? [],
  );
  const { value } = applyOverlays({ file, value: parse(text) }, read, diagnostics);
  const problems = diagnostics.all().map(({ message }) => message);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return value as Object;
}

function withTexts(value: unknown, texts: ReadonlyMap<string, string>, key = ""): unknown {
  if (typeof value === "string" && key === "x-open-question") return textOfId(value, texts);
  if (Array.isArray(value)) return value.map((item) => withTexts(item, texts, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withTexts(inner, texts, name)]));
}

function textOfId(id: string, texts: ReadonlyMap<string, string>): string {
  const text = texts.get(id);
  if (text === undefined) throw new Error(`specs/open-questions.yaml has no text for "${id}".`);
  return text;
}

function withXsdTexts(xsd: string, texts: ReadonlyMap<string, string>): string {
  return xsd.replace(/(source="open-question">)([^<]*)</g, (_, start: string, id: string) => {
    const escaped = textOfId(id.trim(), texts).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    return `${start}${escaped}<`;
  });
}

/** An XSD whose declarations have the choices of `x-xsd-choices` in their annotations. */
function withChoices(xsd: string, name: string, choices: Object): string {
  const document = readXsd(xsd);
  const lines = xsd.split("\n");
  const added = new Map<number, string>();
  for (const [path, { "x-sandbox-choice": mark }] of Object.entries(choices as Readonly<Record<string, Object>>)) {
    const inside = path.replace(`${name}.xsd#`, "");
    const place = findInXsd(document, inside);
    const node = document.named.get(inside) ?? (typeof place === "string" ? undefined : place.node);
    if (node === undefined) throw new Error(`${path}: There is no such declaration.`);
    // The annotation of a declaration begins on the line after its tag.
    const at = node.line;
    if (!/^\s*<xs:annotation>\s*$/.test(lines[at] ?? ""))
      throw new Error(`${path}: The declaration has no annotation.`);
    added.set(at, (added.get(at) ?? "") + [mark].flat().map(appinfo).join(""));
  }
  return lines.map((line, index) => line + (added.get(index) ?? "")).join("\n");
}

function appinfo(mark: unknown): string {
  const { name = "", text } = typeof mark === "string" ? { text: mark } : (mark as { name: string; text?: string });
  const named = name === "" ? "" : ` mark:name="${name}"`;
  const start = `<xs:appinfo source="sandbox-choice" xmlns:mark="urn:specwright:marks"${named}`;
  return text === undefined ? `${start}/>` : `${start}>${text}</xs:appinfo>`;
}
