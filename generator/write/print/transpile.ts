import { morph } from "./ts-morph.js";

/** The JavaScript of one module of TypeScript: its types are taken out, nothing is checked and nothing is resolved. */
export function transpile(text: string): string {
  const { ModuleKind, ScriptTarget } = morph.ts;
  const options = { module: ModuleKind.ESNext, target: ScriptTarget.ES2022, verbatimModuleSyntax: true };
  return morph.ts.transpileModule(text, { compilerOptions: options, reportDiagnostics: false }).outputText;
}
