import type { ElementDeclaration, Wildcard } from "../../model/xml-schema/components.js";
import {
  isGroupPart,
  type GroupPart,
  type ItemsProperty,
  type ShapeProperty,
  type ComplexTypeShape,
} from "../../plan/xml-shape.js";
import { camelCase } from "../../text/identifiers.js";
import { stringLiteral } from "../../text/literals.js";
import { codeBlock, codeCase, codeLines, codeText, switchOver, type Code } from "../body/code.js";
import { callText } from "../body/expression-texts.js";
import { printType } from "../json-types/type-text.js";
import { jsDoc } from "../documented.js";
import { kinds } from "../structures.js";
import { elementType, itemType } from "../xml-types/complex-type.js";
import { useFragment } from "../xml-types/type-scope.js";
import { complexTypeName, globalsFor, type CodecModule } from "./codec-module.js";
import { contentModel } from "./content-model.js";
import { wildcardTags } from "./content-text.js";
import { untilOneDoes } from "./until-one-does.js";
import { xmlLabel } from "./labels.js";
import { listExpression, setProperty } from "./property-access.js";
import { decoderParameter, draftParameter } from "./read-attributes.js";
import { textCodec } from "./simple-codec.js";

/** An expression that reads an element on whose start tag the decoder stands, for a type of this name. */
export type ReadElement = (element: ElementDeclaration, typeName: string, codec: CodecModule) => string;

/** The statements of a read function for the children of a type, or for its text. */
export function contentCode(
  shape: ComplexTypeShape,
  typeName: string,
  codec: CodecModule,
  readElement: ReadElement,
): readonly Code[] {
  const { content, unknownElements, type } = shape;
  if (content.kind === "text") {
    const type = textCodec(content.type, xmlLabel(typeName, "Text"), content.type, codec);
    return codeLines(setProperty("value", content.name, `decoder.content(${type}, constraint)`, codec));
  }
  const reader = new ContentReader(shape, typeName, codec, readElement);
  switch (content.kind) {
    case "empty":
      break;
    case "properties":
      codec.plan.xmlShapes.partsOf(type).content.forEach((part) => reader.addPart(part));
      break;
    case "items":
      reader.addItems(content.list, content.mixed, true);
      break;
  }
  if (unknownElements !== undefined) reader.addUnknown(unknownElements);
  return reader.code();
}

/** The function that reads a child into a value where it is one of a group, and says no where it is none. */
function groupFunction({ type }: GroupPart, codec: CodecModule, readElement: ReadElement): string {
  const typeName = complexTypeName(type, codec);
  return codec.declared("read", type, `read${typeName}`, (name) => {
    const reader = new ContentReader(codec.plan.xmlShapes.shapeOf(type), typeName, codec, readElement, true);
    codec.plan.xmlShapes.partsOf(type).content.forEach((part) => reader.addPart(part));
    codec.add({
      kind: kinds.function,
      name,
      ...jsDoc(`Reads a child of ${typeName}; false for another one.`),
      parameters: [decoderParameter(codec), { name: "tag", type: "string" }, draftParameter(typeName, codec)],
      returnType: "boolean",
      statements: codeText(reader.groupCode()),
    });
  });
}

/** Puts together the loop over the children of one type: a case for each tag, and lists that are filled on the way. */
class ContentReader {
  private readonly before: string[] = [];
  private readonly cases: Code[] = [];
  private readonly groupCalls: string[] = [];
  private readonly after: string[] = [];
  private readonly locals = new Set(["value", "decoder", "tag", "index", "constraint", "others"]);

  /** `isGroup` is set where the children are those of a group, whose function reads one child at a time. */
  constructor(
    private readonly shape: ComplexTypeShape,
    private readonly typeName: string,
    private readonly codec: CodecModule,
    private readonly readElement: ReadElement,
    private readonly isGroup: boolean = false,
  ) {}

  addPart(part: ShapeProperty | GroupPart): void {
    if (!isGroupPart(part)) return this.addProperty(part);
    this.groupCalls.push(callText(groupFunction(part, this.codec, this.readElement), "decoder", "tag", "value"));
  }

