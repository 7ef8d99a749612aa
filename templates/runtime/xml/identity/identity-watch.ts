import { passes, type Identity, type IdentityPath, type NameTest } from "./identity-paths.js";
import { IdentityTable, type IdentityScope, type SelectedElement } from "./identity-table.js";
import { brokenField } from "./broken-keys.js";
import type { XmlProblems } from "../problems.js";
import type { WatchedElement, XmlIdentities, XmlWatch } from "./watch.js";
import { keyOf, type SimpleType } from "../../xsd/simple-type.js";

/** A field of a selected element that waits for the element that holds its value, or for an attribute of it. */
interface PendingField {
  readonly selected: SelectedElement;
  /** The position of the field in its constraint. */
  readonly field: number;
  readonly path: IdentityPath;
}

/** Knowledge of an open element. Records are used again by the next element at the same depth. */
interface Level {
  namespace: string;
  local: string;
  /** True when its value is known, or is not to be expected. */
  isSettled: boolean;
  /** Fields whose value is the text of this element. */
  readonly values: PendingField[];
  /** Fields whose value is an attribute of this element. */
  readonly attributes: PendingField[];
  /** Fields that are so many steps below this element. */
  readonly below: PendingField[];
  readonly selected: SelectedElement[];
  readonly scopes: IdentityScope[];
}

/** A path of a selector, by the name at its end. */
interface Matcher {
  readonly table: IdentityTable;
  readonly path: IdentityPath;
}

/**
 * Follows identity constraints through a document, in one pass (XML Schema Part 1, section 3.11.4). Elements are found by the
 * name at the end of a path; values are looked up by their keys. An element is closed when the next one at its depth starts, so
 * work grows with the elements and the fields that they have a part in.
 */
export class IdentityWatch implements XmlWatch {
  outer = 0;
  readonly #problems: XmlProblems;
  readonly #levels: Level[] = [];
  readonly #tables = new Map<string, IdentityTable>();
  readonly #matchers = new Map<string | undefined, Matcher[]>();
  /** Fields that may be at any depth below an open element. */
  readonly #roving: PendingField[] = [];
  /** The depth of the innermost element that is not closed. */
  #depth = 0;
  /** The number of elements so far, and of attributes that a field may lead to. */
  #time = 0;
  #attributes = 0;
  #longestField = 0;

  constructor(problems: XmlProblems) {
    this.#problems = problems;
  }

  start(element: WatchedElement, inner: number, namespace: string, local: string): void {
    const depth = inner + this.outer;
    const level = this.#open(depth, namespace, local);
    this.#findFields(depth, level);
    this.#select(element, depth, level, this.#matchers.get(local));
    this.#select(element, depth, level, this.#matchers.get(undefined));
  }

