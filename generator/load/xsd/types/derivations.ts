import type { DerivationMethod } from "../../../model/xml-schema/components.js";
import type { Located } from "../names/globals.js";
import { wordsValue } from "../xml/values.js";

/** A way in which a type is derived. XML Schema Part 1, section 3.4.1. */
export type TypeDerivation = Exclude<DerivationMethod, "substitution">;

/**
 * The value of "final" or "block": the element's own, or its document's default, as far as it concerns this kind of
 * component. Part 1, sections 3.3.2, 3.4.2 and 3.14.2.
 */
export function derivationsOf<Method extends DerivationMethod>(
  { node, document }: Located,
  local: "final" | "block",
  methods: readonly Method[],
): readonly Method[] {
  return wordsValue(node, local, methods) ?? wordsValue(document.root, `${local}Default`, methods) ?? [];
}