  private addProperty(property: ShapeProperty): void {
    const { codec } = this;
    switch (property.kind) {
      case "items":
        this.addItems(property, false, false);
        break;
      case "wildcard": {
        const list = this.addList(property.name, useFragment(codec), false);
        this.addCase(property.name, `${list}.push(${readWildcard(property.wildcard, codec)});`);
        break;
      }
      case "element": {
        const { name, element, occurs } = property;
        const read = this.readElement(element, this.typeName, codec);
        if (occurs !== "list") this.addCase(name, setProperty("value", name, read, codec));
        else this.addCase(name, `${this.addList(name, printType(elementType(element, codec)), false)}.push(${read});`);
        break;
      }
    }
  }

  /** A list of tagged items, which the value has always where `isAlways` is set. */
  addItems(list: ItemsProperty, mixed: boolean, isAlways: boolean): void {
    const { codec } = this;
    const local = this.addList(list.name, printType(itemType(list, mixed, codec)), isAlways);
    if (mixed) this.addCase("#text", `${local}.push(decoder.text);`);
    for (const { tag, element } of list.items) {
      const read = this.readElement(element, this.typeName, codec);
      this.addCase(tag, `${local}.push({ tag: ${stringLiteral(tag)}, value: ${read} });`);
    }
    const tags = wildcardTags(this.shape.content);
    const byTag = new Map(list.wildcards.map((wildcard) => [tags.get(wildcard) ?? "", wildcard]));
    for (const [tag, wildcard] of byTag) {
      this.addCase(tag, `${local}.push({ tag: "*", value: ${readWildcard(wildcard, codec)} });`);
    }
  }

  /** Elements that the contract does not know, kept under a name. */
  addUnknown(name: string): void {
    const read = `${this.codec.value("xml/wildcard-elements", "keptElement")}(decoder)`;
    this.addCase("#unknown", `${this.addList(name, useFragment(this.codec), false)}.push(${read});`);
  }

  code(): readonly Code[] {
    const { before, cases, groupCalls, after } = this;
    const enter = `decoder.enter(${contentModel(this.shape, this.codec)});`;
    if (cases.length + groupCalls.length === 0) return codeLines(enter, "decoder.noChildren();", ...after);
    const ofGroups = groupCalls.length === 0 ? undefined : untilOneDoes(groupCalls);
    const body =
      ofGroups !== undefined && cases.length === 0
        ? codeLines(ofGroups)
        : switchOver("tag", ofGroups === undefined ? cases : [...cases, codeCase(undefined, ofGroups)]);
    return [
      ...codeLines(...before, enter),
      codeBlock("for (let tag = decoder.child(); tag !== undefined; tag = decoder.child())", body),
      ...codeLines(...after),
    ];
  }

  /** The statements of a group's function. */
  groupCode(): readonly Code[] {
    const { cases, groupCalls } = this;
    const others = groupCalls.length === 0 ? "false" : groupCalls.join(" || ");
    return [...switchOver("tag", cases), ...codeLines(`return ${others};`)];
  }

  private addCase(tag: string, statement: string): void {
    this.cases.push(codeCase(stringLiteral(tag), statement, this.isGroup ? "return true;" : "break;"));
  }

  /** A local list for a property, which gets it when it is not empty. The function of a group has no end at which that could be. */
  private addList(name: string, itemText: string, isAlways: boolean): string {
    if (this.isGroup) return listExpression("value", name, this.codec);
    const wish = `${camelCase(name)}List`;
    let local = wish;
    for (let number = 2; this.locals.has(local); number += 1) local = `${wish}${number}`;
    this.locals.add(local);
    const type = this.codec.typed(`: ${itemText.includes(" ") ? `(${itemText})` : itemText}[]`);
    this.before.push(`const ${local}${type} = [];`);
    const assignment = setProperty("value", name, local, this.codec);
    this.after.push(isAlways ? assignment : `if (${local}.length > 0) ${assignment}`);
    return local;
  }
}

function readWildcard(wildcard: Wildcard, codec: CodecModule): string {
  const parts = ["decoder", stringLiteral(wildcard.processContents), globalsFor(wildcard, codec)];
  return callText(codec.value("xml/wildcard-elements", "anyElement"), ...parts);
}
