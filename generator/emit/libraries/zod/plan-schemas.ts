import type { SchemaTypeView } from "../../custom/plan-view.js";
import { zodShapeOf, type Shape } from "./shape.js";

/** A type with its schema of zod. */
export interface PlannedSchema {
  readonly view: SchemaTypeView;
  /**
   * "exact": zod checks everything. "checked": the validator runs first. "converted": the validator returns another value.
   * "shape": the type has no validator and needs one, so only other schemas use it.
   */
  readonly kind: "exact" | "checked" | "converted" | "shape";
  readonly shape: Shape;
  /** True if a checked schema refers to it, directly or in turn. */
  readonly needsShape: boolean;
  /** True if zod cannot distinguish it from a missing property. */
  readonly isOpen: boolean;
  /** True if it is exact, and all schemas that it refers to. */
  readonly isWhollyExact: boolean;
}

const anyShape: Shape = zodShapeOf(true);

/** Decides which schemas zod can express, and which need the validator. Linear in the references between types. */
export function planSchemas(views: readonly SchemaTypeView[]): readonly PlannedSchema[] {
  const shapes = new Map(views.map((view) => [view.typeName, shapeOfType(view)]));
  // The validator limits the nesting of such values, and zod does not.
  for (const name of circularTypes(shapes)) {
    const shape = shapes.get(name);
    if (shape !== undefined) shapes.set(name, { ...shape, isExact: false });
  }
  const users = usersOf(shapes, ({ types }) => types);
  const branchUsers = usersOf(shapes, ({ sameValue }) => sameValue);
  const named = (isChosen: (shape: Shape) => boolean): readonly string[] =>
    [...shapes].flatMap(([name, shape]) => (isChosen(shape) ? [name] : []));
  const open = reached(
    named(({ isOpen }) => isOpen),
    (name) => branchUsers.get(name) ?? [],
  );
  const withoutValidator = new Set(
    views.filter(({ validateName }) => validateName === undefined).map(({ typeName }) => typeName),
  );
  // A type whose validator is missing is checked by the types that use it.
  const needCheck = reached(
    named(({ isExact }) => !isExact),
    (name) => (withoutValidator.has(name) ? (users.get(name) ?? []) : []),
  );
  const converted = new Set(views.filter(({ isConverted }) => isConverted).map(({ typeName }) => typeName));
  const notWhole = reached([...needCheck, ...converted], (name) => users.get(name) ?? []);
  const checked = [...needCheck].filter((name) => !withoutValidator.has(name) && !converted.has(name));
  const inShapes = reached(checked, (name) => shapes.get(name)?.types ?? []);
  return views.map((view): PlannedSchema => {
    const { typeName } = view;
    const kind = ((): PlannedSchema["kind"] => {
      if (converted.has(typeName)) return "converted";
      if (!needCheck.has(typeName)) return "exact";
      return withoutValidator.has(typeName) ? "shape" : "checked";
    })();
    return {
      view,
      kind,
      shape: shapes.get(typeName) ?? anyShape,
      needsShape: inShapes.has(typeName),
      isWhollyExact: !notWhole.has(typeName),
      isOpen: open.has(typeName),
    };
  });
}

function shapeOfType({ jsonSchema, isConverted }: SchemaTypeView): Shape {
  return jsonSchema === undefined || isConverted ? { ...anyShape, isExact: isConverted } : zodShapeOf(jsonSchema);
}

/** The types that refer to a type. */
function usersOf(
  shapes: ReadonlyMap<string, Shape>,
  typesIn: (shape: Shape) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const [name, shape] of shapes) {
    for (const used of new Set(typesIn(shape))) {
      const known = users.get(used);
      if (known === undefined) users.set(used, [name]);
      else known.push(name);
    }
  }
  return users;
}

/** The names that are reached from some, these included. */
function reached(from: Iterable<string>, next: (name: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(from);
  for (const name of found) for (const other of next(name)) found.add(other);
  return found;
}

/** Returns the types that refer to themselves, directly or in turn, and those between two such types. */
function circularTypes(shapes: ReadonlyMap<string, Shape>): ReadonlySet<string> {
  const users = usersOf(shapes, ({ types }) => types);
  const used = new Map([...shapes].map(([name, { types }]) => [name, [...new Set(types)]]));
  const next = (names: ReadonlyMap<string, readonly string[]>, name: string): readonly string[] =>
    names.get(name) ?? [];
  const inner = withoutEnds(
    [...shapes.keys()],
    (name) => next(used, name),
    (name) => next(users, name),
  );
  return withoutEnds(
    [...inner],
    (name) => next(users, name).filter((user) => inner.has(user)),
    (name) => next(used, name),
  );
}

/** Removes names without targets, and then names whose targets are all removed. */
function withoutEnds(
  names: readonly string[],
  targets: (name: string) => readonly string[],
  sources: (name: string) => readonly string[],
): ReadonlySet<string> {
  const counts = new Map(names.map((name) => [name, targets(name).length]));
  const done = names.filter((name) => counts.get(name) === 0);
  for (const name of done) {
    counts.delete(name);
    for (const source of sources(name)) {
      const left = (counts.get(source) ?? 0) - 1;
      if (!counts.has(source)) continue;
      counts.set(source, left);
      if (left === 0) done.push(source);
    }
  }
  return new Set(counts.keys());
}
