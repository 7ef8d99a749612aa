import type { InterfacePlan } from "../../plan/plan.js";
import type { Emitter } from "../emitter.js";
import { isLarge } from "../../plan/many-schemas.js";
import { createModule } from "../module-builder.js";
import { documentWithNames } from "./document.js";
import { printPaths } from "./print-paths.js";

/** `paths.ts`: what openapi-fetch expects, as openapi-typescript prints it, on our named types. */
export const paths: Emitter = {
  emit(plan: InterfacePlan) {
    if (plan.contract.openapi === undefined) return [];
    const module = createModule(plan.modules.paths, plan.sources);
    const { text, used } = printPaths(documentWithNames(plan), (name) => module.useType(plan.modules.types, name));
    module.add(isLarge(plan) ? withSharedBlocks(withShortBlocks(text), used) : text);
    return [module.build()];
  },
};

/** Longer lines are not put into the line of their block. */
const maxPropertyLength = 100;

/** The text with blocks of one short member on one line each, those around them included: a third of a large interface is indentation. */
function withShortBlocks(text: string): string {
  const never = /(\w\?: never;)\n *(?=\w+\?: never;)/g;
  const block = new RegExp(`\\{\\n *([^\\n]{1,${maxPropertyLength}};)\\n *\\};`, "g");
  return text.replace(never, "$1 ").replace(block, "{ $1 };").replace(block, "{ $1 };");
}

/** Blocks that most paths and answers repeat, each as a type of its own. */
const sharedBlocks = {
  NoParameters: "{ query?: never; header?: never; path?: never; cookie?: never; }",
  AnyHeaders: "{ [name: string]: unknown; }",
};

/** The text with a name for each block that it repeats; one whose name is that of a type stays. */
function withSharedBlocks(text: string, names: readonly string[]): string {
  let shorter = text;
  for (const [name, block] of Object.entries(sharedBlocks)) {
    if (names.includes(name)) continue;
    const uses = shorter.split(`: ${block};`);
    if (uses.length > 2) shorter = `${uses.join(`: ${name};`)}\ninterface ${name} ${block}\n`;
  }
  return shorter;
}
