import { resolve } from "node:path";

// The packages are in a folder above.
const root = resolve(import.meta.dirname ?? process.cwd(), "../..");

export default { outputFileTracingRoot: root, turbopack: { root } };
