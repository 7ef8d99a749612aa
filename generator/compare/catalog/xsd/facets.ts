import { doubtful, moves, narrows, narrowsTypes, widens, widensTypes } from "../effects.js";
import { digitFacets, type FacetsOfMeasure } from "../../../model/xml-schema/facets.js";
import { changeName, type ChangeName } from "../../change-name.js";
import { listedValues } from "../listed-values.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of facets. */
export const facetChanges = {
  "xsd/enumeration-value-removed": {
    changelog: "removed",
    ...narrowsTypes,
    ...listedValues,
    sentence: "`{of}` no longer has the {noun} {value}.",
    hint: "Keep the value for one release, and document that it is retired.",
  },
  "xsd/enumeration-value-added": {
    changelog: "added",
    ...widensTypes,
    ...listedValues,
    sentence: "`{of}` has {counted}: {value}.",
    hint: "Announce the new values to consumers.",
  },
  "xsd/enumeration-added": {
    ...narrowsTypes,
    sentence: "`{of}` now accepts only listed values: {after}.",
    hint: "Document the values, and keep accepting others.",
  },
  "xsd/enumeration-removed": {
    ...widensTypes,
    sentence: "`{of}` is no longer restricted to listed values.",
    hint: "Keep the enumeration in payloads that consumers read.",
  },
  "xsd/pattern-added": {
    ...narrows,
    sentence: "`{of}` must now match the pattern {after}.",
    hint: "Check the pattern in your own code, or accept the old form for one release.",
  },
  "xsd/pattern-removed": {
    ...widens,
    sentence: "`{of}` no longer needs to match the pattern {before}.",
    hint: "Keep the pattern in payloads that consumers read.",
  },
  "xsd/pattern-changed": {
    ...moves,
    sentence: "The pattern of `{of}` changed from {before} to {after}.",
    hint: "Keep accepting the old pattern.",
  },
  "xsd/length-changed": {
    ...moves,
    sentence: "The length of `{of}` changed from {before} to {after}.",
    hint: "Keep the length.",
  },
  "xsd/minimum-length-raised": {
    ...narrows,
    sentence: "The minimum length of `{of}` was raised from {before} to {after}.",
    hint: "Keep the old minimum length.",
  },
  "xsd/minimum-length-lowered": {
    ...widens,
    sentence: "The minimum length of `{of}` was lowered from {before} to {after}.",
    hint: "Keep the old minimum length in payloads that consumers read.",
  },
  "xsd/maximum-length-lowered": {
    ...narrows,
    sentence: "The maximum length of `{of}` was lowered from {before} to {after}.",
    hint: "Keep the old maximum length.",
  },
  "xsd/maximum-length-raised": {
    ...widens,
    sentence: "The maximum length of `{of}` was raised from {before} to {after}.",
    hint: "Keep the old maximum length in payloads that consumers read.",
  },
  "xsd/minimum-raised": {
    ...narrows,
    sentence: "The minimum of `{of}` was raised from {before} to {after}.",
    hint: "Keep the old minimum.",
  },
  "xsd/minimum-lowered": {
    ...widens,
    sentence: "The minimum of `{of}` was lowered from {before} to {after}.",
    hint: "Keep the old minimum in payloads that consumers read.",
  },
  "xsd/maximum-lowered": {
    ...narrows,
    sentence: "The maximum of `{of}` was lowered from {before} to {after}.",
    hint: "Keep the old maximum.",
  },
  "xsd/maximum-raised": {
    ...widens,
    sentence: "The maximum of `{of}` was raised from {before} to {after}.",
    hint: "Keep the old maximum in payloads that consumers read.",
  },
  ...digitChanges(),
  "xsd/white-space-changed": {
    ...doubtful,
    sentence: 'White space in `{of}` is now treated as "{after}" instead of "{before}".',
    hint: "Keep whiteSpace; another mode changes the value of existing strings.",
  },
} satisfies Readonly<Record<string, KindRow>>;

type DigitChanges = Readonly<Record<`xsd/${ChangeName<FacetsOfMeasure<"digits">>}-${"lowered" | "raised"}`, KindRow>>;

function digitChanges(): DigitChanges {
  const entries = digitFacets.flatMap(([facet, { bound, called = "" }]): readonly (readonly [string, KindRow])[] => {
    const moved = (isNarrower: boolean, move: string): KindRow => ({
      ...(isNarrower ? narrows : widens),
      sentence: `The ${called} of \`{of}\` was ${move} from {before} to {after}.`,
      hint: `Keep the old number of digits${isNarrower ? "" : " in payloads that consumers read"}.`,
    });
    const name = changeName(facet);
    return [
      [`xsd/${name}-lowered`, moved(bound === "upper", "lowered")],
      [`xsd/${name}-raised`, moved(bound === "lower", "raised")],
    ];
  });
  return Object.fromEntries(entries) as DigitChanges;
}
