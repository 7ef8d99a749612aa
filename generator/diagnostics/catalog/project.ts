import { safeText } from "../../../templates/runtime/base/safe-text.js";
import { settings } from "../../settings/settings.js";
import type { Setting } from "../../settings/setting.js";
import type { Catalog } from "../entry.js";
import { didYouMean } from "../suggest.js";

/** Characters of a name that are shown: enough that an address can be copied. */
const longestName = 300;
const mostNames = 5;

/** Names in quotes, the first of many. */
function shownNames(all: readonly string[]): string {
  const shown = all.slice(0, mostNames).map((name) => `"${safeText(name, longestName)}"`);
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

/** Faults of a project: configuration, folders, output. */
export const projectCatalog = {
  "project/malformed-config": {
    message: "The configuration cannot be read: {reason}.",
    hint: "mend the file, or move it away to work with the folders under specs/",
    explain: `specwright.config.json holds one JSON object, specwright.config.mjs exports one as its default:

  import { defineConfig } from "specwright";
  export default defineConfig({ specs: "specs", out: "generated" });

A project whose interfaces are folders under specs/ needs no configuration at all.`,
  },
  "project/unknown-option": {
    message: 'The configuration has no option "{key}".',
    hint: ({ near, known }: { near?: string | undefined; known: readonly string[] }) =>
      near === undefined ? `the options are ${known.join(", ")}` : `did you mean "${near}"?`,
    explain: `An option that is not known would be passed over in silence, and the output would not be what its author meant. The options are ${names.slice(0, -1).join(", ")} and ${names.at(-1)}; all of them may be left out.`,
  },
  "project/missing-policy": {
    message: 'The policy "{name}" is not installed.',
    hint: "install its package with npm as a development dependency, or name a JSON file: ./policy.json",
    explain: `"extends" names an npm package, which is looked for in node_modules of the folder of the configuration and of every folder above it, or a JSON file by a path that begins with ./ or ../. Of a package, specwright.config.json is read unless the name goes on with the path of another JSON file.

  { "extends": "@acme/policy" }
  { "extends": "@acme/policy/strict.json" }
  { "extends": "./policy.json" }`,
  },
  "project/outside-policy": {
    message: 'The policy "{name}" leads out of the repository.',
    hint: "put its file into the repository, or install it as a package",
    explain: `A policy is read from the repository of the configuration, or from node_modules of a folder above it, symbolic links followed. So a project from elsewhere cannot show what other files of this machine hold.`,
  },
  "project/policy-cycle": {
    message: 'The policy "{name}" extends itself: "{path}" is read already.',
    hint: "remove one of the extends",
    explain: `A policy may extend another one, and that a third one. The chain has to end.`,
  },
  "project/policy-depth": {
    message: "More than {max} policies extend each other.",
    hint: "write the settings of several policies into one",
    explain: `A policy may extend another one, up to a limit. It keeps a run short whatever a package contains.`,
  },
  "project/policy-option": {
    message: 'A policy cannot set "{key}".',
    hint: "remove it here; a project that needs it sets it in its own configuration",
    explain: `A policy is data that many projects share, also in runs with --untrusted. It may set ${policyNames.join(", ")}. All other settings name paths, addresses, programs or trust, or belong to one project: only the configuration of the project and the command line set them.`,
  },
  "project/unknown-interface": {
    severity: "warning",
    message: 'The option "{key}" names the interface "{name}", which the project does not have.',
    hint: ({ near, known }: { near?: string | undefined; known: readonly string[] }) =>
      near === undefined ? `the interfaces are ${known.join(", ") || "none"}` : `did you mean "${near}"?`,
    explain:
      "Several options take one value for all interfaces, or one for each by name: strictness, nullable, overlays, servers, tags, paths, operations, roots. What stands under a name that no interface has changes nothing. An interface is called as its folder in specs/, or as its key in the option interfaces.",
  },
  "project/invalid-option": {
    message: 'The option "{key}" must be {expected}.',
    hint: ({ near }: { near?: string | undefined }) => didYouMean(near),
    explain: `The configuration gives an option a value of another kind. The options and their values:

${table}`,
  },
  "project/no-interfaces": {
    message: 'There is no interface in "{folder}".',
    hint: 'run "specwright init", add a folder with an openapi.yaml, or name files: specwright generate FILE -o DIR',
    explain: `Each folder under specs/ is one interface: it holds openapi.yaml, openapi.yml or openapi.json, or else XSD files.

  specs/orders/openapi.yaml
  specs/invoices/invoice.xsd

Another place for the folders is the option "specs" of the configuration; interfaces that stand elsewhere are listed in "interfaces".`,
  },
  "project/nothing-left": {
    message: ({ path, missing }: { path: string; missing: readonly string[] }) =>
      missing.length === 0
        ? `"${path}" declares nothing from which code can be generated.`
        : `Nothing can be generated from "${path}" without ${shownNames(missing)}.`,
    hint: ({ missing: [first], isXsd }: { missing: readonly string[]; isXsd: boolean }) => {
      if (first === undefined) return `add ${isXsd ? "an element or a type" : "an operation or a schema"}`;
      if (isXsd)
        return `name a copy of each with --location "${safeText(first, longestName)}=path/to/copy.xsd" ("locations" in the configuration) or with --catalog`;
      return "put the files below the folder of the spec, or allow their folder with --allow-root or their origin with --allow-origin";
    },
    explain:
      "Code is generated for operations, schemas, elements and types. This spec declares none, or all of them depend on other documents that were not found: an xs:include or xs:import whose schemaLocation is an address or a missing file, an xs:import without a schemaLocation, or a $ref to a missing file. --location NAME=FILE says which file a schemaLocation or a namespace means.",
  },
  "project/no-root": {
    message: 'The folder "{folder}" holds no contract.',
    hint: 'add openapi.yaml or an XSD file, or begin the name of a folder that is not an interface with "_"',
    explain: `Each folder under specs/ is one interface. Its contract is openapi.yaml, openapi.yml or openapi.json, or else every XSD file in it. Folders whose names begin with "_" or "." are passed over, so parts that several interfaces share can live in specs/_shared.`,
  },
  "project/linked-root": {
    message: 'The contract "{path}" is a link that leads out of the project.',
    hint: "put the file there instead of the link, or allow its folder with --allow-root",
    explain: `A contract that is found in specs/ is a file of the project, symbolic links followed, so that a project from elsewhere cannot show what other files of this machine hold. --allow-root FOLDER, or allowRoots in the configuration, widens that; a file that is named on the command line may stand anywhere.`,
  },
  "project/outside-repository": {
    message: 'The path "{path}" of the option "{key}" leads out of the repository.',
    hint: ({ isGit, folder }: { isGit: boolean; folder?: string | undefined }) => {
      if (isGit) return "name another place: what lies in .git is git's own";
      return folder === undefined
        ? "put a copy of the file into the repository: its text is published, so no option opens another place"
        : `move what it names into the repository, or allow its folder: --allow-root ${folder}`;
    },
    explain: `A configuration in JSON is data, and so are the places that count without any: its paths stay below the nearest folder with .git from its own upward, or else below its own folder, symbolic links followed; what lies in .git itself counts as outside. So a project from elsewhere cannot show, publish or overwrite other files of this machine.

--allow-root FOLDER on the command line opens a folder to all of them but package.licenseFile; allowRoots in a configuration opens none outside. A configuration in JavaScript is a program and may name any path but as its licenseFile.`,
  },
  "project/linked-config": {
    message: 'The configuration "{path}" is a link that leads out of its repository.',
    hint: "put the file there instead of the link, or name the file itself: --config FILE",
    explain: `A configuration stands in the repository that it speaks of: below the nearest folder with .git from its own folder upward, or else in its own folder. Through a link, lines of any file of this machine could be shown as those of a broken configuration.`,
  },
  "project/foreign-config": {
    message: 'The configuration "{path}" is a program of another account, above the folder of this run.',
    hint: "name it where you trust who wrote it: --config {path}",
    explain: `A configuration is looked for upward, and one in JavaScript is run. One above the folder of the run counts when it belongs to the account of the run, to the system's or to the owner of that folder; another account may have put it into a folder that is shared, such as /tmp. git does so with repositories (safe.directory).

A configuration in JSON is data and is read.`,
  },
  "project/untrusted-config": {
    message: 'The configuration "{path}" is a program, and none is run for what is not trusted.',
    hint: "write the settings in JSON; where you trust who wrote it, leave out --untrusted, and where two files are compared, name it: --config FILE",
    explain: `With --untrusted, as for pull requests of forks, and where diff compares two files or folders that are named, no configuration in JavaScript is run. What it says would change what is done, and nobody can know how, so the run ends instead, with the exit code 3.

A configuration in JSON is data and is read. For two named files, --config FILE says that a program is trusted.`,
  },
  "project/two-roots": {
    message: ({ folder, files }: { folder: string; files: readonly string[] }) =>
      `The folder "${folder}" holds ${files.length} contracts: ${files.map((file) => `"${file}"`).join(", ")}.`,
    hint: "keep one of them, or give each a folder of its own",
    explain: `One folder is one interface with one root document. With both openapi.yaml and openapi.json in a folder nobody can tell which one is the truth.`,
  },
  "project/same-folder": {
    message: ({ name, other, folder }: { name: string; other: string; folder: string }) =>
      name === other
        ? `Two interfaces have the name "${name}".`
        : `The interfaces "${other}" and "${name}" would both be written to "${folder}".`,
    hint: 'rename the folder of one of them in "specs", or its key in "interfaces"',
    explain: `The code of an interface goes to a folder named after it in kebab case: "PurchaseRequests" and "purchase-requests" are the same folder. An interface takes its name from its folder in "specs", or from its key in "interfaces" of the configuration: rename one of the two. A key is not another name for a folder in "specs": where both are meant to be one interface, keep one of them.`,
  },
  "project/unsafe-output": {
    message: 'The output folder "{out}" {why}.',
    hint: 'write to a folder that holds nothing else: "generated"',
    explain: `The output folder is a place of its own: specwright writes there and removes what it wrote before. A folder of specs with output in it would be read as an interface, and output around the specs would mix what people write with what is generated. The root of a disk and a home folder are never meant. Links are followed before folders are compared.`,
  },
  "project/failed-emitter": {
    message: 'The emitter "{name}" fails for the interface "{subject}": {reason}.',
    hint: "mend the emitter, or take it out of the configuration",
    explain: `An emitter of the configuration threw, or gave something else than files, and then nothing is written. \`files\` returns a list of \`{ path, text }\`, or a promise of one; a path that ends with .ts is a TypeScript module. The plan that it is given is frozen: an emitter that writes to it fails too.

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
    hint: "give the file another name",
    explain: `Files of an emitter go below the folder of the interface, each file has one writer, and upper and lower case are the same: on some disks "Types.ts" is "types.ts". Names of generated modules stay theirs, whether they are written or not.`,
  },
  "project/reserved-name": {
    message: 'An interface cannot have the name "{name}".',
    hint: "give it another name",
    explain: `The output folder holds the folder runtime/ with the code that all interfaces share, so no interface can be written there. Where the output is a package, that package is built to the folder dist/ and holds the file LICENSE; where case does not count in names of files, both are not a place for an interface either. With a package per API, the folder umbrella/ contains the modules of the umbrella package.`,
  },
  "project/runtime-version": {
    message: ({ name, range, version }: { name: string; range: string; version: string | undefined }) =>
      version === undefined
        ? `The package.json of "${name}" says no version, and the output needs ${range}.`
        : `"${name}" is installed in version ${version}, and the output needs ${range}.`,
    hint: 'run "npm install {name}@{range}", or generate with the toolchain of its version',
    explain: `With runtime: "package" the output imports @specwright/runtime, and calls what the version of this toolchain offers. The copy that modules of the output would find, in node_modules of their folder or of one above it, has another version; nothing is written.

  npm install @specwright/runtime@^0.1.0

The package and the toolchain are published with the same version.`,
  },
  "project/unbundled-imports": {
    severity: "warning",
    message:
      'Imports between generated modules end in ".js", as "{module}" asks for, and {bundlers} cannot resolve them.',
    hint: "write one file for each API, which imports none of them: --layout file",
    explain: `With "module": "nodenext" and "type": "module" an import of client.ts is written "./client.js". Next.js, webpack and Jest look for a file client.js, which is not there. One of these helps:

  specwright generate --layout file
  specwright generate --layout folder --import-extension none   # with "moduleResolution": "bundler" in tsconfig.json
  resolve: { extensionAlias: { ".js": [".ts", ".js"] } }          // in the configuration of webpack`,
  },
  "project/runtime-missing": {
    severity: "warning",
    message: 'The output imports "{name}", which is not installed where it would be found.',
    hint: 'run "npm install {name}@{range}", or write the runtime with the output: --runtime inline',
    explain: `With runtime: "package" the output imports @specwright/runtime, and there is none in node_modules of its folder, or of any folder above it. The output is written all the same: it compiles as soon as the package is installed.

  npm install @specwright/runtime`,
  },
} as const satisfies Catalog;
