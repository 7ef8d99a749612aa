/** A choice for a location that a schema describes as well. */
export interface PlacedChoice {
  /** A JSON pointer to the node that carries the mark. */
  readonly at: string;
  readonly text: string;
  readonly node: Readonly<Record<string, unknown>>;
  /** True and false for properties, parameters and bodies; undefined if no keyword requires it. */
  readonly required: boolean | undefined;
}

/** Every `x-sandbox-choice` of a document. */
export function choicesIn(value: unknown, at = "", required?: boolean): readonly PlacedChoice[] {
  if (typeof value !== "object" || value === null) return [];
  const node = value as Readonly<Record<string, unknown>>;
  const text = node["x-sandbox-choice"];
  const asked = typeof node["required"] === "boolean" ? node["required"] : required;
  const own = typeof text === "string" ? [{ at, text, node, required: asked }] : [];
  const inside = Object.entries(node).flatMap(([key, child]) =>
    key === "properties" ? membersIn(child, `${at}/${key}`, node["required"]) : choicesIn(child, `${at}/${key}`),
  );
  return [...own, ...inside];
}

function membersIn(properties: unknown, at: string, required: unknown): readonly PlacedChoice[] {
  const names = Array.isArray(required) ? required : [];
  return Object.entries(properties as object).flatMap(([name, member]) =>
    choicesIn(member, `${at}/${name}`, names.includes(name)),
  );
}

/** Forms of words that promise something of a value, and the question to its schema. */
const promises: readonly (readonly [words: RegExp, holds: (choice: PlacedChoice) => boolean, problem: string])[] = [
  [
    /\bmay (?:leave\b.*\bout|omit)\b|\bmay be (?:left out|omitted|absent|missing)\b|\bis optional\b|\bor (?:is )?(?:absent|missing|omitted)\b|\bwithout the parameter\b/,
    ({ required }) => required !== true,
    "it may be left out, and is required",
  ],
  [
    /\bmay (?:send|contain|be)\b.*\bempty\b/,
    ({ node }) => !(Number(node["minItems"]) > 0 || Number(node["minLength"]) > 0),
    "it may be empty, and its schema asks for more",
  ],
  [
    /\bmay be null\b|\bis null\b/,
    ({ node }) => [node["type"]].flat().includes("null"),
    "it may be null, and its schema has no null",
  ],
  [
    /\b(?:is|are) required\b/,
    ({ required }) => required !== false,
    "it is required, and its schema lets it be left out",
  ],
];

/** Promises of choices that their schemas refuse, a line each. */
export function refusedChoices(document: unknown): readonly string[] {
  return choicesIn(document).flatMap((choice) =>
    promises
      .filter(([words, holds]) => words.test(choice.text) && !holds(choice))
      .map(([, , problem]) => `${choice.at}: ${problem}: ${choice.text.trim()}`),
  );
}
