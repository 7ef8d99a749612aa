/** The marks of an OpenAPI document that can be reused by name. */
const markKeys = new Set(["x-open-question", "x-sandbox-choice"]);

/** A copy of an OpenAPI document in which each name of a question or choice is replaced by its description. */
export function withMarkTexts(root: unknown): unknown {
  const texts = new Map<string, string>();
  eachMark(root, (key, mark) => {
    if (isNamed(mark) && typeof mark.text === "string") texts.set(`${key} ${mark.name}`, mark.text);
  });
  return copied(root);

  function copied(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(copied);
    if (typeof value !== "object" || value === null) return value;
    const members = Object.entries(value).map(([key, each]) => [
      key,
      markKeys.has(key) ? textIn(key, each) : copied(each),
    ]);
    return Object.fromEntries(members) as unknown;
  }

  function textIn(key: string, value: unknown): string {
    const marks = [value]
      .flat()
      .map((mark) => (isNamed(mark) ? (texts.get(`${key} ${mark.name}`) ?? "") : String(mark)));
    return marks.join(" ");
  }
}

/** Calls back with each question and choice of a document, and with each item of a list. */
export function eachMark(value: unknown, found: (key: string, mark: unknown) => void): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    if (markKeys.has(key)) [each as unknown].flat().forEach((mark) => found(key, mark));
    else eachMark(each, found);
  }
}

/** A named question or choice, with its description where it is defined. */
export interface NamedMark {
  readonly name: string;
  readonly text?: unknown;
}

/** True for a mark that has a name. */
export function isNamed(mark: unknown): mark is NamedMark {
  return typeof mark === "object" && mark !== null && typeof (mark as Record<string, unknown>)["name"] === "string";
}
