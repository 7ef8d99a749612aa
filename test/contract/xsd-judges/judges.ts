import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { XmlDocument, XsdValidator } from "libxml2-wasm";

/** A validator of XSD 1.0 that is not ours. */
export interface XsdJudge {
  readonly name: string;
  /** The reason why it is not available on this machine. */
  readonly absent?: string;
  /** Judges each XSD and its documents. */
  judge(cases: readonly XsdCase[]): readonly Judgement[];
}

/** The path of an XSD, and those of documents. */
export interface XsdCase {
  readonly schema: string;
  readonly documents: readonly string[];
}

/** The result of a judge for an XSD, and for documents in their order: undefined for valid, or the reason. */
export interface Judgement {
  readonly schema: string | undefined;
  readonly documents: readonly (string | undefined)[];
}

const xercesJar = process.env["XERCES_JAR"] ?? "/usr/share/java/xercesImpl.jar";
const javaIsThere = run("java", ["--list-modules"]).stdout.includes("jdk.compiler");

/** Every judge. libxml2 comes with the packages of this repository; the others run if they are installed. */
export const xsdJudges: readonly XsdJudge[] = [
  { name: "libxml2", judge: (cases) => cases.map(judgeWithLibxml2) },
  {
    name: "xmllint",
    ...(run("xmllint", ["--version"]).status === 0 ? {} : { absent: "xmllint is not installed" }),
    judge: (cases) => cases.map(judgeWithXmllint),
  },
  {
    name: "the Xerces of the JDK",
    ...(javaIsThere ? {} : { absent: "no JDK is installed" }),
    judge: (cases) => judgeWithXerces([], [], cases),
  },
  {
    name: "Apache Xerces",
    ...(javaIsThere && existsSync(xercesJar) ? {} : { absent: "no JDK or no xercesImpl.jar is installed" }),
    judge: (cases) =>
      judgeWithXerces(["-cp", xercesJar], ["org.apache.xerces.jaxp.validation.XMLSchemaFactory"], cases),
  },
];

function judgeWithLibxml2({ schema, documents }: XsdCase): Judgement {
  let validator: XsdValidator;
  try {
    using text = XmlDocument.fromBuffer(readFileSync(schema));
    validator = XsdValidator.fromDoc(text);
  } catch (error) {
    return { schema: reasonOf(error), documents: documents.map(() => "There is no schema.") };
  }
  const refusals = documents.map((path) => {
    try {
      using document = XmlDocument.fromBuffer(readFileSync(path));
      validator.validate(document);
      return undefined;
    } catch (error) {
      return reasonOf(error);
    }
  });
  validator.dispose();
  return { schema: undefined, documents: refusals };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.trim() : String(error);
}

/** The statuses of xmllint that say that the schema itself cannot be used. */
const schemaStatuses = [5, 8];

function judgeWithXmllint({ schema, documents }: XsdCase): Judgement {
  // It compiles the schema before it looks for the first document, so that one is always given.
  const { status, stderr } = run("xmllint", ["--noout", "--nonet", "--schema", schema, schema, ...documents]);
  if (schemaStatuses.includes(status)) return { schema: stderr, documents: documents.map(() => "There is no schema.") };
  const lines = stderr.split("\n");
  return {
    schema: undefined,
    documents: documents.map((path) => {
      if (lines.includes(`${path} validates`)) return undefined;
      return lines.find((line) => line.startsWith(`${path}:`)) ?? "It does not validate.";
    }),
  };
}

/** Starts one virtual machine for all of them. */
function judgeWithXerces(
  options: readonly string[],
  factory: readonly string[],
  cases: readonly XsdCase[],
): readonly Judgement[] {
  const program = fileURLToPath(new URL("Xerces.java", import.meta.url));
  const input = cases
    .flatMap(({ schema, documents }) => [`schema\t${schema}`, ...documents.map((path) => `document\t${path}`)])
    .join("\n");
  const { status, stdout, stderr } = run("java", [...options, program, ...factory], input);
  if (status !== 0) throw new Error(stderr);
  const lines = stdout.split("\n").map((line) => (line === "" ? undefined : line));
  return cases.map(({ documents }) => ({ schema: lines.shift(), documents: lines.splice(0, documents.length) }));
}

interface Run {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

function run(command: string, options: readonly string[], input = ""): Run {
  const { status, stdout, stderr, error } = spawnSync(command, options, {
    input,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return error === undefined ? { status: status ?? 1, stdout, stderr } : { status: 1, stdout: "", stderr: "" };
}
