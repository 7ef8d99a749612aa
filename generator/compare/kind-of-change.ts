/** The severity of a change: "warning" where the contract does not decide it. */
export type Level = "breaking" | "warning" | "info";

/**
 * The way of a payload, as consumers of the contract see it. They send requests and the answers to webhooks; they
 * read responses and the webhooks themselves. Accepting less breaks those who send, accepting more those who read.
 */
export type ValueDirection = "sent" | "read";

/** All directions. */
export const valueDirections: readonly ValueDirection[] = ["sent", "read"];

/** Levels by direction; absent where a change means nothing. */
export type Levels = { readonly [direction in ValueDirection]?: Level | undefined };

/** The effect on the security of the API: a caller, or a caller of less, gets in, or a credential is exposed. */
export type SecurityEffect = "weakens" | "may weaken";

/** Texts that stand in sentences. Values are written as JSON. */
export type ChangeData = Readonly<Record<string, string>>;

/** The headings of a changelog, in the order in which they stand. Keep a Changelog 1.1.0; nothing is known of its "Security". */
export const changelogHeadings = ["added", "changed", "deprecated", "removed", "fixed"] as const;

/** The heading that a kind of change stands under. */
export type ChangelogHeading = (typeof changelogHeadings)[number];

/** A kind of change: one entry of the catalogue. */
export interface KindOfChange {
  /** The harm to those who send and to those who read a message with the change. */
  readonly wire: Levels;
  /** The harm to code that is compiled against the generated package. */
  readonly code: Levels;
  /** "changed" where a row says nothing. */
  readonly changelog: ChangelogHeading;
  /** With names of its data in braces: "{where} is gone."; a name with a capital gives its text one. */
  readonly sentence: string;
  /** The name of the data of which one change lists several: two new values of one schema are one change. */
  readonly listed?: string;
  /** Texts of the sentence that are made of the data and of the levels on the wire. */
  readonly words?: (data: ChangeData, wire: Levels) => ChangeData;
  /** True for what people are told and no program meets: it never lets a run fail, and asks for a patch at most. */
  readonly isInformation?: true;
  /** Advice to the author: an alternative, for each affected side if it differs. */
  readonly hint: string | { readonly [direction in ValueDirection]: string };
  /** "may weaken" if the effect depends on the values of the change; undefined if security stays as it is. */
  readonly security?: SecurityEffect;
  /** The second sentence of a change that weakens security: the parties that gain access. For kinds that may weaken it. */
  readonly weaker?: string;
}

/** A kind as the catalogue writes it: levels are left out where a change means nothing. */
export type KindRow = Omit<KindOfChange, "wire" | "code" | "changelog"> &
  Partial<Pick<KindOfChange, "wire" | "code" | "changelog">>;
