import type { Random } from "./random.js";
import {
  enumerationOf,
  randomAttribute,
  randomBuiltin,
  randomElementSpec,
  randomFacets,
  randomOccurs,
  randomType,
  type AttributeSpec,
  type ComplexSpec,
  type ElementSpec,
  type GroupSpec,
  type SimpleSpec,
  type TypeSpec,
  type XsdSpec,
} from "./random-xsd.js";

/** A schema with one or two changes; some of them change nothing that a document could show. */
export function mutatedXsd(spec: XsdSpec, random: Random): XsdSpec {
  const copy = structuredClone(spec);
  for (let count = 1 + (random.chance(4) ? 1 : 0); count > 0; count--) {
    for (let tries = 0; tries < 20 && !mutate(copy, random); tries++);
  }
  return copy;
}

interface Parts {
  readonly elements: ElementSpec[];
  readonly groups: GroupSpec[];
  readonly complex: ComplexSpec[];
  readonly simple: SimpleSpec[];
  readonly attributes: AttributeSpec[];
}

function partsOf({ root, complexTypes, simpleTypes }: XsdSpec): Parts {
  const parts: Parts = { elements: [], groups: [], complex: [], simple: [], attributes: [] };
  const addType = (type: TypeSpec): void => {
    if (type.kind === "simple" && !parts.simple.includes(type)) parts.simple.push(type);
    if (type.kind === "complex" && !parts.complex.includes(type)) {
      parts.complex.push(type);
      for (const attribute of type.attributes) {
        parts.attributes.push(attribute);
        addType(attribute.type);
      }
      if (type.group !== undefined) addGroup(type.group);
    }
  };
  const addGroup = (group: GroupSpec): void => {
    parts.groups.push(group);
    for (const particle of group.particles) {
      if (particle.kind === "group") addGroup(particle);
      if (particle.kind === "element") {
        parts.elements.push(particle);
        addType(particle.type);
      }
    }
  };
  addType(root.type);
  complexTypes.forEach(addType);
  simpleTypes.forEach(addType);
  return parts;
}

function some<T>(random: Random, items: readonly T[]): T | undefined {
  return items[random.below(Math.max(items.length, 1))];
}

/** The parts of a schema, one of each kind picked. */
interface Picked {
  readonly spec: XsdSpec;
  readonly random: Random;
  readonly parts: Parts;
  readonly element: ElementSpec | undefined;
  readonly group: GroupSpec | undefined;
  readonly complex: ComplexSpec | undefined;
  readonly simple: SimpleSpec | undefined;
  readonly attribute: AttributeSpec | undefined;
}

/** A change of a schema in place; false when it does not fit. */
type Change = (picked: Picked) => boolean;

/** The number of changes to draw from: those beyond the list write the same in another way. */
const kindsOfChange = 26;

/** Makes one change; false when it does not fit. */
function mutate(spec: XsdSpec, random: Random): boolean {
  const parts = partsOf(spec);
  const picked: Picked = {
    spec,
    random,
    parts,
    element: some(random, parts.elements),
    group: some(random, parts.groups),
    complex: some(random, parts.complex),
    simple: some(random, parts.simple),
    attribute: some(random, parts.attributes),
  };
  return (changes[random.below(kindsOfChange)] ?? rewrite)(picked);
}

/** Another way to write the same, or a near type. */
const rewrite: Change = ({ spec, random, parts, complex, attribute }) => {
  const group = some(random, parts.groups);
  const element = some(random, parts.elements);
  const simple = some(random, parts.simple);
  return random.pick(rewritings)({ spec, random, parts, element, group, complex, simple, attribute });
};

function isInAll({ groups }: Parts, element: ElementSpec): boolean {
  return groups.some(({ compositor, particles }) => compositor === "all" && particles.includes(element));
}

const addElement: Change = ({ spec, random, parts, group }) => {
  if (group === undefined || group.particles.some(({ kind }) => kind === "any")) return false;
  const fresh = randomElementSpec(random, spec, 0, random.pick(["N", "M"]), group.compositor === "all");
  if (parts.elements.some(({ name }) => name === fresh.name)) return false;
  if (random.chance(2)) fresh.min = 0;
  group.particles.splice(random.below(group.particles.length + 1), 0, fresh);
  return true;
};

const changeFacets: Change = ({ random, simple }) => {
  if (simple?.form !== "restriction") return false;
  simple.facets = randomFacets(random, simple.base.name);
  return true;
};

