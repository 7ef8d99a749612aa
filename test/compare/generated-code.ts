import { join } from "node:path";
import { emitModules } from "../../generator/emit/emit-modules.js";
import { planContracts } from "../../generator/pipeline/plan-contracts.js";
import type { Project } from "../../generator/project-types.js";
import { withNeeded } from "../../generator/settings/parts.js";
import { statementTexts } from "../../generator/write/print/module-text.js";
import { allParts, loadVersion, once, projectOf, rootOf } from "./load-case.js";
import type { CompareCase, Files } from "./read-cases.js";
import type { VersionName } from "./versions-of-text.js";

/** Many cases begin with the same version, which is generated once. */
const generated = new Map<string, Promise<Files>>();

/** Modules generated from a version of a case with one API: "types.ts", ... They are not formatted. */
export function codeOf(one: CompareCase, version: VersionName, parts: Project["emit"]): Promise<Files> {
  const key = JSON.stringify([
    parts,
    one.methods,
    one.isNamedByTitle,
    one.strictness,
    one.dates,
    ...one.versions[version].values(),
  ]);
  return once(generated, key, () => generate(one, version, parts));
}

async function generate(one: CompareCase, version: VersionName, parts: Project["emit"]): Promise<Files> {
  const project = { ...projectOf(one), emit: parts };
  const root = rootOf(one.versions[version]) ?? "";
  const { isNamedByTitle } = one;
  const source = { name: "orders", roots: [join(project.cwd, root)], folder: project.cwd, isNamedByTitle };
  const contracts = [...(await loadVersion(one, version)).values()].map((contract) => [source, contract] as const);
  const texts = new Map<string, string>();
  for await (const module of emitModules(planContracts(project, new Map(contracts)), withNeeded(parts)))
    texts.set(
      module.path.slice("orders/".length),
      statementTexts(module, { regenerateWith: "specwright generate" }).join(""),
    );
  return texts;
}

/** Everything that consumers of a case may use: with the server where the case has webhooks or consumers of servers. */
export function partsOf({ versions, consumers }: CompareCase): Project["emit"] {
  const texts = [...versions.before.values(), ...versions.after.values(), ...consumers.values()];
  const needsServer = texts.some((text) => /\b(?:webhooks|callbacks):|"\.\/server\.js"/.test(text));
  return allParts.filter((part) => part !== "server" || needsServer);
}
