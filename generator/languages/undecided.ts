/** Thrown inside an evaluation that cannot terminate; always caught inside the generator. */
export class Undecided extends Error {}
