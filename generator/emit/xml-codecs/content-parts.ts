import type { ContentAutomaton, StateAutomaton } from "../../model/xml-schema/automaton.js";
import { isGroupPart, type GroupPart, type ShapeContent, type ComplexTypeShape } from "../../plan/xml-shape.js";
import { arrayText, optionalObject, pureCall } from "../body/expression-texts.js";
import { jsDoc } from "../documented.js";
import { constant } from "../structures.js";
import { namedType, type CodecModule } from "./codec-module.js";
import { asRun, contentRuns } from "./content-runs.js";
import { childrenOf, childText, headsText, sequenceText, statesText } from "./content-text.js";
import { plainSequence } from "./plain-sequence.js";

/**
 * The parts of a content model one after the other, those of shared groups as constants of their own; undefined where it has no such
 * group, or where its states are not those that its groups have alone.
 */
export function contentParts(
  { type, content }: ComplexTypeShape,
  automaton: ContentAutomaton,
  codec: CodecModule,
): readonly string[] | undefined {
  const { xmlShapes } = codec.plan;
  const parts = xmlShapes.partsOf(type).content;
  if (automaton.kind === "all" || automaton.isUnordered === true || !parts.some(isGroupPart)) return undefined;
  const runs = contentRuns(automaton, parts, xmlShapes);
  const isAsAlone = runs?.every(({ group, automaton }) => {
    return group === undefined || textOf(content, automaton) === textOfGroup(group, codec);
  });
  if (runs === undefined || isAsAlone !== true) return undefined;
  return runs.map(({ group, automaton }) =>
    group === undefined ? partCall(content, automaton, codec) : groupPart(group, codec),
  );
}

/** The constant that holds the part of a group. */
function groupPart({ type }: GroupPart, codec: CodecModule): string {
  const { typeName } = namedType(type, codec);
  return codec.declared("part", type, `part${typeName}`, (name) => {
    const shape = codec.plan.xmlShapes.shapeOf(type);
    const automaton = automatonOf(shape);
    const parts = automaton && contentParts(shape, automaton, codec);
    const initializer =
      parts === undefined
        ? partCall(shape.content, automaton, codec)
        : pureCall(codec.value("xml/content/content-parts", "joinedPart"), arrayText(parts));
    const said = jsDoc(`The children of ${typeName}, as a part of content models.`);
    codec.add(constant({ name, ...said, type: codec.type("xml/content/content-parts", "ContentPart"), initializer }));
  });
}

function automatonOf({ content }: ComplexTypeShape): StateAutomaton | undefined {
  if (content.kind !== "properties" || content.automaton.kind === "all") return undefined;
  return asRun(content.automaton);
}

function partCall(content: ShapeContent, automaton: StateAutomaton | undefined, codec: CodecModule): string {
  const children = automaton === undefined ? [] : childrenOf(content, automaton);
  const { states = [], counters = 0 } = automaton ?? {};
  const marks = automaton && plainSequence(automaton, children);
  if (marks !== undefined) {
    return pureCall(
      codec.value("xml/content/content-parts", "sequencePart"),
      sequenceText(children, marks),
      automaton && headsText(automaton),
    );
  }
  return pureCall(
    codec.value("xml/content/content-parts", "statesPart"),
    arrayText(children.map(childText)),
    statesText(content, { states: states.slice(0, -1) }),
    optionalObject({
      counters: counters === 0 ? undefined : String(counters),
      heads: automaton && headsText(automaton),
    }),
  );
}

/** Texts of groups by themselves, which each type that takes a group is compared with. */
const known = new WeakMap<CodecModule, Map<GroupPart["type"], string | undefined>>();

function textOfGroup({ type }: GroupPart, codec: CodecModule): string | undefined {
  const texts = known.get(codec) ?? new Map<GroupPart["type"], string | undefined>();
  known.set(codec, texts);
  if (!texts.has(type)) {
    const shape = codec.plan.xmlShapes.shapeOf(type);
    const automaton = automatonOf(shape);
    texts.set(type, automaton && textOf(shape.content, automaton));
  }
  return texts.get(type);
}

/** Everything that a part of a content model says. */
function textOf(content: ShapeContent, automaton: StateAutomaton): string {
  return [...childrenOf(content, automaton).map(childText), statesText(content, automaton)].join("\n");
}
