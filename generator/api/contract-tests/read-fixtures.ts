import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { RunFixture, RunSubject } from "../../../templates/contract-tests/fixture-run.js";
import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import { memberOrigin, type PointerOrigin, type SourceFile } from "../../diagnostics/origin.js";
import { suggest } from "../../diagnostics/suggest.js";
import { createFileReader } from "../../load/files.js";
import { readPlainFile } from "../../load/file-tree.js";
import { maxFileBytes } from "../../load/limits.js";
import { readValue } from "../../load/read-value.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import type { InterfaceSource } from "../../project-types.js";
import { wholeOrigin } from "../../project/folder-origin.js";
import { realPathOf } from "../../project/real-path.js";
import { compareText } from "../../text/in-order.js";
import { isBelow } from "../../text/relative-path.js";
import { fixtureFormat, type FixtureFormat } from "./fixture-format.js";
import type { FixtureSubjects } from "./fixture-subjects.js";

/** A fixture with its location. */
export interface PlacedFixture {
  readonly name: string;
  /** The reason for which independent validators have another result; undefined if they agree. */
  readonly differs: string | undefined;
  readonly origin: PointerOrigin;
  readonly run: RunFixture;
}

/** A fixture as its file has it; `fixture.schema.json` describes it. */
interface WrittenFixture extends Content {
  readonly name: string;
  /** The expected result. */
  readonly expect: "valid" | { readonly invalid: NonNullable<RunFixture["problems"]> };
  /** The message of an operation; absent from other fixtures. */
  readonly request?: Message;
  /** The message of an operation; absent from other fixtures. */
  readonly response?: Message;
  /** The value of a schema; absent from other fixtures. */
  readonly value?: unknown;
  /** A reason; undefined if independent validators agree. */
  readonly differs?: string;
}

interface Content {
  /** UTF-8; undefined if the body has another form. */
  readonly text?: string;
  /** Bytes; undefined if the body has another form. */
  readonly base64?: string;
  /** A path relative to the fixture; undefined if the body has another form. */
  readonly file?: string;
}

type Message = Content & Pick<RunFixture, "status" | "path" | "query" | "headers" | "cookies" | "contentType" | "body">;

/** The folder of the fixtures of an API, next to its spec. */
export function fixturesFolder({ folder }: InterfaceSource): string {
  return join(folder, "fixtures");
}

/** Fixtures of one API, sorted by folder and file. Errors are reported. */
export async function readFixtures(
  source: InterfaceSource,
  subjects: FixtureSubjects,
  root: string,
  diagnostics: Diagnostics,
): Promise<readonly PlacedFixture[]> {
  const folder = fixturesFolder(source);
  if (!isBelow(realPathOf(folder), realPathOf(source.folder))) {
    const reason = "a link points outside the folder of the spec";
    diagnostics.report("fixture/unreadable-file", wholeOrigin(folder, root), { file: "fixtures", reason });
    return [];
  }
  const reader = new FixtureReader(folder, root, diagnostics, await fixtureFormat());
  for (const entry of namesIn(folder, (one) => one.isDirectory())) {
    const files = namesIn(join(folder, entry), (one) => one.isFile() && /\.(?:ya?ml|json)$/.test(one.name));
    const [first] = files;
    if (first === undefined) continue;
    const subject = subjects.get(entry);
    if (subject !== undefined) await reader.readFolder(entry, files, subject);
    else {
      const origin = wholeOrigin(join(folder, entry, first), root);
      diagnostics.report("fixture/unknown-subject", origin, {
        api: source.name,
        name: entry,
        near: suggest(entry, subjects.keys()),
      });
    }
  }
  return reader.fixtures;
}

function namesIn(
  folder: string,
  isWanted: (entry: { readonly name: string; isDirectory(): boolean; isFile(): boolean }) => boolean,
): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(isWanted)
      .map(({ name }) => name)
      .sort(compareText);
  } catch {
    return [];
  }
}

class FixtureReader {
  readonly fixtures: PlacedFixture[] = [];
  private readonly files;
  private readonly realFolder;

  constructor(
    private readonly folder: string,
    private readonly root: string,
    private readonly diagnostics: Diagnostics,
    private readonly format: FixtureFormat,
  ) {
    this.files = createFileReader({ cwd: root, diagnostics });
    this.realFolder = realPathOf(folder);
  }

