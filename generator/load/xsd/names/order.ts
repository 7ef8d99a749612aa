import { xsNamespace } from "../../../model/xml-schema/builtin-types.js";
import { expandedName } from "../../../model/xml-schema/components.js";
import { splitWhiteSpace } from "../../../../templates/runtime/xsd/white-space.js";
import type { Global } from "./globals.js";
import type { Mapping } from "./mapping.js";
import { spaceWords } from "./symbol-spaces.js";
import { peekName } from "./resolve-names.js";
import { attribute, childElements, type XmlElement } from "../xml/xml-tree.js";

/** The largest number of definitions that may build on one another in a row. */
const maxDepth = 4_000;
/** The largest part of a circle that is shown. */
const maxRelated = 8;

/**
 * Globals of one kind so that each comes after those it builds on. Circles and overlong chains are reported; what is part
 * of one is left out. `references` are the attributes that name what is built on: Part 1, sections 3.4.6, 3.6.6 and 3.8.6.
 */
export function inDependencyOrder(
  globals: ReadonlyMap<string, Global>,
  references: BaseReferences,
  mapping: Pick<Mapping, "diagnostics" | "isFaulty">,
): readonly Global[] {
  const order: Global[] = [];
  /** 0 while a global is being visited; then how many build on one another below it, itself included. */
  const depths = new Map<Global, number>();

  for (const global of globals.values()) visit(global);
  return order;

  /** Depth first without recursion: chains can be long. */
  function visit(start: Global): void {
    if (depths.has(start)) return;
    const path: Visit[] = [enter(start)];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const reference = top.references[top.next++];
      if (reference === undefined) {
        path.pop();
        leave(top);
        continue;
      }
      const target = globals.get(reference.key);
      if (target === undefined) continue;
      const depth = depths.get(target);
      if (depth === undefined) path.push(enter(target));
      else if (depth === 0) breakCircle(target, reference, path, mapping);
      else top.depth = Math.max(top.depth, depth + 1);
    }
  }

  function enter(global: Global): Visit {
    depths.set(global, 0);
    const isOpen = mapping.isFaulty(global.node);
    const below = isOpen ? [] : [...referencesIn(global, references)];
    return { global, references: below, next: 0, depth: 1, broken: false };
  }

  function leave(visited: Visit): void {
    const { global, references: below } = visited;
    for (const { key } of below) {
      const target = globals.get(key);
      if (target !== undefined) visited.depth = Math.max(visited.depth, (depths.get(target) ?? 0) + 1);
    }
    depths.set(global, visited.depth);
    if (visited.depth === maxDepth + 1) reportDepth(global, mapping.diagnostics);
    // A component with an error builds on nothing.
    if (mapping.isFaulty(global.node)) depths.set(global, 1);
    else if (visited.broken || visited.depth > maxDepth) return;
    order.push(global);
  }
}

/** Ends a circle: a component with an error builds on nothing; in strict loading no component of the circle is made. */
function breakCircle(
  target: Global,
  reference: Reference,
  path: readonly Visit[],
  mapping: Pick<Mapping, "diagnostics" | "isFaulty">,
): void {
  const circle = path.slice(path.findIndex(({ global }) => global === target));
  const last = circle.at(-1)!;
  if (!last.broken) reportCircle(circle, target, reference, mapping.diagnostics);
  if (mapping.isFaulty(last.global.node)) last.references.length = 0;
  else circle.forEach((visited) => (visited.broken = true));
}

function reportDepth({ space, name, node }: Global, diagnostics: Mapping["diagnostics"]): void {
  const params = { kind: spaceWords[space], name: name.local, limit: maxDepth };
  diagnostics.report("xsd/too-deep", node.origin, params);
}

function reportCircle(
  circle: readonly Visit[],
  target: Global,
  reference: Reference,
  diagnostics: Mapping["diagnostics"],
): void {
  const related = circle
    .slice(1, maxRelated)
    .map(({ global }) => ({ message: `through "${global.name.local}"`, origin: global.node.origin }));
  const params = { kind: spaceWords[target.space], name: target.name.local };
  diagnostics.report("xsd/circular-definition", reference.attribute.valueOrigin, params, related);
}

interface Visit {
  readonly global: Global;
  readonly references: Reference[];
  /** The number of references that the search has followed. */
  next: number;
  /** Definitions that build on each other from here, this one included. */
  depth: number;
  /** True once a circle was found that goes through it. */
  broken: boolean;
}

interface Reference {
  /** The expanded name of what is built on. */
  readonly key: string;
  /** The attribute that names it. */
  readonly attribute: NonNullable<ReturnType<typeof attribute>>;
}

/** The attributes of elements that name a base, and the elements that the search does not enter. */
export interface BaseReferences {
  /** The name of the attribute, by the local name of its element. */
  readonly attributes: { readonly [element: string]: string };
  /** Elements whose content builds on nothing here. */
  readonly stops: readonly string[];
}

function* referencesIn(global: Global, references: BaseReferences): Generator<Reference> {
  const pending: XmlElement[] = [global.node];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.namespace !== xsNamespace || (node !== global.node && references.stops.includes(node.local))) continue;
    const name = Object.hasOwn(references.attributes, node.local) ? references.attributes[node.local] : undefined;
    const found = name === undefined ? undefined : attribute(node, name);
    if (found !== undefined) {
      for (const word of new Set(splitWhiteSpace(found.value))) {
        const target = peekName({ node, document: global.document }, word);
        if (target !== undefined) yield { key: expandedName(target), attribute: found };
      }
    }
    for (const child of childElements(node).reverse()) pending.push(child);
  }
}
