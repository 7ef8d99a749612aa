/** An element that no type describes, kept as it was read: where a schema allows any element, or elements it does not know. */
export interface XmlFragment {
  /** "" when the element is in no namespace. */
  readonly namespace: string;
  /** The local name. */
  readonly name: string;
  readonly attributes: readonly XmlFragmentAttribute[];
  /** Child elements and text, in order. Texts are never empty and never side by side. */
  readonly children: readonly (XmlFragment | string)[];
  /** Prefixes that texts or attribute values of this element seem to use, with the namespaces they stand for. */
  readonly prefixes?: readonly (readonly [prefix: string, namespace: string])[];
}

/** An attribute that no type describes. */
export interface XmlFragmentAttribute {
  /** "" when the attribute is in no namespace. */
  readonly namespace: string;
  /** The local name. */
  readonly name: string;
  readonly value: string;
}