  async readFolder(name: string, files: readonly string[], subject: RunSubject): Promise<void> {
    const names = new Set<string>();
    for (const path of files.map((file) => join(this.folder, name, file))) {
      const file = this.files.openNamed(path);
      const value = file && readValue(file, this.diagnostics);
      if (file === undefined || value === undefined || !(await this.isWellFormed(value, file))) continue;
      (value as unknown as readonly WrittenFixture[]).forEach((written, index) => {
        const origin: PointerOrigin = { kind: "pointer", file, pointer: `/${index}` };
        if (names.has(written.name))
          this.diagnostics.report("fixture/repeated-name", memberOrigin(origin, "name"), { name: written.name });
        names.add(written.name);
        const run = this.fixtureOf(written, subject, origin, join(this.folder, name));
        if (run !== undefined)
          this.fixtures.push({ name: `${name}: ${written.name}`, differs: written.differs, origin, run });
      });
    }
  }

  private async isWellFormed(value: JsonValue, file: SourceFile): Promise<boolean> {
    const problems = await this.format(value);
    for (const { path, message, code } of problems)
      this.malformed(
        { kind: "pointer", file, pointer: path, ...(code === "additionalProperties" && { part: "key" as const }) },
        message,
      );
    return problems.length === 0;
  }

  private malformed(origin: PointerOrigin, message: string, hint?: string): undefined {
    this.diagnostics.report("fixture/malformed", origin, { message, hint });
  }

  private fixtureOf(
    written: WrittenFixture,
    subject: RunSubject,
    origin: PointerOrigin,
    folder: string,
  ): RunFixture | undefined {
    const { request, response, expect } = written;
    const isOperation = subject.kind === "operation";
    const content = isOperation
      ? ["request", "response"]
      : subject.kind === "schema"
        ? ["value", "text", "file"]
        : ["text", "file"];
    const contentKeys = ["request", "response", "value", "text", "file"].filter((key) => Object.hasOwn(written, key));
    const wrong = contentKeys.find((key) => !content.includes(key));
    const what = `A fixture of ${isOperation ? "an operation" : subject.kind === "schema" ? "a schema" : "an XML element"} has one of ${content.join(", ")}`;
    if (wrong !== undefined) return this.malformed(memberOrigin(origin, wrong, "key"), `${what}, not "${wrong}".`);
    if (contentKeys.length !== 1)
      return this.malformed(
        origin,
        `${what}.`,
        contentKeys.length === 0 ? `add "${content[0] ?? ""}"` : "split the fixture",
      );
    const message: Message = request ?? response ?? { ...written, body: written.value };
    const at = isOperation ? memberOrigin(origin, contentKeys[0] ?? "") : origin;
    const bytes = this.bytesOf(message, at, folder);
    if (bytes === "unreadable") return undefined;
    const { status, path, query, headers, cookies, contentType, body } = message;
    const problems = expect === "valid" ? undefined : expect.invalid;
    const side = request === undefined ? (response === undefined ? "value" : "response") : "request";
    return {
      id: this.fixtures.length,
      subject,
      side,
      problems,
      status,
      path,
      query,
      headers,
      cookies,
      contentType,
      body,
      bytes,
    };
  }

  /** The bytes that a message has instead of a value. */
  private bytesOf(message: Message, origin: PointerOrigin, folder: string): Uint8Array | undefined | "unreadable" {
    const keys = (["body", "text", "base64", "file"] as const).filter((key) => message[key] !== undefined);
    const [, second] = keys;
    if (second !== undefined) {
      this.malformed(memberOrigin(origin, second, "key"), "A message has one of body, text, base64, file.");
      return "unreadable";
    }
    if (message.text !== undefined) return new TextEncoder().encode(message.text);
    if (message.base64 !== undefined) return Buffer.from(message.base64, "base64");
    if (message.file === undefined) return undefined;
    const path = join(folder, message.file);
    const isInside = isBelow(path, this.folder) && isBelow(realPathOf(path), this.realFolder);
    const bytes = isInside ? readPlainFile(path, maxFileBytes) : undefined;
    if (bytes instanceof Uint8Array) return bytes;
    const reason =
      bytes === undefined
        ? `it is outside the folder "${wholeOrigin(this.folder, this.root).file.path}"`
        : reasonOf(bytes);
    this.diagnostics.report("fixture/unreadable-file", memberOrigin(origin, "file"), { file: message.file, reason });
    return "unreadable";
  }
}

function reasonOf(fault: Exclude<ReturnType<typeof readPlainFile>, Uint8Array>): string {
  if (fault.fault === "missing") return "it does not exist";
  return fault.fault === "unreadable" ? fault.reason : `it is larger than ${maxFileBytes} bytes`;
}
