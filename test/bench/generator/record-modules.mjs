// Preloaded: records the modules that a program loads, in the file that BENCH_MODULES_FILE names, one path or URL a line.
import { appendFileSync } from "node:fs";
import { createRequire, register } from "node:module";

const file = process.env.BENCH_MODULES_FILE;
const hook = `import { appendFileSync } from "node:fs";
export async function load(url, context, next) {
  if (url.startsWith("file:")) appendFileSync(${JSON.stringify(file)}, url + "\\n");
  return next(url, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
const { cache } = createRequire(import.meta.url);
process.on("exit", () => appendFileSync(file, Object.keys(cache).join("\n")));
