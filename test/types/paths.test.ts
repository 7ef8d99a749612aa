import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { it } from "vitest";
import { differences } from "./paths-agreement.js";
const examples = dirname(createRequire(import.meta.url).resolve("@readme/oas-examples/package.json"));
it("x", async () => {
  for (const v of ["3.0", "3.1"])
    for (const n of readdirSync(join(examples, v, "json")).filter((n) => n.endsWith(".json"))) {
      try {
        const d = await differences(`${v}-${n}`, join(examples, v, "json", n));
        if (d.size) console.log(v, n, JSON.stringify([...d]));
      } catch (e) {
        console.log(v, n, String(e).slice(0, 200));
      }
    }
  console.log(
    JSON.stringify([...(await differences("pr", join(process.cwd(), "specs/purchase-requests/openapi.yaml")))]),
  );
}, 600000);
