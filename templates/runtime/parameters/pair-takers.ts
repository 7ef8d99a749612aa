import type { ParameterTable, ValueShape } from "../http/operation.js";
import { pointerPart } from "../json/pointer.js";
import type { Problem } from "../base/problem.js";
import { problemOf, repeatedFault } from "./fault.js";
import { partReader, wholeText } from "./json-part.js";
import { setMember } from "./members.js";
import type { PairForm, PairState } from "./pair-form.js";
import {
  addPair,
  bracketKeys,
  createPairNode,
  memberNode,
  valueOfNode,
  type PairNode,
  type TreeReading,
} from "./pair-tree.js";
import { commaSplit, jsonTextReader, textValueReader } from "./read-text.js";
import { compileShape, isPrimitiveShape, takesItems, takesMembers, type ReadText } from "./shape.js";

/** Takes the pairs of one parameter, or of one field of a form. */
export interface PairTaker {
  /** Names of pairs that are its own, without brackets. */
  readonly names: readonly string[];
  /** Names go on in brackets. */
  readonly hasBrackets: boolean;
  /** Accepts pairs of any name: additional properties. */
  readonly takesRest: boolean;
  /** Such names go on in brackets as well. */
  readonly nestsRest: boolean;
  /** Takes one pair; brackets of its name count from `length` on. `name` is decoded, `raw` is not. */
  take(state: PairState, name: string, length: number, raw: string): void;
  /** Converts the collected pairs to a value. */
  readonly finish?: (state: PairState) => void;
}

/** True for an object whose properties are serialized under their own names. */
export function isExplodedObject(table: ParameterTable | undefined): boolean {
  return table !== undefined && table.style !== "deepObject" && isExploded(table) && takesMembers(table.shape);
}

/** True for lists and objects with one pair per item or property. */
function isExploded({ style, explode, shape }: ParameterTable): boolean {
  return style === "deepObject" || (explode && style !== "json" && !isPrimitiveShape(shape));
}

/** Takes the pairs of a parameter. */
export function takerOf(table: ParameterTable, form: PairForm): PairTaker {
  const { name: parameterName, shape } = table;
  const path = `${form.at}/${pointerPart(parameterName)}`;
  if (!isExploded(table)) return singleTaker(table, path, form);
  const { hasBrackets } = form;
  const node = compileShape(shape);
  const isObject = isExplodedObject(table);
  const members = isObject && typeof shape === "object" && "members" in shape ? shape : undefined;
  const names = new Set(Object.keys(members?.members ?? {}));
  // A value that may also be a list or a string then uses the parameter's own name.
  const hasOwn = !isObject || (!names.has(parameterName) && (takesItems(shape) || hasText(shape)));
  return {
    names: hasOwn ? [...names, parameterName] : [...names],
    hasBrackets,
    takesRest: isObject && members?.closed !== true,
    nestsRest: hasBrackets && !isPrimitiveShape(members?.others ?? "any"),
    take: (state, name, length, raw) => {
      withProblem(state.problems, path, () => {
        const base = name.slice(0, length);
        const keys = hasBrackets ? bracketKeys(name, length) : [];
        const text = form.decode(raw);
        const tree = treeOf(state, table);
        addPair(hasOwn && base === parameterName ? tree : memberNode(tree, base), keys, text);
      });
    },
    finish: (state) => {
      const tree = state.trees.get(table);
      if (tree !== undefined)
        setValue(state, parameterName, (problems) => valueOfNode(tree, node, path, { ...readTexts(form), problems }));
    },
  };
}

/** Takes values whose names no table has; each is a value of its own. */
export function othersTaker(shape: ValueShape, form: PairForm): PairTaker {
  const node = compileShape(shape);
  const pathOf = (name: string): string => `${form.at}/${pointerPart(name)}`;
  return {
    names: [],
    hasBrackets: form.hasBrackets,
    takesRest: true,
    nestsRest: form.hasBrackets && !isPrimitiveShape(shape),
    take: (state, name, length, raw) => {
      const base = name.slice(0, length);
      withProblem(state.problems, pathOf(base), () => {
        const keys = bracketKeys(name, length);
        const text = form.decode(raw);
        addPair(memberNode(treeOf(state, node), base), keys, text);
      });
    },
    finish: (state) => {
      for (const [name, inner] of state.trees.get(node)?.members ?? []) {
        const path = pathOf(name);
        setValue(state, name, (problems) => valueOfNode(inner, node, path, { ...readTexts(form), problems }));
      }
    },
  };
}

/** Takes the one pair of a value that is a single text. */
function singleTaker(table: ParameterTable, path: string, form: PairForm): PairTaker {
  const { name: parameterName, style } = table;
  const read = style === "json" ? jsonTextReader(form.decode, form.readJson) : delimitedReader(table, form);
  return {
    names: [parameterName],
    hasBrackets: false,
    takesRest: false,
    nestsRest: false,
    take: ({ values, problems }, _, __, raw) => {
      withProblem(problems, path, () => {
        if (Object.hasOwn(values, parameterName)) throw repeatedFault();
        setMember(values, parameterName, read(raw));
      });
    },
  };
}

/** Reads a value whose items share one string. */
function delimitedReader(table: ParameterTable, { decode, readJson }: PairForm): ReadText {
  const { style, shape } = table;
  const delimiter = style === "spaceDelimited" ? " " : style === "pipeDelimited" ? "|" : undefined;
  const form = { readJson, isKeyed: false };
  if (delimiter === undefined) return textValueReader(shape, { ...form, split: commaSplit(table), decode });
  // Encoded or not, the delimiter is the same.
  const read = textValueReader(shape, { ...form, split: (text) => text.split(delimiter), decode: (text) => text });
  return (raw) => read(decode(raw));
}

function hasText(shape: ValueShape): boolean {
  return typeof shape === "object" && "text" in shape;
}

function readTexts({ hasBrackets, readJson }: PairForm): Pick<TreeReading, "readText"> {
  return hasBrackets
    ? { readText: (shape, text) => wholeText(shape, text, readJson) }
    : { readText: (shape, text) => partReader(shape, readJson)(text) };
}

function treeOf({ trees }: PairState, key: object): PairNode {
  const known = trees.get(key);
  if (known !== undefined) return known;
  const tree = createPairNode();
  trees.set(key, tree);
  return tree;
}

function setValue({ values, problems }: PairState, name: string, value: (problems: Problem[]) => unknown): void {
  const found: Problem[] = [];
  const read = value(found);
  if (found.length === 0) setMember(values, name, read);
  problems.push(...found);
}

function withProblem(problems: Problem[], path: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    problems.push(problemOf(error, path));
  }
}
