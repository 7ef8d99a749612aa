/** Thrown inside an evaluation that cannot come to an end; nobody outside sees it. */
export class Undecided extends Error {}
