import { cli } from "../../../support/run-cli.js";

// A program that runs command lines one after the other, for those who ask it; as-nobody.ts starts it.
process.on("message", ({ args, cwd }: { readonly args: readonly string[]; readonly cwd: string }) => {
  void cli(args, { cwd }).then((run) => process.send?.(run));
});
process.send?.("ready");
