import { quoted } from "../../base/safe-text.js";

/**
 * Compiled content models (XML Schema Part 1, section 3.8). Decoders and validators walk them with an `XmlContentCursor`;
 * each child element has a tag there: the name of its property, or of its kind of item.
 */
export type ContentModel = AllContent | StatesContent;

/** The beginning of the names that wildcards have among those of elements that are expected. */
const anyElementWords = "any element";

/** The words for a wildcard among the names of elements that are expected. */
export function wildcardName({ namespaces }: ContentWildcard): string {
  if (namespaces === "any") return anyElementWords;
  if ("not" in namespaces) {
    return namespaces.not === ""
      ? `${anyElementWords} with a namespace`
      : `${anyElementWords} of another namespace than ${quoted(namespaces.not)}`;
  }
  const named = namespaces.slice(0, 3).map((namespace) => (namespace === "" ? "none" : quoted(namespace)));
  return `${anyElementWords} of namespace ${named.join(" or ")}${namespaces.length > 3 ? " or others" : ""}`;
}

/** True for the words for a wildcard: no element has a name with a space. */
export function isWildcardName(name: string): boolean {
  return name.startsWith(anyElementWords);
}

/** A child element that a content model knows. */
export interface ContentChild {
  /** The name of the property or item; unique in the model. */
  readonly tag: string;
  readonly namespace: string;
  readonly local: string;
  /** True when it may appear more than once, so that paths show its position. */
  readonly repeats: boolean;
  /** Its place in `children`. */
  readonly index: number;
  /** In an xs:all group: whether it has to appear, it or another one of the same member. */
  readonly required: boolean;
  /** In an xs:all group: the number of the member that it stands for; elements of one substitution group share it. */
  readonly member: number;
}

interface ContentBase {
  /** Every child that the model names, each once. */
  readonly children: readonly ContentChild[];
  /** The same by tag. */
  readonly byTag: ReadonlyMap<string, ContentChild>;
  /** The same by local name, of every namespace. */
  readonly byLocal: ReadonlyMap<string, readonly ContentChild[]>;
  /** True when text may stand between the children. */
  readonly mixed: boolean;
  /** True when elements that the schema does not know are kept: the schema says unknown="keep". */
  readonly keepsUnknown: boolean;
  /** Children of the schema that have no place where callers create or update; absent where there are none. */
  readonly leftOut?: LeftOut;
  /** The model as callers create or update with it, where that is another one. */
  readonly views?: ContentViews;
  /** Abstract elements in whose place others stand; absent where there are none. */
  readonly heads?: readonly ContentChild[];
}

/** The sides from which callers look at a schema. */
export type ContentView = "create" | "update";

/** The content models of an element in views other than the plain one. */
export type ContentViews = { readonly [view in ContentView]?: ContentModel };

/** Children that a view leaves out, and the code of the problem where they are refused. */
export interface LeftOut {
  readonly code: LeftOutCode;
  /** The children that are refused. */
  readonly children: readonly ContentChild[];
}

/** The code of the problem of an element that has no place where an operation creates or updates. */
export type LeftOutCode = "cannotCreate" | "cannotUpdate";

/** An xs:all group: each child at most once, in any order. */
export interface AllContent extends ContentBase {
  readonly kind: "all";
  /** No child at all is fine too. */
  readonly optional: boolean;
}

/** An automaton with counters, as its source file describes it. */
export interface StatesContent extends ContentBase {
  readonly kind: "states";
  /** Of a document: the side from which it is looked at. */
  readonly view?: ContentView;
  readonly states: readonly ContentState[];
  /** The largest number that each counter is compared with: it is not counted above that. All begin at zero. */
  readonly caps: readonly number[];
}

/** A state of a content model's automaton. */
export interface ContentState {
  /** The ways to consume a child, the first that fits counts; absent where no child may follow. */
  readonly edges?: readonly ContentEdge[];
  /** The edge to try next when none fits; nothing is consumed. */
  readonly skip?: ContentSkip;
  /** Present where the content may end here. */
  readonly final?: true;
}

/** One way to consume a child: by its tag, or by a wildcard that allows its namespace. */
export interface ContentEdge {
  /** The tag of the child; of a wildcard, the tag that it is given. */
  readonly on: string;
  /** Absent for an edge that one declared child takes. */
  readonly wildcard?: ContentWildcard;
  /** The number of the state behind the child. */
  readonly to: number;
  /** Counters that have to be below a limit. */
  readonly below?: readonly (readonly [counter: number, limit: number])[];
  /** Counters that go up by one. */
  readonly count?: readonly number[];
}

