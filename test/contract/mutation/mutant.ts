/** A spec with one constraint dropped or altered. */
export interface Mutant {
  /** Stable while the place and the constraint stay: "vendors/openapi.yaml maximum+1 /components/schemas/Page". */
  readonly id: string;
  readonly interface: string;
  /** The file of the spec's folder that is altered. */
  readonly file: string;
  /** The name of the alteration: "required-drop". */
  readonly operator: string;
  /** The location: a JSON pointer with names instead of positions, or names of elements. */
  readonly place: string;
  /** The id of the same mutant in `specwright test --mutate`; undefined for an error in words. */
  readonly productId?: string;
  /** The altered file. An OpenAPI document comes as JSON, which says the same as its YAML and is read faster. */
  text(): string;
}

/** The text of a spec's files by their names. */
export type SpecTexts = ReadonlyMap<string, string>;

/** A mutant without its name. */
export type Draft = Omit<Mutant, "id">;

/** Names mutants; equal names get a number. */
export function named(drafts: readonly Draft[]): readonly Mutant[] {
  const seen = new Map<string, number>();
  return drafts.map((draft) => {
    const name = `${draft.interface}/${draft.file} ${draft.operator} ${draft.place}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ...draft, id: count === 1 ? name : `${name} (${count})` };
  });
}
