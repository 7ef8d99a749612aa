import { matchSegment, pathOctets, type TemplateSegment } from "./path.js";

/**
 * Finds the entry of a path in a time that does not depend on the number of paths. In each segment, a literal takes
 * precedence over a segment with variables, and that over a single variable (OpenAPI, "Path Templating"). Case and a
 * slash at the end matter, percent-encoding does not. A variable never matches an empty segment.
 */
export interface Router<T> {
  /** Returns the entry of a raw path; appends the raw variables of the template to `values`. */
  find(path: string, values: string[]): T | undefined;
}

interface PathNode<T> {
  /**
   * The path through this node's only child and the nodes below it, "v4/orders/", if they have no siblings; the nodes
   * between are skipped.
   */
  chain: { readonly text: string; readonly end: PathNode<T> } | undefined;
  /** The nodes behind segments of plain text, by that text. */
  readonly literals: Map<string, PathNode<T>>;
  /** Segments such as "{id}.json", those with the most literal text first. */
  partials: readonly PartialChild<T>[];
  /** The node after a segment that is one variable. Undefined if no path has one. */
  variable: PathNode<T> | undefined;
  /** The entry of the path that ends here. Undefined if none ends. */
  entry: T | undefined;
}

interface PartialChild<T> {
  readonly segment: TemplateSegment;
  readonly node: PathNode<T>;
}

/** A router that is filled while a server is made. */
export interface RouterBuilder<T> extends Router<T> {
  /**
   * Returns the entry of a template, created with `create` if it is new. Templates that differ only in names of
   * variables share one.
   */
  add(template: readonly TemplateSegment[], create: () => T): T;
}

/** Begins a router: a tree of the segments of paths. */
export function createRouter<T extends object>(): RouterBuilder<T> {
  const root = createNode<T>();
  /** Paths without variables, whole: nothing in the tree comes before them. */
  const whole = new Map<string, T>();
  let areChainsMade = false;
  return {
    add(template, create) {
      areChainsMade = false;
      let node = root;
      for (const segment of template) node = childOf(node, segment);
      node.entry ??= create();
      if (template.every(isPlain)) {
        whole.set(template.map(({ literals }) => `/${literals[0] ?? ""}`).join(""), node.entry);
      }
      return node.entry;
    },
    find(path, values) {
      const found = whole.get(path);
      if (found !== undefined) return found;
      if (path.charCodeAt(0) !== slash) return undefined;
      if (!areChainsMade) makeChains(root);
      areChainsMade = true;
      return findFrom(root, path, 1, values);
    },
  };
}

const slash = 0x2f;

function createNode<T>(): PathNode<T> {
  return { literals: new Map(), partials: [], variable: undefined, entry: undefined, chain: undefined };
}

/** Lets a path go in one step where there is only one way. */
function makeChains<T>(node: PathNode<T>): void {
  for (const child of node.literals.values()) makeChains(child);
  for (const { node: child } of node.partials) makeChains(child);
  if (node.variable !== undefined) makeChains(node.variable);
  const [only, ...others] = node.literals;
  const isOneWay = others.length === 0 && node.partials.length === 0 && node.variable === undefined;
  node.chain = undefined;
  if (only === undefined || !isOneWay || node.entry !== undefined) return;
  const [literal, child] = only;
  // A literal that may be percent-encoded must be compared octet by octet.
  if (/[%/]/.test(literal)) return;
  node.chain = { text: `${literal}/${child.chain?.text ?? ""}`, end: child.chain?.end ?? child };
}

function childOf<T>(node: PathNode<T>, segment: TemplateSegment): PathNode<T> {
  const { literals } = segment;
  const [only = ""] = literals;
  if (literals.length === 1) {
    const child = node.literals.get(only) ?? createNode<T>();
    node.literals.set(only, child);
    return child;
  }
  if (literals.length === 2 && literals.every((literal) => literal === "")) return (node.variable ??= createNode<T>());
  const known = node.partials.find((partial) => sameTexts(partial.segment.literals, literals));
  if (known !== undefined) return known.node;
  const added = { segment, node: createNode<T>() };
  node.partials = [...node.partials, added].sort((a, b) => literalLength(b.segment) - literalLength(a.segment));
  return added.node;
}

function isPlain({ literals }: TemplateSegment): boolean {
  return literals.length === 1 && !literals.some((literal) => literal.includes("/"));
}

function sameTexts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}

function literalLength({ literals }: TemplateSegment): number {
  return literals.reduce((length, literal) => length + literal.length, 0);
}

/** Each node of the tree is entered at most once for a path, so no path takes longer than the tree is large. */
function findFrom<T>(node: PathNode<T>, path: string, start: number, values: string[]): T | undefined {
  if (start > path.length) return node.entry;
  const { chain } = node;
  if (chain !== undefined && path.startsWith(chain.text, start)) {
    return findFrom(chain.end, path, start + chain.text.length, values);
  }
  const slashAt = path.indexOf("/", start);
  const end = slashAt === -1 ? path.length : slashAt;
  const raw = path.slice(start, end);
  const literal = node.literals.get(pathOctets(raw));
  if (literal !== undefined) {
    const found = findFrom(literal, path, end + 1, values);
    if (found !== undefined) return found;
  }
  if (raw === "") return undefined;
  const known = values.length;
  for (const { segment, node: next } of node.partials) {
    const texts = matchSegment(segment, raw);
    if (texts === undefined) continue;
    values.push(...texts);
    const found = findFrom(next, path, end + 1, values);
    if (found !== undefined) return found;
    values.length = known;
  }
  if (node.variable === undefined) return undefined;
  values.push(raw);
  const found = findFrom(node.variable, path, end + 1, values);
  if (found === undefined) values.length = known;
  return found;
}
