/** Packages whose code is in the bundle of another; package.json does not list them. */
const bundled = {
  specwright: ["@scalar/helpers", "@scalar/openapi-upgrader"],
  "travel-expense-sandbox": ["@specwright/runtime", "@specwright/travel-expense"],
};

/**
 * Returns the bill of materials of a package: CycloneDX 1.6, with the versions of its dependencies that the lock file has. It contains
 * no time and no serial number, so that equal packages have equal files. `contents` lists the packages whose code a bundled dependency has,
 * by their locations in the lock file.
 */
export function createSbom(manifest, { lock, integrity, manifests, contents = {} }) {
  const main = { ...componentOf(manifest, integrity), description: manifest.description };
  const components = new Map();
  const dependencies = new Map();
  const visit = (ref, location, { name, dependencies: direct = {}, peerDependencies = {} }) => {
    if (dependencies.has(ref)) return;
    dependencies.set(ref, []);
    for (const path of contents[name] ?? []) {
      const part = { ...lock.packages[path], name: path.replace(/^.*node_modules\//, "") };
      const component = componentOf(part, part.integrity);
      components.set(component["bom-ref"], component);
      dependencies.get(ref).push(component["bom-ref"]);
      if (!dependencies.has(component["bom-ref"])) dependencies.set(component["bom-ref"], []);
    }
    if (contents[name] !== undefined) return;
    const names = [...Object.keys({ ...direct, ...peerDependencies }), ...(bundled[name] ?? [])];
    for (const needed of names.sort()) {
      const found = findPackage(needed, location, lock, manifests);
      if (found === undefined) continue;
      const component = componentOf(found.entry, found.entry.integrity);
      components.set(component["bom-ref"], component);
      dependencies.get(ref).push(component["bom-ref"]);
      // Code in a bundle has no dependencies: the bundler includes them or drops them.
      visit(component["bom-ref"], found.location, bundled[name]?.includes(needed) ? {} : found.entry);
    }
  };
  visit(main["bom-ref"], locationOf(manifest.name, lock), manifest);
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: main },
    components: [...components.values()].sort((a, b) => (a["bom-ref"] < b["bom-ref"] ? -1 : 1)),
    dependencies: [...dependencies].map(([ref, dependsOn]) => ({ ref, dependsOn })),
  };
}

/** Returns a package as Node.js finds it from a location of the lock file; undefined for an optional peer that is not installed. */
function findPackage(name, from, { packages }, manifests) {
  const location = [from, ...parentsOf(from), ""]
    .map((folder) => `${folder === "" ? "" : `${folder}/`}node_modules/${name}`)
    .find((path) => packages[path] !== undefined);
  if (location === undefined) return undefined;
  const entry = packages[location];
  if (entry.link !== true) return { location, entry: { ...entry, name } };
  // Packages of this repository have the versions that they are packed with.
  return { location: entry.resolved, entry: manifests.find((manifest) => manifest.name === name) };
}

function parentsOf(location) {
  const at = location.lastIndexOf("/node_modules/");
  return at === -1 ? [] : [location.slice(0, at), ...parentsOf(location.slice(0, at))];
}

function locationOf(name, { packages }) {
  return packages[`node_modules/${name}`]?.resolved ?? "";
}

function componentOf({ name, version, license }, integrity) {
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  const hash = /^sha512-(.+)$/.exec(integrity ?? "")?.[1];
  return {
    type: "library",
    "bom-ref": purl,
    name,
    version,
    ...(hash !== undefined && { hashes: [{ alg: "SHA-512", content: Buffer.from(hash, "base64").toString("hex") }] }),
    ...(license !== undefined && { licenses: [{ expression: license }] }),
    purl,
  };
}
