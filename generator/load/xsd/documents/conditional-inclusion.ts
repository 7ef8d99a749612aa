import { builtinTypeNames, xsNamespace } from "../../../model/xml-schema/builtin-types.js";
import { facets } from "../../../model/xml-schema/facets.js";
import { splitWhiteSpace } from "../../../../templates/runtime/xsd/white-space.js";
import { childElements, type XmlElement, type XmlNode } from "../xml/xml-tree.js";

const versioningNamespace = "http://www.w3.org/2007/XMLSchema-versioning";

/** The version of XSD that is read. Parts of it that are not supported are reported. */
const version = 1.1;

type Condition = (value: string, element: XmlElement) => boolean;

const facetNames = facets.map(([name]): string => name);

/** The conditions of elements, by the local names of their attributes. */
const conditions: ReadonlyMap<string, Condition> = new Map<string, Condition>([
  ["minVersion", (value) => !(version < Number(value))],
  ["maxVersion", (value) => !(version >= Number(value))],
  ["typeAvailable", (value, element) => areAvailable(value, element, builtinTypeNames())],
  ["typeUnavailable", (value, element) => !areAvailable(value, element, builtinTypeNames())],
  ["facetAvailable", (value, element) => areAvailable(value, element, facetNames)],
  ["facetUnavailable", (value, element) => !areAvailable(value, element, facetNames)],
]);

/**
 * Returns an xs:schema element without the elements whose conditions are false, and without the attributes of the conditions.
 * XSD 1.1 Part 1, section 4.2.2.
 */
export function conditionallyIncluded(root: XmlElement): XmlElement {
  if (!usesVersions(root)) return root;
  return isIncluded(root) ? includedParts(root) : { ...root, children: [] };
}

function usesVersions(element: XmlElement): boolean {
  const isUsed = element.attributes.some(({ namespace }) => namespace === versioningNamespace);
  return isUsed || childElements(element).some(usesVersions);
}

function includedParts(element: XmlElement): XmlElement {
  return {
    ...element,
    attributes: element.attributes.filter(({ namespace }) => namespace !== versioningNamespace),
    children: element.children.flatMap((child): readonly XmlNode[] => {
      if (child.kind === "text") return [child];
      return isIncluded(child) ? [includedParts(child)] : [];
    }),
  };
}

function isIncluded(element: XmlElement): boolean {
  return element.attributes.every(({ namespace, local, value }) => {
    const condition = namespace === versioningNamespace ? conditions.get(local) : undefined;
    return condition === undefined || condition(value.trim(), element);
  });
}

/** True if all names are those of built-in parts of XSD. */
function areAvailable(names: string, { namespaces }: XmlElement, known: readonly string[]): boolean {
  return splitWhiteSpace(names).every((name) => {
    const [prefix, local] = name.includes(":") ? name.split(":", 2) : ["", name];
    return namespaces.get(prefix ?? "") === xsNamespace && known.includes(local ?? "");
  });
}
