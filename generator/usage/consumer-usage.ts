import { existsSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import ts from "typescript";
import { isRecord } from "../settings/kinds.js";
import { findUsages } from "./find-usages.js";
import { findGeneratedCode } from "./generated-apis.js";
import { authorName, codeOwners } from "./owners.js";
import { createRecord, type ConsumerValue } from "./record.js";
import type { ConsumerUsage } from "./usage-file.js";

/** Options of reading the code of a consumer. */
export interface ReadConsumerOptions {
  /** The path of its tsconfig.json, absolute. */
  readonly project: string;
  /** The name in reports; undefined for that in package.json, or of the folder. */
  readonly name?: string | undefined;
  /** Undefined for those in CODEOWNERS, or the author in package.json. */
  readonly owners?: readonly string[] | undefined;
  /** Names of packages, or folders, that contain generated code without its sources. */
  readonly packages?: readonly string[] | undefined;
}

/** The usages of a consumer, and the values that its code writes. */
export interface ReadConsumer {
  readonly usage: ConsumerUsage;
  readonly values: readonly ConsumerValue[];
  /** The number of its files. */
  readonly files: number;
}

/** Compiles the code of a consumer, and lists the parts of generated packages that it uses. Nothing is written or run. */
export function readConsumer({ project, name, owners, packages = [] }: ReadConsumerOptions): ReadConsumer {
  const base = dirname(project);
  const program = programOf(project);
  const { record, apis, values } = createRecord(base);
  const files = findUsages(program, findGeneratedCode({ base, packages }), record);
  const manifest = manifestOf(base);
  const { name: packageName } = manifest;
  const known = typeof packageName === "string" && packageName !== "" ? packageName : basename(base);
  const usage = { consumer: name ?? known, owners: owners ?? ownersOf(base, manifest["author"]), apis: apis() };
  return { usage, values: values(), files };
}

function ownersOf(base: string, author: unknown): readonly string[] {
  const owners = codeOwners(base);
  const name = owners.length === 0 ? authorName(author) : undefined;
  return name === undefined ? owners : [name];
}

function programOf(project: string): ts.Program {
  const { config } = ts.readConfigFile(project, (path) => ts.sys.readFile(path)) as { readonly config?: unknown };
  const forced: ts.CompilerOptions = { noEmit: true, skipLibCheck: true, incremental: false, composite: false };
  const parsed = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, dirname(project), forced, project);
  return ts.createProgram({ rootNames: parsed.fileNames, options: { ...parsed.options, ...forced } });
}

function manifestOf(folder: string): Readonly<Record<string, unknown>> {
  const path = `${folder}/package.json`;
  if (!existsSync(path)) return {};
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
