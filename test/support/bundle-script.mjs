import { build } from "esbuild";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

// Sources find files next to them, so in the bundle each keeps its own address.
const ownAddresses = {
  name: "own-addresses",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:generator|test)[\\/].*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href)),
      loader: "ts",
    }));
  },
};

/** Bundles a program of the tests for Node; packages stay outside. */
export async function bundleScript(entryPoint, outfile) {
  await build({
    entryPoints: [entryPoint],
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    outfile,
    logLevel: "warning",
    plugins: [ownAddresses],
  });
}
