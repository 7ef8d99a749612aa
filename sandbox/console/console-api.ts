/** An API with its operations, for lists and for code. */
export interface ConsoleApi {
  readonly name: string;
  /** Its operations, in the order of the spec. */
  readonly operations: readonly {
    readonly operationId: string;
    /** The path template. */
    readonly path: string;
  }[];
}

/** Loads the APIs of the platform. */
export async function loadApis(): Promise<readonly ConsoleApi[]> {
  const response = await fetch("apis.json");
  return (await response.json()) as readonly ConsoleApi[];
}
