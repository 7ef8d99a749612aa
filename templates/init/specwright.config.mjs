import { defineConfig } from "specwright";

// Every option may be left out; these are the defaults.
export default defineConfig({
  specs: "specs",
  out: "generated",
  format: "prettier",
});
