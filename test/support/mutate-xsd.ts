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

/** Makes one change; false when it does not fit. */
function mutate(spec: XsdSpec, random: Random): boolean {
  const parts = partsOf(spec);
  const element = some(random, parts.elements);
  const group = some(random, parts.groups);
  const complex = some(random, parts.complex);
  const simple = some(random, parts.simple);
  const attribute = some(random, parts.attributes);
  const isInAll = (each: ElementSpec): boolean =>
    parts.groups.some(({ compositor, particles }) => compositor === "all" && particles.includes(each));
  switch (random.below(26)) {
    case 0: {
      if (element === undefined) return false;
      [element.min, element.max] = isInAll(element) ? [1 - element.min, 1] : randomOccurs(random);
      return true;
    }
    case 1: {
      if (group === undefined || group.particles.length < 2) return false;
      group.particles.splice(random.below(group.particles.length), 1);
      return true;
    }
    case 2:
    case 3: {
      if (group === undefined || group.particles.some(({ kind }) => kind === "any")) return false;
      const fresh = randomElementSpec(random, spec, 0, random.pick(["N", "M"]), group.compositor === "all");
      if (parts.elements.some(({ name }) => name === fresh.name)) return false;
      if (random.chance(2)) fresh.min = 0;
      group.particles.splice(random.below(group.particles.length + 1), 0, fresh);
      return true;
    }
    case 4:
      if (element === undefined) return false;
      element.type = randomType(random, spec, 0);
      return true;
    case 5: {
      if (group === undefined || group.particles.length < 2) return false;
      if (group.particles.some(({ kind }) => kind === "any")) return false;
      group.particles.push(group.particles.shift()!);
      return true;
    }
    case 6: {
      if (group === undefined || group.compositor === "all") return false;
      group.compositor = group.compositor === "sequence" ? "choice" : "sequence";
      return true;
    }
    case 7: {
      const flat = parts.groups.find(
        ({ compositor, particles, min, max }) =>
          compositor === "sequence" &&
          min === 1 &&
          max === 1 &&
          particles.every((each) => each.kind === "element" && (each.max === 1 || each.max === 0)),
      );
      if (flat === undefined || !parts.complex.some((each) => each.group === flat)) return false;
      flat.compositor = "all";
      return true;
    }
    case 8:
      if (element === undefined) return false;
      element.nillable = element.nillable !== true;
      return true;
    case 9: {
      if (element?.type.kind !== "builtin") return false;
      if (element.fixed === undefined) element.fixed = enumerationOf(random, element.type.name);
      else delete element.fixed;
      return true;
    }
    case 10: {
      if (element?.type.kind !== "builtin" || element.fixed !== undefined) return false;
      if (element.default === undefined) element.default = enumerationOf(random, element.type.name);
      else delete element.default;
      return true;
    }
    case 11:
      if (attribute === undefined) return false;
      attribute.use = attribute.use === "required" ? "optional" : "required";
      return true;
    case 12:
      if (complex === undefined || complex.attributes.length === 0) return false;
      complex.attributes.splice(random.below(complex.attributes.length), 1);
      return true;
    case 13:
      if (complex === undefined || complex.attributes.some(({ name }) => name === "extra")) return false;
      complex.attributes.push(randomAttribute(random, "extra"));
      return true;
    case 14:
      if (attribute === undefined) return false;
      attribute.type = randomBuiltin(random);
      return true;
    case 15:
      if (complex?.group === undefined) return false;
      complex.mixed = !complex.mixed;
      return true;
    case 16:
    case 17:
    case 18:
      if (simple?.form !== "restriction") return false;
      simple.facets = randomFacets(random, simple.base.name);
      return true;
    case 19: {
      if (simple === undefined) return false;
      const facet = some(
        random,
        simple.facets.filter(([name]) => /Length|clusive|length|Digits/.test(name)),
      );
      if (facet === undefined || !/^[0-9]+$/.test(facet[1])) return false;
      facet[1] = String(Number(facet[1]) + 1);
      return true;
    }
    case 20: {
      if (simple === undefined) return false;
      const values = simple.facets.filter(([name]) => name === "enumeration");
      if (values.length === 0) return false;
      if (random.chance(2)) simple.facets.reverse();
      else simple.facets = [...values.slice(1), ["enumeration", enumerationOf(random, simple.base.name)]];
      simple.facets = [...new Map(simple.facets.map((each) => [each[1], each])).values()];
      return true;
    }
    default:
      return rewrite(spec, parts, random);
  }
}

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

/** Another way to write the same, or a near type. */
function rewrite(spec: XsdSpec, parts: Parts, random: Random): boolean {
  const group = some(random, parts.groups);
  const element = some(random, parts.elements);
  const simple = some(random, parts.simple);
  switch (random.below(7)) {
    case 0: {
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
    }
    case 1: {
      // A particle that repeats by a group around it.
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
    }
    case 2: {
      // A named type made anonymous.
      if (element === undefined || element.type.kind === "builtin" || element.type.name === undefined) return false;
      const { name: _, ...type } = structuredClone(element.type);
      element.type = type;
      return true;
    }
    case 3: {
      // An anonymous type with a name.
      if (simple === undefined || simple.name !== undefined) return false;
      simple.name = `S${spec.simpleTypes.length}x`;
      spec.simpleTypes.push(simple);
      return true;
    }
    case 4: {
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
    }
    case 5: {
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
    }
    default: {
      if (element?.type.kind !== "builtin") return false;
      const near = nearTypes[element.type.name];
      if (near === undefined) return false;
      element.type = { kind: "builtin", name: near };
      return true;
    }
  }
}