/** An edge that reads no element. */
export interface ContentSkip {
  /** The number of the state that is tried. */
  readonly to: number;
  /** A counter that has to be at least so high. */
  readonly atLeast?: readonly [counter: number, count: number];
  /** A counter that goes back to zero. */
  readonly reset?: number;
}

/** Part 1, section 3.10: which namespaces are allowed, and whether elements of them have to be declared. */
export interface ContentWildcard {
  /** Namespaces by name, "" for none; or all but one; or any. */
  readonly namespaces: "any" | { readonly not: string } | readonly string[];
  readonly process: WildcardProcess;
}

/** The check of elements that a wildcard lets in. XML Schema Part 1, section 3.10.1. */
export type WildcardProcess = "strict" | "lax" | "skip";

/** Wildcards of one list that judge differently, by the tags of what they let in. */
export type WildcardWays = readonly (readonly [tag: string, process: WildcardProcess])[];

/** A child as emitted code writes it: its local name alone where that is also its tag and it has no namespace. */
export interface ChildDef {
  readonly name: string;
  /** Absent where the child is in no namespace. */
  readonly namespace?: string;
  readonly tag?: string;
  /** Present where its position is shown in paths: "/Order/Line[2]". */
  readonly repeats?: true;
  /** Present where it has to appear in an xs:all group. */
  readonly required?: true;
  readonly member?: number;
}

/** A child of a plain sequence: there once unless it says at most once, any number of times, or at least once. */
export interface SequenceChildDef extends ChildDef {
  /** Absent where it appears once. */
  readonly occurs?: "?" | "*" | "+";
}

/** Facts about a content model beside its states. */
export interface ContentOptions {
  /** Present where text may stand between the children. */
  readonly mixed?: true;
  /** Present where elements that the schema does not know are kept. */
  readonly keepsUnknown?: true;
  /** Children that callers may not send when they create. */
  readonly cannotCreate?: readonly ChildDef[];
  /** Children that callers may not send when they update. */
  readonly cannotUpdate?: readonly ChildDef[];
  readonly views?: ContentViews;
  /** Abstract elements in whose place others stand. */
  readonly heads?: readonly ChildDef[];
}

/** The content model of an xs:all group. */
export function allContent(
  children: readonly ChildDef[],
  options: ContentOptions & { readonly optional?: true } = {},
): AllContent {
  return { kind: "all", optional: options.optional ?? false, ...contentBase(children, options) };
}

/** The content model of sequences and choices. */
export function statesContent(
  children: readonly ChildDef[],
  states: readonly ContentState[],
  options: ContentOptions & { readonly counters?: number } = {},
): StatesContent {
  return { kind: "states", states, caps: capsOf(states, options.counters ?? 0), ...contentBase(children, options) };
}

function capsOf(states: readonly ContentState[], counters: number): readonly number[] {
  const caps = new Array<number>(counters).fill(0);
  if (counters === 0) return caps;
  for (const { edges = [], skip } of states) {
    const limits = [
      ...edges.flatMap(({ below = [] }) => below),
      ...(skip?.atLeast === undefined ? [] : [skip.atLeast]),
    ];
    for (const [counter, limit] of limits) caps[counter] = Math.max(caps[counter]!, limit);
  }
  return caps;
}

/** The content model of a sequence in which each child has one place: its states follow from the children. */
export function sequenceContent(children: readonly SequenceChildDef[], options: ContentOptions = {}): StatesContent {
  const sequence = sequenceStates(children);
  return statesContent(sequence.children, [...sequence.states, { final: true }], options);
}

/** The children of a sequence, and the states in which they are read; the number behind the last one stands for what follows. */
export function sequenceStates(children: readonly SequenceChildDef[]): {
  readonly children: readonly ChildDef[];
  readonly states: readonly ContentState[];
} {
  const states: ContentState[] = [];
  for (const { name, tag: on = name, occurs } of children) {
    const at = states.length;
    if (occurs === "+") states.push({ edges: [{ on, to: at + 1 }] });
    const isRepeated = occurs === "*" || occurs === "+";
    const here = states.length;
    const edges = [{ on, to: isRepeated ? here : here + 1 }];
    states.push(occurs === undefined ? { edges } : { edges, skip: { to: here + 1 } });
  }
  const defs = children.map((child): ChildDef =>
    child.occurs === "*" || child.occurs === "+" ? { ...child, repeats: true } : child,
  );
  return { children: defs, states };
}

