import { doubtful, moves, narrows, narrowsTypes, widens, widensTypes } from "../effects.js";
import { digitFacets, type FacetsOfMeasure } from "../../../model/xml-schema/facets.js";
import { changeName, type ChangeName } from "../../change-name.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of facets. */
export const facetChanges = {
  "xsd/enumeration-value-removed": {
    changelog: "removed",
    ...narrowsTypes,
    sentence: '"{of}" no longer takes the value {value}.',
    hint: "Keep the value for one release and say that it is retired.",
  },
  "xsd/enumeration-value-added": {
    changelog: "added",
    ...widensTypes,
    sentence: '"{of}" takes the new value {value}.',
    hint: "Tell those who read to expect new values.",
  },
  "xsd/enumeration-added": {
    ...narrowsTypes,
    sentence: '"{of}" takes only listed values now: {after}.',
    hint: "Document the values and keep taking others.",
  },
  "xsd/enumeration-removed": {
    ...widensTypes,
    sentence: '"{of}" is no longer restricted to listed values.',
    hint: "Keep the list where others read.",
  },
  "xsd/pattern-added": {
    ...narrows,
    sentence: '"{of}" now has to match the pattern {after}.',
    hint: "Check the form elsewhere, or take the old one for one release.",
  },
  "xsd/pattern-removed": {
    ...widens,
    sentence: '"{of}" no longer has to match the pattern {before}.',
    hint: "Keep the pattern where others read.",
  },
  "xsd/pattern-changed": {
    ...moves,
    sentence: 'The pattern of "{of}" changes from {before} to {after}.',
    hint: "Keep what the old pattern takes.",
  },
  "xsd/length-changed": {
    ...moves,
    sentence: 'The length of "{of}" is now {after} and no longer {before}.',
    hint: "Keep the length.",
  },
  "xsd/minimum-length-raised": {
    ...narrows,
    sentence: 'The minimum length of "{of}" rises from {before} to {after}.',
    hint: "Keep the old minimum length.",
  },
  "xsd/minimum-length-lowered": {
    ...widens,
    sentence: 'The minimum length of "{of}" falls from {before} to {after}.',
    hint: "Keep the old minimum length where others read.",
  },
  "xsd/maximum-length-lowered": {
    ...narrows,
    sentence: 'The maximum length of "{of}" falls from {before} to {after}.',
    hint: "Keep the old maximum length.",
  },
  "xsd/maximum-length-raised": {
    ...widens,
    sentence: 'The maximum length of "{of}" rises from {before} to {after}.',
    hint: "Keep the old maximum length where others read.",
  },
  "xsd/minimum-raised": {
    ...narrows,
    sentence: 'The minimum of "{of}" rises from {before} to {after}.',
    hint: "Keep the old minimum.",
  },
  "xsd/minimum-lowered": {
    ...widens,
    sentence: 'The minimum of "{of}" falls from {before} to {after}.',
    hint: "Keep the old minimum where others read.",
  },
  "xsd/maximum-lowered": {
    ...narrows,
    sentence: 'The maximum of "{of}" falls from {before} to {after}.',
    hint: "Keep the old maximum.",
  },
  "xsd/maximum-raised": {
    ...widens,
    sentence: 'The maximum of "{of}" rises from {before} to {after}.',
    hint: "Keep the old maximum where others read.",
  },
  ...digitChanges(),
  "xsd/white-space-changed": {
    ...doubtful,
    sentence: 'White space in "{of}" is now treated as "{after}", no longer as "{before}".',
    hint: "Keep whiteSpace; the same text now means another value.",
  },
} satisfies Readonly<Record<string, KindRow>>;

type DigitChanges = Readonly<Record<`xsd/${ChangeName<FacetsOfMeasure<"digits">>}-${"lowered" | "raised"}`, KindRow>>;

function digitChanges(): DigitChanges {
  const entries = digitFacets.flatMap(([facet, { bound, called = "" }]): readonly (readonly [string, KindRow])[] => {
    const moved = (isNarrower: boolean, way: string): KindRow => ({
      ...(isNarrower ? narrows : widens),
      sentence: `The ${called} of "{of}" ${way} from {before} to {after}.`,
      hint: `Keep the old number of digits${isNarrower ? "" : " where others read"}.`,
    });
    const name = changeName(facet);
    return [
      [`xsd/${name}-lowered`, moved(bound === "upper", "falls")],
      [`xsd/${name}-raised`, moved(bound === "lower", "rises")],
    ];
  });
  return Object.fromEntries(entries) as DigitChanges;
}
