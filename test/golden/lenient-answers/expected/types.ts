// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

/** An animal that comes and goes. */
export interface Cat {
  /** The tag. */
  kind: "cat";
  name: PetName;
  size?: Size;
  /** The number of its lives. */
  lives?: 7 | 9 | (number & {});
  /** Its number, in one of two forms. */
  chip?: string;
}

/** An animal that waits. */
export interface Dog {
  /** The tag. */
  kind: "dog";
  /**
   * The day of its birth.
   *
   * Format: date.
   */
  born?: string;
}

export type ListPetsResponse200 = Pet[];

/** Headers with which `listPets` is answered. */
export interface ListPetsResponseHeaders {
  /**
   * The time of counting.
   *
   * Format: date-time.
   */
  "X-Counted-At"?: string;
}

/** A pet that is sent. Its colours are those of the contract. */
export interface NewPet {
  size?: SizeRequest;
  /** One of the colours of the contract. */
  colour?: "red" | "black";
}

/** Told apart by its kind, a tag that stays closed. */
export type Pet = Cat | Dog;

/** A short text. */
export interface PetName {
  /**
   * The name itself.
   *
   * At most 40 characters.
   */
  text?: string;
}

/** A size, known to requests and answers. */
export type Size = "small" | "big" | (string & {});

/** As it is sent. */
export type SizeRequest = "small" | "big";
