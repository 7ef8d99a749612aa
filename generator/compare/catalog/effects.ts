import type { KindRow, Levels } from "../kind-of-change.js";
import { countWords } from "../../text/join-words.js";

type Effect = Pick<KindRow, "wire" | "code" | "isInformation">;
type Hint = KindRow["hint"];

/** Further properties of a row. */
type More = Partial<KindRow>;
type MakeRow = (sentence: string, hint: Hint, more?: More) => KindRow;
type MakeRowWithAdvice = (sentence: string, hint?: Hint, more?: More) => KindRow;

/** A function for rows, with one for each other heading of a changelog. */
type RowMaker<Make> = Make & Readonly<Record<"added" | "removed" | "deprecated", Make>>;

/** Returns a function for the rows of kinds with an effect. Rows of an effect with advice need no hint. */
export function effect(levels: Effect, advice: string): RowMaker<MakeRowWithAdvice>;
export function effect(levels: Effect): RowMaker<MakeRow>;
export function effect(levels: Effect, advice: Hint = ""): RowMaker<MakeRowWithAdvice> {
  const below =
    (heading: More): MakeRowWithAdvice =>
    (sentence, hint = advice, more = {}) => ({ ...levels, sentence, hint, ...heading, ...more });
  return Object.assign(below({}), {
    added: below({ changelog: "added" }),
    removed: below({ changelog: "removed" }),
    deprecated: below({ changelog: "deprecated" }),
  });
}

const [narrowed, widened, moved] = [
  { sent: "breaking", read: "info" },
  { sent: "info", read: "breaking" },
  { sent: "breaking", read: "breaking" },
] as const satisfies readonly Levels[];
const doubt = { sent: "warning", read: "warning" } as const satisfies Levels;

/** The advice on changes with which more is accepted. */
export const widensHint = "Announce the change to consumers first, or make it in a new version of the operation.";
/** The advice on changes with which less is accepted. */
export const narrowsHint =
  "Keep accepting the old values for one release, or make the change in a new version of the operation.";
const movesHint = "Make the change in a new version of the operation, and keep the old one for one release.";

/** Code of consumers that makes values no longer compiles. */
export const breaksSenders = { sent: "breaking" } as const satisfies Levels;
/** Code of consumers that takes values no longer compiles. */
export const breaksReaders = { read: "breaking" } as const satisfies Levels;
/** No code of consumers compiles. */
export const breaksAll = { ...breaksSenders, ...breaksReaders } as const satisfies Levels;

/** Less is accepted: clients are affected. */
export const narrows = effect({ wire: narrowed }, narrowsHint);
/** Less is accepted, and code that makes values no longer compiles. */
export const narrowsTypes = effect({ wire: narrowed, code: breaksSenders }, narrowsHint);
/** Less is accepted, and no code compiles. */
export const narrowsAllTypes = effect({ wire: narrowed, code: breaksAll }, narrowsHint);
/** Less is accepted, and code that makes values may no longer compile: types contain only a part of it. */
export const mayNarrowTypes = effect({ wire: narrowed, code: { sent: "warning" } }, narrowsHint);

/** More is accepted: consumers are affected. */
export const widens = effect({ wire: widened }, widensHint);
/** More is accepted, and code that takes values no longer compiles. */
export const widensTypes = effect({ wire: widened, code: breaksReaders }, widensHint);
/** More is accepted, and no code compiles. */
export const widensAllTypes = effect({ wire: widened, code: breaksAll }, widensHint);
/** More is accepted, and code that takes values may no longer compile. */
export const mayWidenTypes = effect({ wire: widened, code: { read: "warning" } }, widensHint);

/** Some values are now rejected, and others accepted. */
export const moves = effect({ wire: moved }, movesHint);
/** Some values are now rejected and others accepted, and no code compiles. */
export const movesTypes = effect({ wire: moved, code: breaksAll }, movesHint);
/** Some values are now rejected and others accepted, and code may no longer compile. */
export const mayMoveTypes = effect({ wire: moved, code: doubt }, movesHint);

/** The spec does not show the effect. */
export const doubtful = effect({ wire: doubt });
/** The spec does not show the effect on messages, and no code compiles. */
export const doubtfulTypes = effect({ wire: doubt, code: breaksAll });
/** Clients may be affected. */
export const mayNarrow = effect({ wire: { sent: "warning", read: "info" } });
/** Consumers may be affected. */
export const mayWiden = effect({ wire: { sent: "info", read: "warning" } });
/** A part is no longer sent or read: consumers miss it, and servers ignore it. */
export const drops = effect({ wire: { sent: "warning", read: "breaking" }, code: breaksAll });
/** A change that affects nobody. */
export const harmless = effect({ wire: { sent: "info", read: "info" } }, "No action is needed.");

/** Messages stay the same, and no code compiles. */
export const changesCode = effect({ code: breaksAll });
/** Neither messages nor code change. */
export const noEffect = effect({});

/** An effect on people only, which requires a patch at most. */
export const informs = effect({ isInformation: true }, "No action is needed.");

/** Returns the properties of a kind that weakens security if its values do, with the parties that gain access. */
export function mayWeaken(weaker: string, words?: KindRow["words"]): Partial<KindRow> {
  return { security: "may weaken", weaker, ...(words && { words }) };
}

/** One change for all values of a schema that came or went together. */
export const listedValues = {
  listed: "value",
  words: ({ count = "1" }) => ({
    counted: count === "1" ? "a new value" : countWords(Number(count), "new value"),
    noun: count === "1" ? "value" : "values",
  }),
} satisfies Pick<KindRow, "listed" | "words">;