/** The content model of an element without children. */
export function emptyContent(options: ContentOptions = {}): StatesContent {
  return statesContent([], [{ final: true }], options);
}

/** True where neither elements nor text may stand. */
export function isEmptyContent(model: ContentModel): boolean {
  return !model.mixed && model.kind === "states" && model.states.every(({ edges }) => edges === undefined);
}

/** The content model of a document: its root element, seen from a side. */
export function rootContent(name: string, namespace: string = "", view?: ContentView): StatesContent {
  const model = statesContent([{ name, namespace }], [{ edges: [{ on: name, to: 1 }] }, { final: true }]);
  return view === undefined ? model : { ...model, view };
}

/** The side from which a document with this model is looked at. */
export function viewOf(model: ContentModel): ContentView | undefined {
  return model.kind === "states" ? model.view : undefined;
}

/** A model as it is from a side. */
export function seenFrom(model: ContentModel, view: ContentView | undefined): ContentModel {
  return view === undefined ? model : (model.views?.[view] ?? model);
}

function contentBase(defs: readonly ChildDef[], options: ContentOptions): ContentBase {
  const children = defs.map(contentChild);
  const byLocal = new Map<string, ContentChild[]>();
  for (const child of children) {
    const same = byLocal.get(child.local);
    if (same === undefined) byLocal.set(child.local, [child]);
    else same.push(child);
  }
  return {
    children,
    byTag: new Map(children.map((child) => [child.tag, child])),
    byLocal,
    mixed: options.mixed ?? false,
    keepsUnknown: options.keepsUnknown ?? false,
    ...leftOutOf(options),
    ...(options.views && { views: options.views }),
    ...(options.heads && { heads: options.heads.map(contentChild) }),
  };
}

function contentChild(def: ChildDef, index: number): ContentChild {
  const { name, namespace = "", tag = name, repeats = false, required = false, member = index } = def;
  return { tag, namespace, local: name, repeats, index, required, member };
}

function leftOutOf({ cannotCreate, cannotUpdate }: ContentOptions): { readonly leftOut?: LeftOut } {
  const defs = cannotUpdate ?? cannotCreate;
  if (defs === undefined) return {};
  return { leftOut: { code: cannotUpdate ? "cannotUpdate" : "cannotCreate", children: defs.map(contentChild) } };
}

/** True for an element of the schema that the model leaves out. */
export function leavesOut({ leftOut }: ContentModel, namespace: string, local: string): boolean {
  return leftOut?.children.some((child) => child.local === local && child.namespace === namespace) === true;
}

/** True for an abstract element in whose place others stand. */
export function isHead({ heads }: ContentModel, namespace: string, local: string): boolean {
  return heads?.some((head) => head.local === local && head.namespace === namespace) === true;
}

/** The child with an expanded name; undefined when the model does not know it. */
export function findChild(model: ContentModel, namespace: string, local: string): ContentChild | undefined {
  const candidates = model.byLocal.get(local);
  if (candidates === undefined) return undefined;
  const first = candidates[0];
  return first?.namespace === namespace ? first : candidates.find((child) => child.namespace === namespace);
}

/** True for the tag of a child that the model leaves out. */
export function leavesOutTag({ leftOut }: ContentModel, tag: string): boolean {
  return leftOut?.children.some((child) => child.tag === tag) === true;
}

/** True when a wildcard allows a namespace name: Part 1, section 3.10.4. */
export function wildcardAllows({ namespaces }: ContentWildcard, namespace: string): boolean {
  if (namespaces === "any") return true;
  if ("not" in namespaces) return namespace !== "" && namespace !== namespaces.not;
  return namespaces.includes(namespace);
}

/** True when an edge takes a child, whatever the counters say. */
export function edgeFits(edge: ContentEdge, child: ContentChild | undefined, namespace: string): boolean {
  if (edge.wildcard !== undefined) return wildcardAllows(edge.wildcard, namespace);
  return child !== undefined && edge.on === child.tag;
}