  begin(element: WatchedElement, inner: number, identities: XmlIdentities): void {
    const depth = inner + this.outer;
    // The root is opened by nobody else.
    const level = this.#depth < depth ? this.#open(depth, "", "") : this.#levels[depth]!;
    const scopes = identities.all().map((identity) => this.#tableOf(identity).open(depth, this.#time));
    level.scopes.push(...scopes);
    const watching = scopes.flatMap(({ table }) =>
      table.identity.selector.flatMap((path) => (path.steps.length === 0 ? [{ table, path }] : [])),
    );
    this.#select(element, depth, level, watching);
  }

  attribute<T>(inner: number, namespace: string, local: string, type: SimpleType<T>, value: T | undefined): void {
    const { attributes = [] } = this.#levels[inner + this.outer] ?? {};
    if (attributes.length === 0) return;
    this.#attributes++;
    for (const pending of attributes) {
      if (!passes(pending.path.attribute!, namespace, local)) continue;
      this.#count(pending, -this.#attributes);
      this.#settle(pending, type, value);
    }
  }

  value<T>(inner: number, type: SimpleType<T>, value: T | undefined, nillable: boolean): void {
    const level = this.#levels[inner + this.outer];
    if (level === undefined) return;
    level.isSettled = true;
    for (const pending of level.values) {
      this.#settle(pending, type, value);
      if (nillable) this.#refuseNillable(pending);
    }
  }

  passOver(inner: number): void {
    const level = this.#levels[inner + this.outer];
    if (level === undefined) return;
    level.isSettled = true;
    for (const { selected } of level.values) selected.isBroken = true;
  }

  nil(inner: number): void {
    const level = this.#levels[inner + this.outer];
    if (level === undefined) return;
    level.isSettled = true;
    level.values.forEach((pending) => this.#refuseNillable(pending));
  }

  finish(): void {
    this.outer = 0;
    this.#closeDownTo(1);
  }

  #open(depth: number, namespace: string, local: string): Level {
    this.#closeDownTo(depth);
    while (this.#levels.length <= depth) this.#levels.push(newLevel());
    const level = this.#levels[depth]!;
    level.namespace = namespace;
    level.local = local;
    level.isSettled = false;
    this.#depth = depth;
    this.#time++;
    return level;
  }

  #tableOf(identity: Identity): IdentityTable {
    const known = this.#tables.get(identity.name);
    if (known !== undefined) return known;
    const table = new IdentityTable(identity, this.#problems);
    this.#tables.set(identity.name, table);
    for (const path of identity.selector) {
      const local = path.steps.at(-1)?.local;
      const list = this.#matchers.get(local) ?? [];
      this.#matchers.set(local, list);
      list.push({ table, path });
    }
    const lengths = identity.fields.flatMap((alternatives) => alternatives.map(({ steps }) => steps.length));
    this.#longestField = Math.max(this.#longestField, ...lengths);
    return table;
  }

  /** Selects the innermost element for the constraints whose paths lead to it. */
  #select(element: WatchedElement, depth: number, level: Level, matchers: readonly Matcher[] = []): void {
    for (const { table, path } of matchers) {
      const reach = depth - path.steps.length;
      if (!table.isReached(path, reach) || !this.#leads(path.steps, depth)) continue;
      const known = table.latest;
      if (known?.time === this.#time) {
        table.add(known, path, reach);
        continue;
      }
      const selected = table.select(element, this.#time, path, reach);
      level.selected.push(selected);
      table.identity.fields.forEach((alternatives, field) => {
        for (const alternative of alternatives) this.#expect({ selected, field, path: alternative }, level);
      });
    }
  }

  #expect(pending: PendingField, level: Level): void {
    const { anywhere, steps } = pending.path;
    if (steps.length === 0) this.#reach(pending, level);
    if (anywhere) this.#roving.push(pending);
    else if (steps.length > 0) level.below.push(pending);
  }

  /** An element is the one at the end of a field's path, but for an attribute. */
  #reach(pending: PendingField, level: Level): void {
    if (pending.path.attribute !== undefined) {
      level.attributes.push(pending);
      return;
    }
    this.#count(pending, this.#time);
    level.values.push(pending);
  }

  #findFields(depth: number, level: Level): void {
    for (let steps = 1; steps <= this.#longestField && steps < depth; steps++) {
      for (const pending of this.#levels[depth - steps]!.below) {
        const { path } = pending;
        if (path.steps.length === steps && this.#leads(path.steps, depth)) this.#reach(pending, level);
      }
    }
    for (const pending of this.#roving) {
      const { steps } = pending.path;
      const isBelow = depth - steps.length >= pending.selected.depth;
      if (isBelow && depth > pending.selected.depth && this.#leads(steps, depth)) this.#reach(pending, level);
    }
  }

  /** True where the names of the innermost elements are those of a path's steps. */
  #leads(steps: readonly NameTest[], depth: number): boolean {
    const first = depth - steps.length + 1;
    for (let index = steps.length - 1; index >= 0; index--) {
      const { namespace, local } = this.#levels[first + index]!;
      if (!passes(steps[index]!, namespace, local)) return false;
    }
    return true;
  }

  /** A field has at most one value. Alternatives may lead to the same element or attribute, which has a number. */
  #count({ selected, field }: PendingField, node: number): void {
    if (selected.nodes[field] === node) return;
    selected.nodes[field] = node;
    const count = (selected.counts[field] ?? 0) + 1;
    selected.counts[field] = count;
    if (count !== 2) return;
    selected.isBroken = true;
    selected.table.report(selected, brokenField(selected.table.identity, field, "several"));
  }

  #settle<T>({ selected, field }: PendingField, type: SimpleType<T>, value: T | undefined): void {
    const key = value === undefined ? undefined : keyOf(type.form, value);
    if (value === undefined || key === undefined) {
      // A fault of the value has been told.
      selected.isBroken = true;
      return;
    }
    selected.keys[field] = key;
    if (type.isSecret === true) selected.isSecret = true;
    selected.texts[field] = () => type.form.write(value, shownPrefixes);
  }

  #refuseNillable({ selected, field }: PendingField): void {
    const { table } = selected;
    if (table.identity.kind !== "key" || selected.isBroken) return;
    selected.isBroken = true;
    table.report(selected, brokenField(table.identity, field, "nillable"));
  }

  #closeDownTo(depth: number): void {
    for (; this.#depth >= depth; this.#depth--) {
      const level = this.#levels[this.#depth];
      if (level !== undefined) this.#close(level);
    }
  }

  #close(level: Level): void {
    for (const { selected, field } of level.isSettled ? [] : level.values) {
      if (!selected.isBroken) selected.table.report(selected, brokenField(selected.table.identity, field, "complex"));
      selected.isBroken = true;
    }
    while (this.#roving.length > 0 && this.#roving.at(-1)!.selected.depth >= this.#depth) this.#roving.pop();
    for (const selected of level.selected) selected.table.complete(selected);
    for (const scope of level.scopes)
      scope.table.checkReferences(scope, this.#tables.get(scope.table.identity.refer ?? ""));
    for (const scope of level.scopes) scope.table.close(scope);
    for (const list of [level.values, level.attributes, level.below, level.selected, level.scopes]) list.length = 0;
  }
}

function newLevel(): Level {
  return {
    namespace: "",
    local: "",
    isSettled: false,
    values: [],
    attributes: [],
    below: [],
    selected: [],
    scopes: [],
  };
}

/** A qualified name in a message: "{namespace}:local". */
const shownPrefixes = { prefixFor: (namespace: string): string => `{${namespace}}` };
