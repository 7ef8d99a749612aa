import { transformSync } from "esbuild";
import { z } from "zod";
import { libraryEmitters } from "../../generator/emit/libraries/library-emitters.js";
import { viewPlan } from "../../generator/emit/custom/view-plan.js";
import type { InterfacePlan } from "../../generator/plan/plan.js";
import type { Validators } from "./validators.js";
import { runModule, validatorsModule } from "./validators.js";

/** The text of the module for zod of a plan. */
export async function zodText(plan: InterfacePlan): Promise<string> {
  const modules = { types: "./types.js", validators: "./validators.js" };
  const [file] = await libraryEmitters.zod.files(viewPlan(plan, modules, new Set(["jsonSchemas"])));
  if (file === undefined) throw new Error("The plan has no schemas.");
  return file.text;
}

/** The schemas of zod for a plan, by name, and the validators that they are compared with. */
export async function zodAndValidators<Name extends string>(
  plan: InterfacePlan,
): Promise<{ readonly schemas: Readonly<Record<string, z.ZodType>>; readonly validators: Validators<Name> }> {
  const validators = runModule<Name>(validatorsModule(plan));
  const text = (await zodText(plan)).replace(/^import .*\n/gm, "").replace(/^export const/gm, "const");
  const names = [...text.matchAll(/^const (\w+Schema):/gm)].map(([, name = ""]) => name);
  const { code } = transformSync(text, { loader: "ts", target: "es2022" });
  const body = `"use strict";\n${code}\nreturn { ${names.join(", ")} };`;
  const schemas = new Function("z", "validators", body)(z, validators) as Readonly<Record<string, z.ZodType>>;
  return { schemas, validators };
}
