import { createDiagnostics, type Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { createFileReader, isRemotePath } from "../load/files.js";
import { isJsonSchemaFile, isWsdlFile } from "../load/is-contract.js";
import { createRemoteFiles, type RemoteFiles } from "../load/remote-files.js";
import type { FileTree } from "../load/file-tree.js";
import type { OperationChoice } from "../load/openapi/choose-operations.js";
import type { XsdContext } from "../load/xsd/load-xsd.js";
import type { SchemaMap } from "../load/xsd/locations/schema-locations.js";
import type { LoadContext } from "../load/openapi/load-openapi.js";
import type { ErrorNodes } from "../load/openapi/error-nodes.js";
import type { LoadXsd } from "../load/openapi/xsd-elements.js";
import type { Contract } from "../model/contract.js";
import { payloadElements } from "../plan/payload-elements.js";
import { strictnessLevels, interfaceList, overlaysOf } from "../project/strictness.js";
import type { InterfaceSource, Project } from "../project-types.js";
import type { LoadSettings } from "../settings/settings.js";
import { loadLeniently, withSkippedParts } from "./load-leniently.js";

/** The models of a project's APIs, and every file that loading searched for. */
export interface LoadedContracts {
  /** Every model that could be read, also one with errors. */
  readonly contracts: ReadonlyMap<InterfaceSource, Contract>;
  /** Those without an error of their own. */
  readonly sound: ReadonlyMap<InterfaceSource, Contract>;
  /** Absolute paths that the result depends on, found or not, sorted. */
  readonly inputs: readonly string[];
  /** The same for each API. */
  readonly inputsOf: ReadonlyMap<InterfaceSource, readonly string[]>;
}

/** Options of loading the specs of a project. */
export interface LoadOptions {
  /** The tree of files; the disk by default. */
  readonly tree?: FileTree | undefined;
  /** Reports the parts that the generated code does not support. */
  readonly check?: ((contract: Contract, diagnostics: Diagnostics) => void) | undefined;
  /** Files of other machines, where some have been fetched before. */
  readonly remote?: RemoteFiles | undefined;
  /** True if discriminators do not change schemas. */
  readonly isAsWritten?: true;
}

/** Returns the remote files that APIs may download; undefined if none are allowed. */
export function remoteFilesOf(
  { allowOrigins, untrusted }: LoadSettings & Pick<Project, "untrusted">,
  sources: readonly InterfaceSource[],
): RemoteFiles | undefined {
  const isNeeded = allowOrigins.length > 0 || sources.some((source) => namedAddressesOf(source).length > 0);
  return isNeeded && untrusted !== true ? createRemoteFiles(allowOrigins) : undefined;
}

/** Addresses that a person named without a project: on the command line, or as files of a call. */
function namedAddressesOf({ roots, isForeign }: InterfaceSource): readonly string[] {
  return isForeign === true ? roots.filter(isRemotePath) : [];
}

/** Downloads the files that a pass requests before the next one; only the last pass, which has every file, reports diagnostics. */
export async function fetchRemote(
  remote: RemoteFiles | undefined,
  load: (found: Diagnostics) => Promise<unknown>,
): Promise<void> {
  if (remote === undefined) return;
  do await load(createDiagnostics());
  while (await remote.fetchWanted());
}

/** Loads APIs and reports every error; an unreadable API has no spec. */
export async function loadContracts(
  project: LoadSettings & Pick<Project, "cwd" | "untrusted">,
  sources: readonly InterfaceSource[],
  diagnostics: Diagnostics,
  { tree, check, isAsWritten, remote = remoteFilesOf(project, sources) }: LoadOptions = {},
): Promise<LoadedContracts> {
  const contracts = new Map<InterfaceSource, Contract>();
  const sound = new Map<InterfaceSource, Contract>();
  const inputsOf = new Map<InterfaceSource, readonly string[]>();
  const { cwd, allowRoots } = project;
  for (const source of sources) {
    const { strictness, nullable, discriminator } = strictnessLevels(source, project);
    const isLenient = strictness === "lenient";
    const settings = { ...project, strictness, nullable, discriminator };
    // A revision of git may be older than an overlay.
    const isThere = (path: string): boolean => tree?.isRevision !== true || tree.exists(path);
    const overlays = overlaysOf(source, project.overlays).filter(isThere);
    const choice = choiceOf(source, project);
    const load = async (found: Diagnostics, errors?: ErrorNodes): Promise<Contract | undefined> => {
      const roots = [source.folder, ...allowRoots];
      const allowed = {
        allowRoots: roots,
        remote,
        namedAddresses: namedAddressesOf(source),
        isOffline: project.untrusted,
      };
      const files = createFileReader({ cwd, diagnostics: found, tree, ...allowed });
      const context = { files, diagnostics: found, settings, overlays, choice, errors, isAsWritten };
      const rootElements = interfaceList(source, project.roots);
      const loaded = await loadContract(source, context, { ...mapOf(project, isThere), rootElements });
      const contract = loaded && (await withRoots(loaded, rootElements, found));
      if (contract !== undefined) check?.(contract, found);
      inputsOf.set(source, [...new Set([...(inputsOf.get(source) ?? []), ...files.lookedFor()])].sort());
      return contract;
    };
    const before = diagnostics.all().length;
    await fetchRemote(remote, load);
    const unchecked = project.server?.unchecked;
    const read = await (isLenient ? loadLeniently(load, diagnostics, unchecked) : load(diagnostics));
    if (read === undefined) continue;
    // A newer version of OpenAPI has parts that strict loading skips as well.
    const contract =
      isLenient || read.skippedParts === undefined ? read : withSkippedParts(read, read.skippedParts, unchecked);
    contracts.set(source, contract);
    if (!diagnostics.all().slice(before).some(isError)) sound.set(source, contract);
  }
  return { contracts, sound, inputs: [...new Set([...inputsOf.values()].flat())].sort(), inputsOf };
}

async function loadContract(
  source: InterfaceSource,
  context: Omit<LoadContext, "loadXsd">,
  { rootElements, ...map }: SchemaMap & Pick<XsdContext, "rootElements">,
): Promise<Contract | undefined> {
  const { files, diagnostics, errors } = context;
  const { name, roots, text } = source;
  const [rootPath = ""] = roots;
  if (isXsd(rootPath, text)) {
    const { loadXsdContract } = await import("../load/xsd/load-xsd.js");
    const { createSchemaLocations } = await import("../load/xsd/locations/schema-locations.js");
    const locations = createSchemaLocations(map, files, diagnostics);
    const surroundings = { files, diagnostics, locations, errors: errors?.components, rootElements };
    return loadXsdContract({ name, rootPaths: roots, text }, surroundings);
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
    return xsd.loadXsd(paths, { files, diagnostics, locations, errors: errors?.components, questions });
  };
  return loadOpenApi({ name, rootPath, text }, { ...context, loadXsd });
}

/** Returns a spec whose XSD documents begin with the chosen elements, and with the elements that operations send. */
async function withRoots(
  contract: Contract,
  roots: readonly string[] | undefined,
  diagnostics: Diagnostics,
): Promise<Contract> {
  if (contract.xml === undefined || roots === undefined) return contract;
  const { withChosenRoots } = await import("../load/xsd/chosen-roots.js");
  return { ...contract, xml: withChosenRoots(contract.xml, roots, payloadElements(contract), diagnostics) };
}

/** Returns the maps of schemas, without files that do not exist in a git revision. */
function mapOf({ locations, catalogs }: LoadSettings, isThere: (path: string) => boolean): SchemaMap {
  const entries = Object.entries(locations).map(([name, paths]) => [name, [paths].flat().filter(isThere)] as const);
  return {
    locations: Object.fromEntries(entries.filter(([, paths]) => paths.length > 0)),
    catalogs: catalogs.filter(isThere),
  };
}

function choiceOf(source: InterfaceSource, set: LoadSettings): OperationChoice {
  return {
    tags: interfaceList(source, set.tags),
    paths: interfaceList(source, set.paths),
    operations: interfaceList(source, set.operations),
    withoutTags: interfaceList(source, set.withoutTags),
    withoutPaths: interfaceList(source, set.withoutPaths),
    withoutOperations: interfaceList(source, set.withoutOperations),
  };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}

function isXsd(path: string, text: string | undefined): boolean {
  return text === undefined ? /\.xsd$/i.test(isRemotePath(path) ? new URL(path).pathname : path) : /^\s*</.test(text);
}
