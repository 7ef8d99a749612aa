/**
 * A path of a selector or a field: "//" first where it begins at any depth, then names of elements as "{namespace}local",
 * "{namespace}*" or "*", and in a field "@name" for an attribute at the end.
 */
export type IdentityPathDef = readonly string[];

/** An identity constraint as emitted code writes it. Names are "{namespace}local". Part 1, section 3.11. */
export interface IdentityDef {
  readonly kind: "unique" | "key" | "keyref";
  readonly name: string;
  /** Paths that are alternatives. */
  readonly selector: readonly IdentityPathDef[];
  /** For each field, paths that are alternatives. */
  readonly fields: readonly (readonly IdentityPathDef[])[];
  /** The key or unique that a keyref refers to. */
  readonly refer?: string;
  /** True where some keyref refers to it. */
  readonly referred?: true;
}

/** A test of a name; what is undefined may be anything. */
export interface NameTest {
  /** "" for names in no namespace. */
  readonly namespace: string | undefined;
  /** The name without its namespace. */
  readonly local: string | undefined;
}

/** A path, taken apart. */
export interface IdentityPath {
  /** True for a path that begins at any depth: ".//". */
  readonly anywhere: boolean;
  /** Tests of elements, each a child of the one before. */
  readonly steps: readonly NameTest[];
  /** The attribute that a field ends with; undefined where it ends with an element. */
  readonly attribute: NameTest | undefined;
}

/** An identity constraint with its paths taken apart. */
export interface Identity extends Pick<IdentityDef, "kind" | "name" | "refer" | "referred"> {
  /** Alternatives of the path that finds elements. */
  readonly selector: readonly IdentityPath[];
  /** Alternatives of the path of each field. */
  readonly fields: readonly (readonly IdentityPath[])[];
  /** True where every path of the selector begins at any depth: what an inner element selects, all outer ones select. */
  readonly isAnywhere: boolean;
}

/** An identity constraint with its paths taken apart. */
export function identityOf({ selector, fields, ...def }: IdentityDef): Identity {
  const paths = selector.map(pathOf);
  const isAnywhere = paths.every(({ anywhere }) => anywhere);
  return { ...def, selector: paths, fields: fields.map((alternatives) => alternatives.map(pathOf)), isAnywhere };
}

function pathOf(parts: IdentityPathDef): IdentityPath {
  const anywhere = parts[0] === "//";
  const last = parts.at(-1);
  const attribute = last?.startsWith("@") === true ? testOf(last.slice(1)) : undefined;
  const steps = parts.slice(anywhere ? 1 : 0, attribute === undefined ? undefined : -1).map(testOf);
  return { anywhere, steps, attribute };
}

function testOf(name: string): NameTest {
  if (name === "*") return { namespace: undefined, local: undefined };
  const end = name.lastIndexOf("}");
  const local = name.slice(end + 1);
  return { namespace: name.slice(1, Math.max(1, end)), local: local === "*" ? undefined : local };
}

/** True for a name that a test lets pass. */
export function passes({ namespace, local }: NameTest, actualNamespace: string, actualLocal: string): boolean {
  return (local === undefined || local === actualLocal) && (namespace === undefined || namespace === actualNamespace);
}
