import type { Identity, IdentityPath } from "./identity-paths.js";
import { danglingReference, missingField, repeatedKey, type ComparedElement } from "./broken-keys.js";
import type { XmlFinding, XmlProblems } from "../problems.js";
import type { WatchedElement } from "./watch.js";
import { joinedKeys } from "../../xsd/simple-type.js";

/** An element that a selector found, while its fields come in. */
export interface SelectedElement extends ComparedElement {
  readonly table: IdentityTable;
  /** The number of open elements, itself included. */
  readonly depth: number;
  /** Its number among the elements of the document. */
  readonly time: number;
  /** The offset of its start tag; undefined where there is no text. */
  readonly offset: number | undefined;
  /** The open scopes that the element counts in; of paths from any depth, the outermost stands for all. */
  readonly scopes: IdentityScope[];
  /** The depth of the innermost scope that it can count in. */
  reach: number;
  /** For each field a text that equal values share; undefined until there is a value. */
  readonly keys: (string | undefined)[];
  /** Numbers of values that each field has, and the number of the last one's element or attribute. */
  readonly counts: number[];
  /** The number of the element or attribute that each field's last value came from. */
  readonly nodes: number[];
  isBroken: boolean;
}

/** An open element whose declaration has a constraint. */
export interface IdentityScope {
  readonly table: IdentityTable;
  /** The number of open elements, itself included. */
  readonly depth: number;
  readonly time: number;
  /** The elements that it selects, by their keys. */
  readonly elements: Map<string, SelectedElement>;
  /** Of a keyref: those whose values have to be found at the end. */
  readonly references: { readonly selected: SelectedElement; readonly key: string }[];
}

/** The values of one identity constraint in a document. Part 1, section 3.11.5. */
export class IdentityTable {
  readonly identity: Identity;
  /** The element that was selected last. */
  latest: SelectedElement | undefined = undefined;
  readonly #problems: XmlProblems;
  readonly #open: IdentityScope[] = [];
  readonly #byDepth: (IdentityScope | undefined)[] = [];
  /** Times at which a key was met last, and before that: a keyref further out goes by them. */
  readonly #met = new Map<string, { last: number; before: number }>();

  constructor(identity: Identity, problems: XmlProblems) {
    this.identity = identity;
    this.#problems = problems;
  }

  open(depth: number, time: number): IdentityScope {
    const scope = { table: this, depth, time, elements: new Map<string, SelectedElement>(), references: [] };
    this.#open.push(scope);
    this.#byDepth[depth] = scope;
    return scope;
  }

  close({ depth }: IdentityScope): void {
    this.#open.pop();
    this.#byDepth[depth] = undefined;
  }

  /** True where a path that leads back to a depth begins in an open scope. */
  isReached({ anywhere }: IdentityPath, reach: number): boolean {
    if (!anywhere) return this.#byDepth[reach] !== undefined;
    const outermost = this.#open[0];
    return outermost !== undefined && outermost.depth <= reach;
  }

  select(element: WatchedElement, time: number, path: IdentityPath, reach: number): SelectedElement {
    const selected: SelectedElement = {
      table: this,
      depth: reach + path.steps.length,
      time,
      path: element.path(),
      offset: element.offset,
      scopes: [],
      reach,
      keys: [],
      texts: [],
      counts: [],
      nodes: [],
      isBroken: false,
      isSecret: false,
    };
    this.latest = selected;
    this.add(selected, path, reach);
    return selected;
  }

  /** Another path leads to the same element. */
  add(selected: SelectedElement, { anywhere }: IdentityPath, reach: number): void {
    selected.reach = Math.max(selected.reach, reach);
    for (const scope of anywhere ? this.#reached(reach) : [this.#byDepth[reach]]) {
      if (scope !== undefined && !selected.scopes.includes(scope)) selected.scopes.push(scope);
    }
  }

  /**
   * Scopes in which an element at any depth counts. If all paths are such, each of them sees what the inner ones see: equal
   * values are told by the outermost, and a reference that the innermost finds, all find.
   */
  #reached(reach: number): readonly IdentityScope[] {
    const { identity } = this;
    if (!identity.isAnywhere) return this.#open.filter(({ depth }) => depth <= reach);
    if (identity.kind !== "keyref") return this.#open.slice(0, 1);
    for (let index = this.#open.length - 1; index >= 0; index--) {
      const scope = this.#open[index]!;
      if (scope.depth <= reach) return [scope];
    }
    return [];
  }

  /** The element is over, and its fields are known. */
  complete(selected: SelectedElement): void {
    if (selected.isBroken) return;
    const { identity } = this;
    const missing = identity.fields.findIndex((_, field) => selected.keys[field] === undefined);
    if (missing >= 0) {
      if (identity.kind === "key") this.report(selected, missingField(identity, missing));
      return;
    }
    const key = joinedKeys(selected.keys as string[]);
    if (identity.kind === "keyref") {
      for (const scope of selected.scopes) scope.references.push({ selected, key });
      return;
    }
    const first = selected.scopes.map(({ elements }) => elements.get(key)).find((known) => known !== undefined);
    if (first !== undefined) this.#tellRepeated(selected, first);
    for (const { elements } of selected.scopes) if (!elements.has(key)) elements.set(key, selected);
    if (identity.referred !== true) return;
    this.#met.set(key, { last: selected.time, before: this.#met.get(key)?.last ?? -1 });
  }

  /** Tells of the one that begins later in the document: an outer element is complete after those inside. */
  #tellRepeated(selected: SelectedElement, other: SelectedElement): void {
    const [first, second] = other.time < selected.time ? [other, selected] : [selected, other];
    this.report(second, repeatedKey(this.identity, second, first));
  }

  /** At the end of the scope of a keyref: what refers is found in the table that it refers to. */
  checkReferences(scope: IdentityScope, to: IdentityTable | undefined): void {
    for (const { selected, key } of scope.references) {
      if (to?.holds(key, scope) === true) continue;
      this.report(selected, danglingReference(this.identity, selected));
    }
  }

  /** True where an element of the scope has the key: one that the same element selects, or the only one below it. */
  holds(key: string, { depth, time }: IdentityScope): boolean {
    const tableOfScope =
      this.#byDepth[depth] === undefined
        ? undefined
        : (this.identity.isAnywhere ? this.#open[0] : this.#byDepth[depth])?.elements.get(key);
    if (
      tableOfScope !== undefined &&
      tableOfScope.time >= time &&
      (tableOfScope.scopes.length > 1 || tableOfScope.reach >= depth)
    )
      return true;
    const met = this.#met.get(key);
    return met !== undefined && met.last >= time && met.before < time;
  }

  report({ path, offset }: SelectedElement, finding: XmlFinding): void {
    this.#problems.add(finding, path, offset);
  }
}
