import { readFileSync } from "node:fs";
import { join } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import type ts from "typescript";
import { parse } from "yaml";
import { buildFiles } from "../../generator/generate.js";
import type { Project } from "../../generator/project-types.js";
import { programOf } from "../support/compile.js";
import { defaultSettings } from "../support/project.js";

/**
 * The relation of one of our types to openapi-typescript's: every value of ours is one of theirs ("narrower"), the
 * other way round ("wider"), or neither.
 */
export type Relation = "narrower" | "wider" | "different" | "missing";

/** The types of a document that are not equal to openapi-typescript's: "schemas.Order" or "operations.listOrders" -> how they differ. */
export async function differences(name: string, specPath: string): Promise<ReadonlyMap<string, Relation>> {
  const texts = new Map<string, string>();
  const root = join(process.cwd(), "out", name);
  const { files } = await buildFiles(projectFor(name, specPath));
  for (const { path, text } of files) texts.set(join(root, path), text);
  const document = parse(readFileSync(specPath, "utf8")) as Parameters<typeof openapiTS>[0];
  texts.set(join(root, "theirs.ts"), astToString(await openapiTS(document, { silent: true })));
  const judge = join(root, "judge.ts");
  texts.set(judge, judgeText);
  const program = programOf([judge], texts, { isolatedDeclarations: false, declaration: false, noUnusedLocals: false });
  const found = new Map<string, Relation>();
  for (const kind of ["schemas", "operations"]) {
    for (const [key, relation] of verdicts(program, judge, kind)) {
      if (relation !== "equal") found.set(`${kind}.${key}`, relation as Relation);
    }
  }
  return found;
}

const judgeText = `
import type { components as OurComponents, operations as OurOperations } from "./paths.js";
import type { components as TheirComponents, operations as TheirOperations } from "./theirs.js";
import { defaultSettings } from "../support/project.js";
type Member<T, K> = K extends keyof T ? T[K] : never;
type Relation<X, Y> = [X] extends [Y] ? ([Y] extends [X] ? "equal" : "narrower") : [Y] extends [X] ? "wider" : "different";
type Relations<Ours, Theirs> = { [K in keyof Theirs]-?: K extends keyof Ours ? Relation<Ours[K], Theirs[K]> : "missing" };
export declare const schemas: Relations<Member<OurComponents, "schemas">, Member<TheirComponents, "schemas">>;
export declare const operations: Relations<OurOperations, TheirOperations>;
`;

function verdicts(program: ts.Program, path: string, name: string): readonly (readonly [string, string])[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const module = source && checker.getSymbolAtLocation(source);
  const constant = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
  if (source === undefined || constant === undefined) throw new Error(`"${name}" is not exported by the judge.`);
  const type = checker.getTypeOfSymbolAtLocation(constant, source);
  return type.getProperties().map((property) => {
    const verdict = checker.getTypeOfSymbolAtLocation(property, source);
    return [property.name, verdict.isStringLiteral() ? verdict.value : checker.typeToString(verdict)] as const;
  });
}

function projectFor(name: string, specPath: string): Project {
  const folder = join(specPath, "..");
  return {
    ...defaultSettings,
    cwd: folder,
    outDir: join(folder, "out"),
    format: "none",
    emit: ["types", "paths"],
    interfaces: [{ name, roots: [specPath], folder }],
    flat: true,
  };
}
