import { main } from "./program.mjs";

/** A bundle is run by Node after it was built. */
const ran = (at, path = "dist/main.js") => [at.node, path];

const webpackBuild = (rules) => `const webpack = require("webpack");
const config = {
  mode: "production",
  target: "node",
  entry: "./main.ts",
  output: { path: __dirname + "/dist", filename: "main.js" },
  resolve: { extensions: [".ts", ".js"] },
  module: { rules: [${rules}] },
  optimization: { minimize: false },
};
webpack(config, (error, stats) => {
  if (error) throw error;
  if (stats.hasErrors()) console.error(stats.toString({ all: false, errors: true }));
  process.exitCode = stats.hasErrors() ? 1 : 0;
});
`;

const appConfig = JSON.stringify({
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2022", "DOM", "DOM.Iterable"],
    module: "ESNext",
    moduleResolution: "Bundler",
    types: [],
    strict: true,
    skipLibCheck: true,
  },
});

const webpackRow = (loader, rule) => ({
  id: `webpack-${loader}`,
  tool: `webpack with ${loader}`,
  versions: ["webpack", loader],
  packages: "test/matrix/bundlers",
  setup: '`resolve.extensions: [".ts", ".js"]`, as the manual of webpack has it',
  ending: "",
  files: { "main.ts": main, "build.js": webpackBuild(rule), "tsconfig.json": appConfig },
  commands: (at) => [[at.node, "build.js"], ran(at)],
});

const rollupBuild = (plugin, call) => `import resolve from "@rollup/plugin-node-resolve";
import ${plugin} from "@rollup/plugin-${plugin}";

export default {
  input: "main.ts",
  output: { file: "dist/main.mjs", format: "es" },
  plugins: [resolve({ extensions: [".ts", ".js"] }), ${plugin}(${call})],
  onLog(level, log, handle) {
    handle(level === "warn" ? "error" : level, log);
  },
};
`;

const rollupRow = (plugin, call) => ({
  id: `rollup-${plugin}`,
  tool: `Rollup with @rollup/plugin-${plugin}`,
  versions: ["rollup", `@rollup/plugin-${plugin}`],
  packages: "test/matrix/tools",
  setup: '`@rollup/plugin-node-resolve` with `extensions: [".ts", ".js"]`',
  ending: "",
  files: { "main.ts": main, "rollup.config.mjs": rollupBuild(plugin, call), "tsconfig.json": appConfig },
  commands: (at) => [[at.node, at.bin("rollup/dist/bin/rollup"), "-c"], ran(at, "dist/main.mjs")],
});

/** Bundlers. */
export const bundlerRows = [
  webpackRow("ts-loader", '{ test: /\\.ts$/, loader: "ts-loader" }'),
  webpackRow("esbuild-loader", '{ test: /\\.ts$/, loader: "esbuild-loader", options: { target: "es2022" } }'),
  webpackRow(
    "swc-loader",
    '{ test: /\\.ts$/, loader: "swc-loader", options: { jsc: { parser: { syntax: "typescript" }, target: "es2022" } } }',
  ),
  {
    id: "vite",
    tool: "Vite",
    versions: ["vite"],
    packages: "test/matrix/tools",
    setup: "`build.lib`",
    ending: "",
    files: {
      "main.ts": main,
      "vite.config.mjs":
        'export default { build: { target: "es2022", lib: { entry: "main.ts", formats: ["es"], fileName: "main" } } };\n',
    },
    commands: (at) => [[at.node, at.bin("vite/bin/vite.js"), "build"], ran(at, "dist/main.mjs")],
  },
  rollupRow("typescript", ""),
  rollupRow("swc", ""),
  {
    id: "esbuild",
    tool: "esbuild",
    versions: ["esbuild"],
    packages: "test/matrix/tools",
    setup: "`esbuild main.ts --bundle`",
    ending: "",
    files: { "main.ts": main },
    commands: (at) => [
      [at.node, at.bin("esbuild/bin/esbuild"), "main.ts", "--bundle", "--platform=node", "--outfile=dist/main.js"],
      ran(at),
    ],
  },
  {
    id: "parcel",
    tool: "Parcel",
    versions: ["parcel"],
    packages: "test/matrix/tools",
    setup: "`parcel build` with a target for Node",
    ending: "",
    manifest: {
      source: "main.ts",
      main: "dist/main.js",
      targets: { main: { context: "node", outputFormat: "commonjs", includeNodeModules: true, optimize: false } },
    },
    files: { "main.ts": main },
    commands: (at) => [
      [at.node, at.bin("parcel/lib/bin.js"), "build", "--no-cache", "--no-autoinstall", "--no-source-maps"],
      ran(at),
    ],
  },
  {
    id: "metro",
    tool: "Metro",
    versions: ["metro", "@react-native/babel-preset"],
    packages: "test/matrix/tools",
    setup: "the Babel preset of React Native",
    ending: "",
    files: {
      "main.ts": main,
      "babel.config.js": 'module.exports = { presets: ["module:@react-native/babel-preset"] };\n',
      "metro.config.js": `const { resolve } = require("node:path");
module.exports = {
  projectRoot: __dirname,
  watchFolders: [resolve(__dirname, "../../node_modules")],
  resolver: { nodeModulesPaths: [resolve(__dirname, "../../node_modules")], useWatchman: false },
  cacheStores: [],
  reporter: { update(event) { if (/error|failed/.test(event.type)) console.error(event.error?.message ?? event.type); } },
};
`,
    },
    commands: (at) => [
      [at.node, at.bin("metro/src/cli.js"), "build", "main.ts", "--out", "bundle.js", "-c", "metro.config.js"],
      ran(at, "bundle.js"),
    ],
  },
];
