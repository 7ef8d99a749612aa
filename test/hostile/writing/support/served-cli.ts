import { cli } from "../../../support/run-cli.js";

// A program that runs command lines one after the other on request; as-nobody.ts starts it.
process.on("message", ({ args, cwd }: { readonly args: readonly string[]; readonly cwd: string }) => {
  void cli(args, { cwd }).then((run) => process.send?.(run));
});
process.send?.("ready");
