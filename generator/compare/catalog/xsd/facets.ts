import { digitFacets, type FacetsOfMeasure } from "../../../model/xml-schema/facets.js";
import { changeName, type ChangeName } from "../../change-name.js";
import type { KindOfChange, Levels } from "../../kind-of-change.js";

const narrowing: Levels = { sent: "breaking", read: "info" };
const widening: Levels = { sent: "info", read: "breaking" };

/** Changes of facets. */
export const facetChanges = {
  "xsd/enumeration-value-removed": {
    wire: narrowing,
    code: { sent: "breaking" },
    sentence: ({ of, value }) => `"${of}" no longer takes the value ${value}.`,
    hint: "Keep the value for one release and say that it is retired.",
  },
  "xsd/enumeration-value-added": {
    wire: widening,
    code: { read: "breaking" },
    sentence: ({ of, value }) => `"${of}" takes the new value ${value}.`,
    hint: "Tell those who read to expect new values.",
  },
  "xsd/enumeration-added": {
    wire: narrowing,
    code: { sent: "breaking" },
    sentence: ({ of, after }) => `"${of}" takes only listed values now: ${after}.`,
    hint: "Document the values and keep taking others.",
  },
  "xsd/enumeration-removed": {
    wire: widening,
    code: { read: "breaking" },
    sentence: ({ of }) => `"${of}" is no longer restricted to listed values.`,
    hint: "Keep the list where others read.",
  },
  "xsd/pattern-added": {
    wire: narrowing,
    code: {},
    sentence: ({ of, after }) => `"${of}" now has to match the pattern ${after}.`,
    hint: "Check the form elsewhere, or take the old one for one release.",
  },
  "xsd/pattern-removed": {
    wire: widening,
    code: {},
    sentence: ({ of, before }) => `"${of}" no longer has to match the pattern ${before}.`,
    hint: "Keep the pattern where others read.",
  },
  "xsd/pattern-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: {},
    sentence: ({ of, before, after }) => `The pattern of "${of}" changes from ${before} to ${after}.`,
    hint: "Keep what the old pattern takes.",
  },
  "xsd/length-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: {},
    sentence: ({ of, before, after }) => `The length of "${of}" is now ${after} and no longer ${before}.`,
    hint: "Keep the length.",
  },
  "xsd/minimum-length-raised": {
    wire: narrowing,
    code: {},
    sentence: ({ of, before, after }) => `The minimum length of "${of}" rises from ${before} to ${after}.`,
    hint: "Keep the old minimum length.",
  },
  "xsd/minimum-length-lowered": {
    wire: widening,
    code: {},
    sentence: ({ of, before, after }) => `The minimum length of "${of}" falls from ${before} to ${after}.`,
    hint: "Keep the old minimum length where others read.",
  },
  "xsd/maximum-length-lowered": {
    wire: narrowing,
    code: {},
    sentence: ({ of, before, after }) => `The maximum length of "${of}" falls from ${before} to ${after}.`,
    hint: "Keep the old maximum length.",
  },
  "xsd/maximum-length-raised": {
    wire: widening,
    code: {},
    sentence: ({ of, before, after }) => `The maximum length of "${of}" rises from ${before} to ${after}.`,
    hint: "Keep the old maximum length where others read.",
  },
  "xsd/minimum-raised": {
    wire: narrowing,
    code: {},
    sentence: ({ of, before, after }) => `The minimum of "${of}" rises from ${before} to ${after}.`,
    hint: "Keep the old minimum.",
  },
  "xsd/minimum-lowered": {
    wire: widening,
    code: {},
    sentence: ({ of, before, after }) => `The minimum of "${of}" falls from ${before} to ${after}.`,
    hint: "Keep the old minimum where others read.",
  },
  "xsd/maximum-lowered": {
    wire: narrowing,
    code: {},
    sentence: ({ of, before, after }) => `The maximum of "${of}" falls from ${before} to ${after}.`,
    hint: "Keep the old maximum.",
  },
  "xsd/maximum-raised": {
    wire: widening,
    code: {},
    sentence: ({ of, before, after }) => `The maximum of "${of}" rises from ${before} to ${after}.`,
    hint: "Keep the old maximum where others read.",
  },
  ...digitChanges(),
  "xsd/white-space-changed": {
    wire: { sent: "warning", read: "warning" },
    code: {},
    sentence: ({ of, before, after }) =>
      `White space in "${of}" is now treated as "${after}", no longer as "${before}".`,
    hint: "Keep whiteSpace; the same text now means another value.",
  },
} satisfies Readonly<Record<string, KindOfChange>>;

type DigitChanges = Readonly<
  Record<`xsd/${ChangeName<FacetsOfMeasure<"digits">>}-${"lowered" | "raised"}`, KindOfChange>
>;

function digitChanges(): DigitChanges {
  const entries = digitFacets.flatMap(
    ([facet, { bound, called = "" }]): readonly (readonly [string, KindOfChange])[] => {
      const moved = (narrows: boolean, way: string): KindOfChange => ({
        wire: narrows ? narrowing : widening,
        code: {},
        sentence: ({ of, before, after }) => `The ${called} of "${of}" ${way} from ${before} to ${after}.`,
        hint: `Keep the old number of digits${narrows ? "" : " where others read"}.`,
      });
      const name = changeName(facet);
      return [
        [`xsd/${name}-lowered`, moved(bound === "upper", "falls")],
        [`xsd/${name}-raised`, moved(bound === "lower", "rises")],
      ];
    },
  );
  return Object.fromEntries(entries) as DigitChanges;
}