/** Changes, most of which a document could reveal. */
const changes: readonly Change[] = [
  ({ parts, random, element }) => {
    if (element === undefined) return false;
    [element.min, element.max] = isInAll(parts, element) ? [1 - element.min, 1] : randomOccurs(random);
    return true;
  },
  ({ random, group }) => {
    if (group === undefined || group.particles.length < 2) return false;
    group.particles.splice(random.below(group.particles.length), 1);
    return true;
  },
  addElement,
  addElement,
  ({ spec, random, element }) => {
    if (element === undefined) return false;
    element.type = randomType(random, spec, 0);
    return true;
  },
  ({ group }) => {
    if (group === undefined || group.particles.length < 2) return false;
    if (group.particles.some(({ kind }) => kind === "any")) return false;
    group.particles.push(group.particles.shift()!);
    return true;
  },
  ({ group }) => {
    if (group === undefined || group.compositor === "all") return false;
    group.compositor = group.compositor === "sequence" ? "choice" : "sequence";
    return true;
  },
  ({ parts }) => {
    const flat = parts.groups.find(
      ({ compositor, particles, min, max }) =>
        compositor === "sequence" &&
        min === 1 &&
        max === 1 &&
        particles.every((particle) => particle.kind === "element" && (particle.max === 1 || particle.max === 0)),
    );
    if (flat === undefined || !parts.complex.some((complexSpec) => complexSpec.group === flat)) return false;
    flat.compositor = "all";
    return true;
  },
  ({ element }) => {
    if (element === undefined) return false;
    element.nillable = element.nillable !== true;
    return true;
  },
  ({ random, element }) => {
    if (element?.type.kind !== "builtin") return false;
    if (element.fixed === undefined) element.fixed = enumerationOf(random, element.type.name);
    else delete element.fixed;
    return true;
  },
  ({ random, element }) => {
    if (element?.type.kind !== "builtin" || element.fixed !== undefined) return false;
    if (element.default === undefined) element.default = enumerationOf(random, element.type.name);
    else delete element.default;
    return true;
  },
  ({ attribute }) => {
    if (attribute === undefined) return false;
    attribute.use = attribute.use === "required" ? "optional" : "required";
    return true;
  },
  ({ random, complex }) => {
    if (complex === undefined || complex.attributes.length === 0) return false;
    complex.attributes.splice(random.below(complex.attributes.length), 1);
    return true;
  },
  ({ random, complex }) => {
    if (complex === undefined || complex.attributes.some(({ name }) => name === "extra")) return false;
    complex.attributes.push(randomAttribute(random, "extra"));
    return true;
  },
  ({ random, attribute }) => {
    if (attribute === undefined) return false;
    attribute.type = randomBuiltin(random);
    return true;
  },
  ({ complex }) => {
    if (complex?.group === undefined) return false;
    complex.mixed = !complex.mixed;
    return true;
  },
  changeFacets,
  changeFacets,
  changeFacets,
  ({ random, simple }) => {
    if (simple === undefined) return false;
    const facet = some(
      random,
      simple.facets.filter(([name]) => /Length|clusive|length|Digits/.test(name)),
    );
    if (facet === undefined || !/^[0-9]+$/.test(facet[1])) return false;
    facet[1] = String(Number(facet[1]) + 1);
    return true;
  },
  ({ random, simple }) => {
    if (simple === undefined) return false;
    const values = simple.facets.filter(([name]) => name === "enumeration");
    if (values.length === 0) return false;
    if (random.chance(2)) simple.facets.reverse();
    else simple.facets = [...values.slice(1), ["enumeration", enumerationOf(random, simple.base.name)]];
    simple.facets = [...new Map(simple.facets.map((facet) => [facet[1], facet])).values()];
    return true;
  },
];

const nearTypes: Readonly<Record<string, string>> = {
  int: "integer",
  short: "int",
  integer: "decimal",
  token: "string",
  NMTOKEN: "token",
  NCName: "NMTOKEN",
  positiveInteger: "integer",
  unsignedByte: "short",
  normalizedString: "string",
  decimal: "double",
};

/** Other ways to write the same, and near types. */
const rewritings: readonly [Change, ...Change[]] = [
  ({ random, group }) => {
    const index = random.below(group?.particles.length ?? 1);
    const particle = group?.particles[index];
    if (group === undefined || particle === undefined || group.compositor === "all") return false;
    group.particles[index] = {
      kind: "group",
      compositor: random.pick(["sequence", "choice"]),
      particles: [particle],
      min: 1,
      max: 1,
    };
    return true;
  },
  // A particle that repeats by a group around it.
  ({ random, group }) => {
    const index = random.below(group?.particles.length ?? 1);
    const particle = group?.particles[index];
    if (group === undefined || particle === undefined || group.compositor === "all") return false;
    const { min, max } = particle;
    group.particles[index] = {
      kind: "group",
      compositor: "sequence",
      particles: [{ ...particle, min: 1, max: 1 }],
      min,
      max,
    };
    return true;
  },
  // A named type made anonymous.
  ({ element }) => {
    if (element === undefined || element.type.kind === "builtin" || element.type.name === undefined) return false;
    const { name: _, ...type } = structuredClone(element.type);
    element.type = type;
    return true;
  },
  // An anonymous type with a name.
  ({ spec, simple }) => {
    if (simple === undefined || simple.name !== undefined) return false;
    simple.name = `S${spec.simpleTypes.length}x`;
    spec.simpleTypes.push(simple);
    return true;
  },
  ({ simple }) => {
    if (simple === undefined || !/^(int|integer|short|positiveInteger|unsignedByte)$/.test(simple.base.name))
      return false;
    simple.facets = simple.facets.map(([name, value]) =>
      name === "maxInclusive"
        ? ["maxExclusive", String(Number(value) + 1)]
        : name === "minExclusive"
          ? ["minInclusive", String(Number(value) + 1)]
          : [name, value],
    );
    return true;
  },
  ({ simple }) => {
    if (simple?.form !== "restriction") return false;
    const length = simple.facets.find(([name]) => name === "length");
    if (length !== undefined)
      simple.facets = [
        ["minLength", length[1]],
        ["maxLength", length[1]],
      ];
    else if (simple.facets.some(([, value]) => value === "\\d{3}")) simple.facets = [["pattern", "\\d\\d\\d"]];
    else if (simple.facets.some(([, value]) => value === "a|b|c")) simple.facets = [["pattern", "[a-c]"]];
    else return false;
    return true;
  },
  ({ element }) => {
    if (element?.type.kind !== "builtin") return false;
    const near = nearTypes[element.type.name];
    if (near === undefined) return false;
    element.type = { kind: "builtin", name: near };
    return true;
  },
];
