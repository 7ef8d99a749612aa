import { parse } from "yaml";
import { locatedFacts, type Located } from "./check-facts.js";
import type { Fact } from "./facts.js";
import { isNamed } from "./named-marks.js";
import { textOf } from "./openapi-document.js";
import { describedInOpenapi } from "./says-openapi.js";
import { type Specs, xsdOf } from "./specs.js";
import { namesQuestion } from "./words.js";
import { describedBy } from "./xsd-places.js";
import { annotations, type XsdNode } from "./xsd-tree.js";

/** An open question or a choice of a spec that could be removed or changed without a failing fact. */
export interface UnclaimedMark {
  readonly place: string;
  readonly clause: "open" | "choice";
  readonly text: string;
}

/** One mark of a node, with the other marks of its kind. */
interface Mark extends UnclaimedMark {
  /** The node of an XSD; in OpenAPI the place is the node. */
  readonly node?: XsdNode;
  readonly source: string;
  readonly others: readonly string[];
}

/** The clause that speaks of each kind of mark. */
const clauses: Readonly<Record<string, UnclaimedMark["clause"]>> = {
  "x-open-question": "open",
  "x-sandbox-choice": "choice",
  "open-question": "open",
  "sandbox-choice": "choice",
};

/** Marks of an API's specs whose removal makes no clause fail. */
export function unclaimedMarks(facts: readonly Fact[], specs: Specs, name: string): readonly UnclaimedMark[] {
  const located = locatedFacts(facts, specs, name);
  return marksOf(specs, name).filter((mark) => !located.some((each) => noticesLossOf(mark, each)));
}

/** A mark as an author reads it. */
export function unclaimedMarkText({ place, clause, text }: UnclaimedMark): string {
  return `${place}\n    No clause "${clause}" of a fact speaks of: ${text}`;
}

/** True for a fact with a clause that matches with the mark, but not without it. */
function noticesLossOf(mark: Mark, located: Located): boolean {
  const left = textsWithout(mark, located);
  if (left === undefined) return false;
  return located.fact.clauses.some(
    ({ name, argument }) =>
      name === mark.clause &&
      namesQuestion(argument, left, "it") !== undefined &&
      namesQuestion(argument, [...left, mark.text], "it") === undefined,
  );
}

/** The descriptions of a fact's marks, without one of them; undefined if the fact does not mention that one. */
function textsWithout({ place, node, source, others }: Mark, located: Located): readonly string[] | undefined {
  if (located.language === "openapi") {
    const nodes = describedInOpenapi(located.document, located.place);
    if (node !== undefined || !nodes.some(({ at }) => at === place)) return undefined;
    return nodes.flatMap((each) => (each.at === place ? [others.join(" ")] : [textOf(each, source) ?? ""]));
  }
  const nodes = describedBy(located.document, located.place);
  if (node === undefined || !nodes.includes(node)) return undefined;
  return nodes.flatMap((each) => (each === node ? others : annotations(each, source)));
}

function marksOf(specs: Specs, name: string): readonly Mark[] {
  const document: unknown = parse(specs.get(`${name}/openapi.yaml`) ?? "");
  const xsd = xsdOf(specs, name);
  return [...marksOfOpenapi(document), ...(xsd === undefined ? [] : marksOfXsd(xsd.root))];
}

function marksOfOpenapi(document: unknown): readonly Mark[] {
  const named = new Map<string, string>();
  visit(document, "#", (source, marks) => {
    for (const mark of marks)
      if (isNamed(mark) && typeof mark.text === "string") named.set(`${source} ${mark.name}`, mark.text);
  });
  const found: Mark[] = [];
  visit(document, "#", (source, marks, place) => {
    const texts = marks.map((mark) => (isNamed(mark) ? (named.get(`${source} ${mark.name}`) ?? "") : String(mark)));
    found.push(...besideEachOther(texts, source).map((mark) => ({ ...mark, place })));
  });
  return found;
}

type Found = (source: string, marks: readonly unknown[], place: string) => void;

function visit(value: unknown, place: string, found: Found): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (Object.hasOwn(clauses, key)) found(key, [inner as unknown].flat(), place);
    else visit(inner, `${place}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, found);
  }
}

function marksOfXsd(node: XsdNode): readonly Mark[] {
  const place = `line ${node.line}`;
  const own = ["open-question", "sandbox-choice"].flatMap((source) =>
    besideEachOther(annotations(node, source), source).map((mark) => ({ ...mark, place, node })),
  );
  return [...own, ...node.children.flatMap(marksOfXsd)];
}

function besideEachOther(texts: readonly string[], source: string): readonly Omit<Mark, "place">[] {
  const clause = clauses[source] ?? "open";
  return texts.map((text, at) => ({ source, clause, text, others: texts.filter((_, index) => index !== at) }));
}
