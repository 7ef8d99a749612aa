import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildFiles } from "../../../generator/generate.js";
import { createDiagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.js";
import type { RenderedFile } from "../../../generator/write/rendered-file.js";
import { projectOf } from "../../support/project.js";
import { inspect, plain, textsByMark } from "./inspect.js";
import { createXsdWriter, writable, type XsdPlace, type XsdText } from "./xsd-document.js";
import { imported, included, schema, type Part } from "./xsd-template.js";

export interface XsdRun {
  readonly diagnostics: readonly Diagnostic[];
  readonly texts: readonly XsdText[];
  readonly faults: readonly string[];
  /** Strings that are not in the output. */
  readonly lost: readonly XsdText[];
  readonly files: readonly RenderedFile[];
}

/** Puts a string at every position of the template, and runs every emitter over the result. */
export async function runXsd(text: (mark: string, index: number) => string, root: Part = schema): Promise<XsdRun> {
  const { texts, write } = createXsdWriter((place, index) =>
    said(place, writable(text(markAt(index), index)), markAt(index)),
  );
  const folder = mkdtempSync(join(tmpdir(), "specwright-xsd-"));
  try {
    const documents = [write(root), write(imported), write(included)];
    const nameOf = (id: string): string =>
      [...texts.values()].find((each) => each.place === "file" && each.id.includes(id))?.text ?? "none";
    writeFileSync(join(folder, "a.xsd"), documents[0] ?? "");
    writeFileSync(join(folder, nameOf("import@")), documents[1] ?? "");
    writeFileSync(join(folder, nameOf("include@")), documents[2] ?? "");
    for (const place of ["redefine@", "override@"]) {
      if ([...texts.values()].some(({ id }) => id.includes(place)))
        writeFileSync(join(folder, nameOf(place)), '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"/>');
    }
    const source = { name: "hostile", folder, roots: [join(folder, "a.xsd")] };
    const project = projectOf("hostile", folder, {
      format: "none",
      emit: ["types", "paths", "validators", "codecs", "client", "server", "index"],
      interfaces: [source],
    });
    const diagnostics = createDiagnostics();
    const { files } = await buildFiles(project, [source], diagnostics);
    const own = files.filter(({ path }) => path.endsWith(".ts") && !path.startsWith("runtime/"));
    const inspected = own.map((file) => ({ path: file.path, ...inspect(file) }));
    const faults = inspected.flatMap((file) => file.faults.map((fault) => `${file.path}: ${fault}`));
    const printed = inspected
      .flatMap((file) => file.texts)
      .filter((each) => each.includes("pwned"))
      .map(plain);
    const byMark = textsByMark(printed);
    const isLost = ({ text }: XsdText): boolean => {
      const [mark] = /pwned_k\d+z/.exec(text) ?? [];
      const candidates = mark === undefined ? printed : (byMark.get(mark) ?? []);
      return !candidates.some((each) => each.includes(plain(text)));
    };
    const lost = [...texts.values()].filter(isLost);
    return { diagnostics: diagnostics.all(), texts: [...texts.values()], faults, lost, files };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function markAt(index: number): string {
  return `pwned_k${index}z`;
}

/** The text in the form that its place takes. */
function said(place: XsdPlace, text: string, mark: string): string {
  switch (place) {
    case "text":
    case "doc":
      return text;
    case "three":
      return mark.slice(-3);
    case "uri":
      // A stray "%" or a second "#" is not a URI reference; white space is collapsed.
      return `urn:${text.replace(/[%#{}[\]]|\s+/gu, "-").trim()}`;
    case "name":
      return `_${text.replace(unnamable, "")}-`;
    case "id":
      return `${mark}-`;
    case "pattern":
      return `${text.replace(/[\\|.?*+(){}[\]^-]/g, "\\$&").replace(/\s/gu, "\\s")}|.*`;
    case "file":
      return `${text.replace(/[/\0]/g, "").slice(-80)}.xsd`;
    case "comment":
      return text.replaceAll("-", "");
  }
}

/**
 * Characters that most XML names do not allow (Namespaces in XML 1.0, section 3); joiners and letters of other scripts
 * are allowed.
 */
const unnamable = /[^\w.\u00b7\u00c0-\u00d6\u2070-\u218f\u{10000}-\u{effff}\u200c\p{Join_Control}-]/gu;
