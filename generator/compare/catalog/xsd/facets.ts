import { doubtful, moves, narrows, narrowsTypes, widens, widensTypes, listedValues } from "../effects.js";
import { digitFacets, type FacetsOfMeasure } from "../../../model/xml-schema/facets.js";
import { changeName, type ChangeName } from "../../change-name.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of facets. */
export const facetChanges = {
  "xsd/enumeration-value-removed": narrowsTypes.removed(
    "`{of}` no longer has the {noun} {value}.",
    "Keep the value for one release, and document that it is retired.",
    listedValues,
  ),
  "xsd/enumeration-value-added": widensTypes.added(
    "`{of}` has {counted}: {value}.",
    "Announce the new values to consumers.",
    listedValues,
  ),
  "xsd/enumeration-added": narrowsTypes(
    "`{of}` now accepts only listed values: {after}.",
    "Document the values, and keep accepting others.",
  ),
  "xsd/enumeration-removed": widensTypes(
    "`{of}` is no longer restricted to listed values.",
    "Keep the enumeration in payloads that consumers read.",
  ),
  "xsd/pattern-added": narrows(
    "`{of}` must now match the pattern {after}.",
    "Check the pattern in your own code, or accept the old form for one release.",
  ),
  "xsd/pattern-removed": widens(
    "`{of}` no longer needs to match the pattern {before}.",
    "Keep the pattern in payloads that consumers read.",
  ),
  "xsd/pattern-changed": moves(
    "The pattern of `{of}` changed from {before} to {after}.",
    "Keep accepting the old pattern.",
  ),
  "xsd/length-changed": moves("The length of `{of}` changed from {before} to {after}.", "Keep the length."),
  ...movedBound("minimum-length", "minimum length", false),
  ...movedBound("maximum-length", "maximum length", true),
  ...movedBound("minimum", "minimum", false),
  ...movedBound("maximum", "maximum", true),
  ...digitChanges(),
  "xsd/white-space-changed": doubtful(
    'White space in `{of}` is now treated as "{after}" instead of "{before}".',
    "Keep whiteSpace; another mode changes the value of existing strings.",
  ),
};

type Moved<Name extends string> = Readonly<Record<`xsd/${Name}-${"lowered" | "raised"}`, KindRow>>;
type DigitChanges = Moved<ChangeName<FacetsOfMeasure<"digits">>>;

function digitChanges(): DigitChanges {
  const rows = digitFacets.map(([facet, { bound, called = "" }]) =>
    movedBound(changeName(facet), called, bound === "upper", "number of digits"),
  );
  return Object.assign({}, ...rows) as DigitChanges;
}

function movedBound<Name extends string>(name: Name, noun: string, isUpper: boolean, kept = noun): Moved<Name> {
  const sentence = (move: string): string => `The ${noun} of \`{of}\` was ${move} from {before} to {after}.`;
  const [narrowing, widening] = isUpper ? ["lowered", "raised"] : ["raised", "lowered"];
  return {
    [`xsd/${name}-${narrowing}`]: narrows(sentence(narrowing), `Keep the old ${kept}.`),
    [`xsd/${name}-${widening}`]: widens(sentence(widening), `Keep the old ${kept} in payloads that consumers read.`),
  } as Moved<Name>;
}
