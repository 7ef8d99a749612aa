import {
  arrayText,
  objectText,
  optionalObject,
  pureCall,
  trueIf,
  type LiteralProperties,
} from "../body/expression-texts.js";
import type { ContentAutomaton } from "../../model/xml-schema/automaton.js";
import type { ComplexTypeView } from "../../model/xml-schema/components.js";
import { isGroupPart, type ComplexTypeShape } from "../../plan/xml-shape.js";
import { pascalCase } from "../../text/identifiers.js";
import { expandedName } from "../../model/xml-schema/components.js";
import { jsDoc } from "../documented.js";
import { constant } from "../structures.js";
import { namedType, type CodecModule } from "./codec-module.js";
import { contentParts } from "./content-parts.js";
import { childrenOf, childText, headsText, sequenceText, statesText, tagsOf } from "./content-text.js";
import { plainSequence } from "./plain-sequence.js";

/** The name of the constant that holds the compiled content model of a type. */
export function contentModel(shape: ComplexTypeShape, codec: CodecModule): string {
  const whole = wholeGroup(shape, codec);
  if (whole !== undefined) return contentModel(whole, codec);
  const { typeName } = namedType(shape.type, codec);
  return codec.declared("content", shape, `content${typeName}`, (name) => {
    const { file, initializer } = model(shape, codec);
    const said = jsDoc(`The children of ${typeName}.`);
    const type = codec.type("xml/content/content", file);
    codec.add(constant({ name, ...said, type, initializer }));
  });
}

/** The group whose content a type has, whole and with nothing to say beside it, where it is one whose members come in any order. */
function wholeGroup(shape: ComplexTypeShape, codec: CodecModule): ComplexTypeShape | undefined {
  const { content, type } = shape;
  if (content.kind !== "properties" || !isUnordered(content.automaton)) return undefined;
  const [part, further] = codec.plan.xmlShapes.partsOf(type).content;
  if (
    part === undefined ||
    further !== undefined ||
    !isGroupPart(part) ||
    optionalObject(contentOptions(shape, codec)) !== undefined
  )
    return undefined;
  return codec.plan.xmlShapes.shapeOf(part.type);
}

function isUnordered(automaton: ContentAutomaton): boolean {
  return automaton.kind === "all" || automaton.isUnordered === true;
}

/** Files of the runtime that have a maker of content models; the others stand together. */
const filesOfMakers: Readonly<Record<string, string>> = {
  joinedContent: "xml/content/content-parts",
};

/** Facts about the content of a type beside its children. */
export function contentOptions(shape: ComplexTypeShape, codec: CodecModule): LiteralProperties {
  const { content, unknownElements } = shape;
  return {
    mixed: trueIf(content.kind === "items" && content.mixed),
    keepsUnknown: trueIf(unknownElements !== undefined),
    ...leftOut(shape, codec),
    views: viewsOf(shape, codec),
  };
}

function model(shape: ComplexTypeShape, codec: CodecModule): { readonly file: string; readonly initializer: string } {
  const { content } = shape;
  const automaton = content.kind === "properties" || content.kind === "items" ? content.automaton : undefined;
  const made = (
    file: string,
    name: string,
    parts: readonly string[],
    options: LiteralProperties,
  ): ReturnType<typeof model> => {
    const maker = codec.value(filesOfMakers[name] ?? "xml/content/content", name);
    return {
      file,
      initializer: pureCall(maker, ...parts, optionalObject({ ...contentOptions(shape, codec), ...options })),
    };
  };
  if (automaton === undefined) return made("StatesContent", "emptyContent", [], {});
  const known = childrenOf(content, automaton);
  const heads = headsText(automaton);
  const parts = contentParts(shape, automaton, codec);
  if (parts !== undefined) return made("StatesContent", "joinedContent", [arrayText(parts)], {});
  const sequence = automaton.kind === "all" ? undefined : plainSequence(automaton, known);
  if (sequence !== undefined) {
    return made("StatesContent", "sequenceContent", [sequenceText(known, sequence)], { heads });
  }
  const children = arrayText(known.map(childText));
  if (automaton.kind === "all") {
    return made("AllContent", "allContent", [children], { optional: trueIf(automaton.optional), heads });
  }
  const counters = automaton.counters === 0 ? undefined : String(automaton.counters);

  return made("StatesContent", "statesContent", [children, statesText(content, automaton)], { counters, heads });
}

/** The models of the views that the functions of a type serve. */
function viewsOf({ type }: ComplexTypeShape, codec: CodecModule): string | undefined {
  const views = codec.views.viewsOf(type).map((view): [string, string] => {
    return [view.view?.kind ?? "", contentModel(codec.plan.xmlShapes.shapeOf(view), codec)];
  });
  return views.length === 0 ? undefined : objectText(Object.fromEntries(views));
}

/** The children that a view has no place for, under the names that they have elsewhere. */
function leftOut({ type: { view } }: ComplexTypeShape, codec: CodecModule): LiteralProperties {
  if (view === undefined || view.elements.length === 0) return {};
  const tags = tagsOf(codec.plan.xmlShapes.shapeOf(view.of).content);
  const children = view.elements.map((element) =>
    childText({ tag: tags.get(expandedName(element.name))?.tag ?? element.name.local, element }),
  );
  return { [viewRefusal(view)]: arrayText(children) };
}

/** The code of the problem with what a view has no place for, as the runtime has it. */
export function viewRefusal({ kind }: ComplexTypeView): string {
  return `cannot${pascalCase(kind)}`;
}
