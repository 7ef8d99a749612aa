import { safeText } from "../../../templates/runtime/base/safe-text.js";
import { settings } from "../../settings/settings.js";
import type { Setting } from "../../settings/setting.js";
import type { Catalog } from "../entry.js";
import { didYouMean } from "../suggest.js";

/** Maximum length of a shown name in characters: enough to copy an address. */
const maxNameLength = 300;
const maxNames = 5;

/** Names in quotes, the first of many. */
function shownNames(all: readonly string[]): string {
  const shown = all.slice(0, maxNames).map((name) => `"${safeText(name, maxNameLength)}"`);
  const more = all.length - shown.length;
  return more === 0 ? shown.join(", ") : `${shown.join(", ")} and ${more} more`;
}

const names = Object.keys(settings);
const width = Math.max(...names.map((name) => name.length));
const lineOf = (name: string, { says, is }: Setting, indent = "  "): string => {
  const inside = Object.entries(is.members ?? {}).map(([member, row]) => lineOf(member, row, `${indent}  `));
  return [`${indent}${name.padEnd(width)}  ${says.replaceAll("`", "")}`, ...inside].join("\n");
};
const table = Object.entries<Setting>(settings)
  .map(([name, row]) => lineOf(name, row))
  .join("\n");

/** The settings of policies, those of sections by their keys. */
const policyNames = Object.entries<Setting>(settings).flatMap(([name, { is, inPolicy }]) => {
  const inside = Object.entries<Setting>(is.members ?? {}).filter(([, row]) => row.inPolicy === true);
  return inPolicy === true ? [name] : inside.map(([member]) => `${name}.${member}`);
});

/** Errors of a project: configuration, folders, output. */
export const projectCatalog = {
  "project/malformed-config": {
    message: "The configuration cannot be read: {reason}.",
    hint: "fix the file, or remove it to use the folders under specs/",
    explain: `specwright.config.json contains one JSON object; specwright.config.mjs exports one as its default:

  import { defineConfig } from "specwright";
  export default defineConfig({ specs: "specs", out: "generated" });

If every API is a folder under specs/, the project needs no configuration.`,
  },
  "project/unknown-option": {
    message: 'The configuration has no setting "{key}".',
    hint: ({ near, known }: { near?: string | undefined; known: readonly string[] }) =>
      near === undefined ? `the settings are ${known.join(", ")}` : `did you mean "${near}"?`,
    explain: `An unknown setting is an error, because ignoring a misspelled one would change the output. The settings are ${names.slice(0, -1).join(", ")} and ${names.at(-1)}; all of them are optional.`,
  },
  "project/missing-policy": {
    message: 'The policy "{name}" is not installed.',
    hint: "install its package as a development dependency, or name a JSON file: ./policy.json",
    explain: `"extends" names an npm package or a JSON file. A package is resolved from node_modules of the configuration's folder and of every folder above it. A path to a file starts with ./ or ../. specwright reads specwright.config.json of a package, unless the name ends with the path of another JSON file.

  { "extends": "@acme/policy" }
  { "extends": "@acme/policy/strict.json" }
  { "extends": "./policy.json" }`,
  },
  "project/outside-policy": {
    message: 'The policy "{name}" points outside the repository.',
    hint: "move its file into the repository, or install it as a package",
    explain:
      "specwright reads a policy from the repository of the configuration, or from node_modules of a folder above it. It resolves symbolic links first. So an untrusted project cannot show the contents of other files on this machine.",
  },
  "project/policy-cycle": {
    message: 'The policy "{name}" extends itself through "{path}".',
    hint: 'remove one "extends"',
    explain: "A policy may extend another policy, but the chain must end.",
  },
  "project/policy-depth": {
    message: "The chain of policies is longer than {max}.",
    hint: "merge several policies into one",
    explain: "A policy may extend another policy, up to this limit. The limit bounds the time of a run.",
  },
  "project/policy-option": {
    message: 'A policy cannot set "{key}".',
    hint: "remove it here, and set it in the configuration of each project that needs it",
    explain: `A policy is data that many projects share, also in runs with --untrusted. It may set ${policyNames.join(", ")}. All other settings contain paths, addresses, programs or trust, or concern one project: only the project's configuration and the command line can set them.`,
  },
  "project/unknown-interface": {
    severity: "warning",
    message: 'The setting "{key}" names the API "{name}", which the project does not have.',
    hint: ({ near, known }: { near?: string | undefined; known: readonly string[] }) =>
      near === undefined ? `the APIs are ${known.join(", ") || "none"}` : `did you mean "${near}"?`,
    explain:
      "Several settings accept one value for all APIs, or one value for each API by name: strictness, nullable, overlays, servers, tags, paths, operations, roots. A value for an unknown API has no effect. The name of an API is its folder in specs/, or its key in the setting interfaces.",
  },
  "project/invalid-option": {
    message: 'The setting "{key}" must be {expected}.',
    hint: ({ near }: { near?: string | undefined }) => didYouMean(near),
    explain: `A setting has a value of the wrong type. The settings and their values:

${table}`,
  },
  "project/no-interfaces": {
    message: 'No API was found in "{folder}".',
    hint: ({ folder, near }: { folder: string; near?: string | undefined }) =>
      near === undefined
        ? 'run "specwright init", add a folder with an openapi.yaml, or name files: specwright generate FILE -o DIR'
        : `rename the folder "${near}" to "${folder.split("/").at(-1) ?? ""}"`,
    explain: `Each folder under specs/ is one API. It contains openapi.yaml, openapi.yml or openapi.json, or otherwise XSD files.

  specs/orders/openapi.yaml
  specs/invoices/invoice.xsd

The setting "specs" names another folder. The setting "interfaces" lists APIs in other folders.`,
  },
  "project/nothing-left": {
    message: ({ path, missing }: { path: string; missing: readonly string[] }) =>
      missing.length === 0
        ? `"${path}" declares nothing from which code can be generated.`
        : `Nothing can be generated from "${path}" without ${shownNames(missing)}.`,
    hint: ({ missing: [first], isXsd }: { missing: readonly string[]; isXsd: boolean }) => {
      if (first === undefined) return `declare ${isXsd ? "an element or a type" : "an operation or a schema"}`;
      if (isXsd)
        return `name a copy of each with --location "${safeText(first, maxNameLength)}=path/to/copy.xsd" ("locations" in the configuration) or with --catalog`;
      return "move the files below the spec folder, or allow their folder with --allow-root or their origin with --allow-origin";
    },
    explain:
      "specwright generates code for operations, schemas, elements and types. This spec declares none, or all of them depend on documents that were not found: an xs:include or xs:import whose schemaLocation is an address or a missing file, an xs:import without a schemaLocation, or a $ref to a missing file. --location NAME=FILE maps a schemaLocation or a namespace to a file.",
  },
  "project/no-root": {
    message: 'The folder "{folder}" contains no spec.',
    hint: ({
      folder,
      near,
      nested: [first, ...more],
    }: {
      folder: string;
      near?: string | undefined;
      nested: readonly string[];
    }) => {
      if (near !== undefined) return `rename "${near}" to openapi.${/\.json$/i.test(near) ? "json" : "yaml"}`;
      if (first === undefined)
        return 'add openapi.yaml or an XSD file, or start the name of the folder with "_" to ignore it';
      return more.length === 0
        ? `move the files of "${folder}/${first}" to "${folder}"`
        : `move the folders in "${folder}", such as "${first}", to its parent folder, because each is one API`;
    },
    explain:
      'Each folder under specs/ is one API. Its spec is openapi.yaml, openapi.yml or openapi.json, or otherwise every XSD file in it. Folders whose names start with "_" or "." are ignored, so that several APIs can share parts in specs/_shared.',
  },
  "project/linked-root": {
    message: 'The spec "{path}" is a link that points outside the project.',
    hint: "replace the link with the file, or allow its folder with --allow-root",
    explain:
      "A spec in specs/ must be a file of the project after symbolic links are resolved. So an untrusted project cannot show the contents of other files on this machine. --allow-root FOLDER, or allowRoots in the configuration, allows another folder. A file named on the command line may be anywhere.",
  },
  "project/outside-repository": {
    message: 'The path "{path}" of the setting "{key}" points outside the repository.',
    hint: ({ isGit, folder }: { isGit: boolean; folder?: string | undefined }) => {
      if (isGit) return "name a path outside .git";
      return folder === undefined
        ? "copy the file into the repository: it is published, so no option allows an outside path"
        : `move the file or folder into the repository, or allow its folder: --allow-root ${folder}`;
    },
    explain: `A JSON configuration is data. Its paths, and the default paths, must stay below the nearest parent folder with .git, or otherwise below the folder of the configuration. specwright resolves symbolic links first, and treats .git itself as outside. So an untrusted project cannot show, publish or overwrite other files on this machine.

--allow-root FOLDER on the command line allows a folder for every setting except package.licenseFile. allowRoots in a configuration cannot allow an outside folder. A JavaScript configuration is a program and may name any path, except as its licenseFile.`,
  },
  "project/linked-config": {
    message: 'The configuration "{path}" is a link that points outside its repository.',
    hint: "replace the link with the file, or name the file: --config FILE",
    explain:
      "A configuration must be in the repository that it configures: below the nearest parent folder with .git, or otherwise in its own folder. If links were allowed, an error message could show lines of any file on this machine.",
  },
  "project/foreign-config": {
    message: 'The configuration "{path}" is a program of another account, above the current folder.',
    hint: "if you trust its author, name it: --config {path}",
    explain: `specwright looks for a configuration in the current folder and its parents, and runs a JavaScript configuration. It runs one in a parent folder only if the file belongs to your account, to the system, or to the owner of the current folder. Another account may have written it to a shared folder such as /tmp. git has the same rule for repositories (safe.directory).

A JSON configuration is data, so the rule does not apply.`,
  },
  "project/untrusted-config": {
    message: 'The configuration "{path}" is a program, which an untrusted run does not start.',
    hint: "write the settings in JSON; or, if you trust its author, omit --untrusted, or name it with --config FILE to compare two files",
    explain: `specwright runs no JavaScript configuration with --untrusted, for example for pull requests of forks, or if diff compares two named files or folders. Without its settings the result could differ, so the run ends with the exit code 3.

A JSON configuration is data and is read. For two named files, --config FILE trusts a program.`,
  },
  "project/two-roots": {
    message: ({ folder, files }: { folder: string; files: readonly string[] }) =>
      `The folder "${folder}" contains ${files.length} specs: ${files.map((file) => `"${file}"`).join(", ")}.`,
    hint: "keep one of them, or move each to a separate folder",
    explain:
      "Each folder is one API with one root document. If a folder contains both openapi.yaml and openapi.json, specwright cannot choose between them.",
  },
  "project/same-folder": {
    message: ({ name, other, folder }: { name: string; other: string; folder: string }) =>
      name === other
        ? `Two APIs have the name "${name}".`
        : `The APIs "${other}" and "${name}" would both be written to "${folder}".`,
    hint: 'rename the folder of one of them in "specs", or its key in "interfaces"',
    explain:
      'The code of an API is written to a folder named after it in kebab case: "PurchaseRequests" and "purchase-requests" are the same folder. The name of an API is its folder in "specs", or its key in "interfaces" of the configuration: rename one of the two. A key does not rename a folder in "specs": if both are the same API, remove one.',
  },
  "project/unsafe-output": {
    message: 'The output folder "{out}" {why}.',
    hint: 'write to a separate folder such as "generated"',
    explain:
      "specwright writes to the output folder and removes the files that it wrote before. It would read a specs folder with output in it as an API, and output around the specs would mix your files with generated ones. A root folder or a home folder is always an error. specwright resolves links before it compares folders.",
  },
  "project/failed-emitter": {
    message: 'The emitter "{name}" failed for the API "{subject}": {reason}.',
    hint: "fix the emitter, or remove it from the configuration",
    explain: `An emitter of the configuration threw an error or returned no files, so nothing is written. \`files\` returns an array of \`{ path, text }\`, or a promise of one; a path that ends with .ts is a TypeScript module. The plan is frozen: an emitter that changes it fails too.

  import { defineConfig, defineEmitter } from "specwright";
  const names = defineEmitter({
    name: "operation-list",
    version: "1",
    files: ({ operations }) => [{ path: "operations.json", text: JSON.stringify(operations.map(({ name }) => name)) }],
  });
  export default defineConfig({ emitters: [names] });`,
  },
  "project/unusable-emitted-path": {
    message: 'The emitter "{name}" cannot write "{path}": {why}.',
    hint: "rename the file",
    explain:
      'An emitter writes files below the folder of the API. Each path has one emitter, and case is ignored, because "Types.ts" is "types.ts" on some disks. The names of generated modules are reserved, even if they are not written.',
  },
  "project/reserved-name": {
    message: 'An API cannot have the name "{name}".',
    hint: "rename the API",
    explain:
      "The output folder contains the folder runtime/ with the code that all APIs share. If the output is a package, it also contains the folder dist/ and the file LICENSE, and case is ignored. With a package for each API, the folder umbrella/ contains the modules of the umbrella package.",
  },
  "project/runtime-version": {
    message: ({ name, range, version }: { name: string; range: string; version: string | undefined }) =>
      version === undefined
        ? `The package.json of "${name}" has no version, but the output needs ${range}.`
        : `"${name}" is installed in version ${version}, but the output needs ${range}.`,
    hint: 'run "npm install {name}@{range}", or generate with the matching version of specwright',
    explain: `With runtime: "package" the output imports @specwright/runtime of the same version as specwright. The copy in node_modules of the output folder or a folder above it has another version, so nothing is written.

  npm install @specwright/runtime@^0.1.0

specwright and the runtime are published with the same version.`,
  },
  "project/unbundled-imports": {
    severity: "warning",
    message:
      'Imports between generated modules end in ".js", as "{module}" requires, but {bundlers} cannot resolve them.',
    hint: "write one file for each API, without relative imports: --layout file",
    explain: `With "module": "nodenext" and "type": "module", generated modules import client.ts as "./client.js". Next.js, webpack and Jest look for a file client.js, which does not exist. Use one of these:

  specwright generate --layout file
  specwright generate --layout folder --import-extension none   # with "moduleResolution": "bundler" in tsconfig.json
  resolve: { extensionAlias: { ".js": [".ts", ".js"] } }          // in the configuration of webpack`,
  },
  "project/runtime-missing": {
    severity: "warning",
    message: 'The output imports "{name}", which is not installed.',
    hint: 'run "npm install {name}@{range}", or include the runtime in the output: --runtime inline',
    explain: `With runtime: "package" the output imports @specwright/runtime, but no node_modules of its folder or a folder above it contains the package. specwright still writes the output; it compiles after you install the package.

  npm install @specwright/runtime`,
  },
} as const satisfies Catalog;
