import { createDiagnostics, type Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { createFileReader, isAddress } from "../load/files.js";
import { isJsonSchemaFile, isWsdlFile } from "../load/is-contract.js";
import { createRemoteFiles, type RemoteFiles } from "../load/remote-files.js";
import type { FileTree } from "../load/file-tree.js";
import type { Choice } from "../load/openapi/choose-operations.js";
import type { SchemaMap } from "../load/xsd/locations/schema-locations.js";
import type { LoadContext } from "../load/openapi/load-openapi.js";
import type { Mending } from "../load/openapi/mending.js";
import type { LoadXsd } from "../load/openapi/xsd-elements.js";
import type { Contract } from "../model/contract.js";
import { payloadElements } from "../plan/payload-elements.js";
import { levelsOf, listOf, overlaysOf } from "../project/strictness.js";
import type { InterfaceSource, Project } from "../project-types.js";
import type { LoadSettings } from "../settings/settings.js";
import { loadLeniently, withLosses } from "./load-leniently.js";

/** The models of a project's interfaces, and every file that was looked for on the way. */
export interface LoadedContracts {
  /** Every model that could be read, also one with errors. */
  readonly contracts: ReadonlyMap<InterfaceSource, Contract>;
  /** Those without an error of their own. */
  readonly sound: ReadonlyMap<InterfaceSource, Contract>;
  /** Absolute paths, found or not, sorted: what the result depends on. */
  readonly inputs: readonly string[];
}

/** Options of loading the contracts of a project. */
export interface LoadOptions {
  /** The tree of files; the disk unless told. */
  readonly tree?: FileTree | undefined;
  /** Finds what those who use a contract cannot carry. */
  readonly check?: ((contract: Contract, diagnostics: Diagnostics) => void) | undefined;
  /** Files of other machines, where some have been fetched before. */
  readonly remote?: RemoteFiles | undefined;
}

/** Files of other machines that may be fetched for interfaces; undefined if there are none. */
export function remoteFilesOf(
  { allowOrigins, untrusted }: LoadSettings & Pick<Project, "untrusted">,
  sources: readonly InterfaceSource[],
): RemoteFiles | undefined {
  const isNeeded = allowOrigins.length > 0 || sources.some((source) => namedAddressesOf(source).length > 0);
  return isNeeded && untrusted !== true ? createRemoteFiles(allowOrigins) : undefined;
}

/** Addresses that a person named without a project: on the command line, or as files of a call. */
function namedAddressesOf({ roots, isForeign }: InterfaceSource): readonly string[] {
  return isForeign === true ? roots.filter(isAddress) : [];
}

/** Fetches the files that a pass asks for before the next one; only the pass afterwards, which has everything, tells what it found. */
export async function fetchRemote(
  remote: RemoteFiles | undefined,
  load: (found: Diagnostics) => Promise<unknown>,
): Promise<void> {
  if (remote === undefined) return;
  do await load(createDiagnostics());
  while (await remote.fetchWanted());
}

/** Loads interfaces, reporting every fault; an interface that could not be read has no contract. */
export async function loadContracts(
  project: LoadSettings & Pick<Project, "cwd" | "untrusted">,
  sources: readonly InterfaceSource[],
  diagnostics: Diagnostics,
  { tree, check, remote = remoteFilesOf(project, sources) }: LoadOptions = {},
): Promise<LoadedContracts> {
  const contracts = new Map<InterfaceSource, Contract>();
  const sound = new Map<InterfaceSource, Contract>();
  const inputs = new Set<string>();
  const { cwd, allowRoots } = project;
  for (const source of sources) {
    const { strictness, nullable } = levelsOf(source, project);
    const isLenient = strictness === "lenient";
    const settings = { ...project, strictness, nullable };
    // A revision of git may be older than an overlay.
    const isThere = (path: string): boolean => tree?.isRevision !== true || tree.exists(path);
    const overlays = overlaysOf(source, project.overlays).filter(isThere);
    const choice = choiceOf(source, project);
    const load = async (found: Diagnostics, mending?: Mending): Promise<Contract | undefined> => {
      const roots = [source.folder, ...allowRoots];
      const allowed = {
        allowRoots: roots,
        remote,
        namedAddresses: namedAddressesOf(source),
        isOffline: project.untrusted,
      };
      const files = createFileReader({ cwd, diagnostics: found, tree, ...allowed });
      const context = { files, diagnostics: found, settings, overlays, choice, mending };
      const loaded = await loadContract(source, context, mapOf(project, isThere));
      const contract = loaded && (await withRoots(loaded, listOf(source, project.roots), found));
      if (contract !== undefined) check?.(contract, found);
      files.lookedFor().forEach((path) => inputs.add(path));
      return contract;
    };
    const before = diagnostics.all().length;
    await fetchRemote(remote, load);
    const unchecked = project.server?.unchecked;
    const read = await (isLenient ? loadLeniently(load, diagnostics, unchecked) : load(diagnostics));
    if (read === undefined) continue;
    // A newer version of OpenAPI has parts that are given up in strict reading as well.
    const contract = isLenient || read.losses === undefined ? read : withLosses(read, read.losses, unchecked);
    contracts.set(source, contract);
    if (!diagnostics.all().slice(before).some(isError)) sound.set(source, contract);
  }
  return { contracts, sound, inputs: [...inputs].sort() };
}

async function loadContract(
  source: InterfaceSource,
  context: Omit<LoadContext, "loadXsd">,
  map: SchemaMap,
): Promise<Contract | undefined> {
  const { files, diagnostics, mending } = context;
  const isLenient = mending !== undefined;
  const { name, roots, text } = source;
  const [rootPath = ""] = roots;
  if (isXsd(rootPath, text)) {
    const { loadXsdContract } = await import("../load/xsd/load-xsd.js");
    const { createSchemaLocations } = await import("../load/xsd/locations/schema-locations.js");
    const mended = mending?.mendedXsd;
    const locations = createSchemaLocations(map, files, diagnostics);
    return loadXsdContract({ name, rootPaths: roots, text }, { files, diagnostics, locations, mended, isLenient });
  }
  const root = files.openRoot(rootPath, text);
  if (root === undefined) return undefined;
  if (isWsdlFile(rootPath, root.text)) {
    diagnostics.report("source/wsdl", { kind: "offset", file: root, start: 0 }, {});
    return undefined;
  }
  if (isJsonSchemaFile(rootPath, root.text)) {
    const { loadJsonSchema } = await import("../load/json-schema/load-json-schema.js");
    return loadJsonSchema({ name, rootPath, text }, context);
  }
  const { loadOpenApi } = await import("../load/openapi/load-openapi.js");
  const loadXsd: LoadXsd = async (paths, _from, questions) => {
    const xsd = await import("../load/xsd/load-xsd.js");
    const { createSchemaLocations } = await import("../load/xsd/locations/schema-locations.js");
    const locations = createSchemaLocations(map, files, diagnostics);
    return xsd.loadXsd(paths, { files, diagnostics, locations, mended: mending?.mendedXsd, isLenient, questions });
  };
  return loadOpenApi({ name, rootPath, text }, { ...context, loadXsd });
}

/** A contract of whose XSD documents begin with the elements that are chosen, and with those that operations send. */
async function withRoots(
  contract: Contract,
  roots: readonly string[] | undefined,
  diagnostics: Diagnostics,
): Promise<Contract> {
  if (contract.xml === undefined || roots === undefined) return contract;
  const { withChosenRoots } = await import("../load/xsd/chosen-roots.js");
  return { ...contract, xml: withChosenRoots(contract.xml, roots, payloadElements(contract), diagnostics) };
}

/** The maps of schemas, without files that a revision of git does not have yet. */
function mapOf({ locations, catalogs }: LoadSettings, isThere: (path: string) => boolean): SchemaMap {
  const entries = Object.entries(locations).map(([name, paths]) => [name, [paths].flat().filter(isThere)] as const);
  return {
    locations: Object.fromEntries(entries.filter(([, paths]) => paths.length > 0)),
    catalogs: catalogs.filter(isThere),
  };
}

function choiceOf(source: InterfaceSource, set: LoadSettings): Choice {
  return {
    tags: listOf(source, set.tags),
    paths: listOf(source, set.paths),
    operations: listOf(source, set.operations),
    withoutTags: listOf(source, set.withoutTags),
    withoutPaths: listOf(source, set.withoutPaths),
    withoutOperations: listOf(source, set.withoutOperations),
  };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}

function isXsd(path: string, text: string | undefined): boolean {
  return text === undefined ? /\.xsd$/i.test(isAddress(path) ? new URL(path).pathname : path) : /^\s*</.test(text);
}
