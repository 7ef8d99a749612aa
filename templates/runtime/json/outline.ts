/** The parts of a schema that a value can be read or completed by; checks are left to validators. */
export interface Outline {
  /** Types that a text may stand for; absent where the value is always a list or an object. */
  readonly text?: readonly TextType[];
  /** The outlines of members by name; absent where none says anything. */
  readonly members?: Readonly<Record<string, OutlineRef>>;
  /** Values of absent members. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** The outlines of members without a name of their own, where the schema speaks of such members. */
  readonly others?: readonly OutlineRef[];
  /** The outlines of the first items; absent where they have none of their own. */
  readonly prefixItems?: readonly OutlineRef[];
  /** Present where the value may be a list. */
  readonly items?: OutlineRef;
  /** Schemas that speak of the same value: of references and `allOf`. */
  readonly parts?: readonly OutlineRef[];
  /** Schemas of which some speak of the same value, in groups of branches. */
  readonly choices?: readonly (readonly OutlineBranch[])[];
}

/** An outline, or a function that gives it: schemas refer to themselves. */
export type OutlineRef = Outline | (() => Outline);

/** A branch of an outline, such as one of `oneOf`. */
export interface OutlineBranch {
  /** The outline of the branch. */
  readonly of: OutlineRef;
  /** Tells whether a value is meant by the branch; absent where nothing tells. */
  readonly when?: (value: unknown) => boolean;
}

/** A type that a text may stand for. */
export type TextType = "string" | "number" | "boolean" | "null";

/** The outlines of one value. */
export interface Outlines {
  /** Those that are sure to speak of it. */
  readonly sure: readonly Outline[];
  /** The same, and those of branches of which nothing tells whether the value is meant by them. */
  readonly all: readonly Outline[];
}

/** The outlines that speak of a value, parts of parts included. */
export function outlinesOf(value: unknown, refs: readonly OutlineRef[]): Outlines {
  const sure = new Set(refs.map(outlineOf));
  const open = new Set<Outline>();
  // A Set visits what is added while it is walked.
  for (const { parts = [], choices = [] } of sure) {
    for (const part of parts) sure.add(outlineOf(part));
    for (const branches of choices) {
      const meant = branches.filter(({ when }) => when?.(value) ?? false);
      const [only, ...more] = meant;
      const isTold = only !== undefined && more.length === 0 && branches.every(({ when }) => when !== undefined);
      if (isTold) sure.add(outlineOf(only.of));
      else for (const { of } of branches) open.add(outlineOf(of));
    }
  }
  for (const { parts = [], choices = [] } of open) {
    for (const part of parts) open.add(outlineOf(part));
    for (const { of } of choices.flat()) open.add(outlineOf(of));
  }
  return { sure: [...sure], all: [...new Set([...sure, ...open])] };
}

/** The outlines of a member by its name: those of all schemas that name it, or that speak of others. */
export function memberOutlines(outlines: readonly Outline[], name: string): readonly OutlineRef[] {
  return outlines.flatMap(({ members = {}, others = [] }) => {
    const memberOutline = Object.hasOwn(members, name) ? members[name] : undefined;
    return memberOutline === undefined ? others : [memberOutline];
  });
}

/** The outlines of an item by its position. */
export function itemOutlines(outlines: readonly Outline[], index: number): readonly OutlineRef[] {
  return outlines.flatMap(({ items, prefixItems = [] }) => prefixItems[index] ?? items ?? []);
}

function outlineOf(outline: OutlineRef): Outline {
  return typeof outline === "function" ? outline() : outline;
}
