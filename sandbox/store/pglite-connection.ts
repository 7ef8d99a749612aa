import { messages as received, type PGlite, protocol, type Results } from "@electric-sql/pglite";

const { serialize, Parser } = protocol;
const { CommandCompleteMessage, DatabaseError, DataRowMessage, ParameterDescriptionMessage, RowDescriptionMessage } =
  received;

/** A message of the database (PostgreSQL, "Message Formats"). */
type Message = Parameters<Parameters<InstanceType<typeof Parser>["parse"]>[1]>[0];

/** The mode of rows, and the readers of values by the number of their type. */
export interface RowOptions {
  /** The form of a row. Normally it is an object. */
  readonly rowMode?: "array" | "object";
  /** Readers that replace those of the database. */
  readonly parsers?: Readonly<Record<number, (text: string) => unknown>>;
}

/** A prepared statement. */
interface Statement {
  readonly name: string;
  /** The types of its parameters. */
  readonly types: readonly number[];
  /** The columns of its rows. */
  readonly fields: Results["fields"];
}

/** Prepared statements of a connection; the oldest make room. */
export const maxStatements = 300;

/** Characters of a statement that is prepared for one use. */
const longText = 10_000;

/** Thrown for a statement on a database that crashed; its cause is that of the crash. */
export class LostDatabase extends Error {
  readonly code = "LOST_DATABASE";
}

/**
 * The one connection of a PGlite. It prepares each statement once, which takes most of the time of a short query. A
 * message is sent when the one before it is complete, since PGlite runs forever on a second one after a crash.
 */
export class PgliteConnection {
  /** The error of a crash, after which the database must not be used any more. */
  crash: Error | undefined;
  private readonly parser = new Parser();
  private readonly statements = new Map<string, Statement>();
  private prepared = 0;

  constructor(readonly client: PGlite) {}

  /** Runs one statement. */
  async query(text: string, values: readonly unknown[] = [], options: RowOptions = {}): Promise<Results> {
    return this.synced(async () => {
      const statement = this.statements.get(text) ?? (await this.prepare(text));
      const serialized = values.map((value, index) => this.serialized(value, statement.types[index] ?? 0));
      await this.send(serialize.bind({ statement: statement.name, values: serialized }));
      return this.resultOf(await this.send(serialize.execute({})), statement.fields, options);
    });
  }

  /** Runs statements without parameters, as one transaction. Returns the tag of the last one. */
  async execute(text: string): Promise<string | undefined> {
    const messages = await this.send(serialize.query(text));
    return messages.findLast((message) => message instanceof CommandCompleteMessage)?.text;
  }

  private async prepare(text: string): Promise<Statement> {
    const name = text.length > longText ? "" : `s${(this.prepared += 1)}`;
    await this.send(serialize.parse({ name, text }));
    const described = await this.send(serialize.describe({ type: "S", name }));
    const { dataTypeIDs = [] } = described.find((message) => message instanceof ParameterDescriptionMessage) ?? {};
    const { fields = [] } = described.find((message) => message instanceof RowDescriptionMessage) ?? {};
    const statement = { name, types: dataTypeIDs, fields };
    if (name === "") return statement;
    for (const [oldest, { name: old }] of this.statements) {
      if (this.statements.size < maxStatements) break;
      this.statements.delete(oldest);
      await this.send(serialize.close({ type: "S", name: old }));
    }
    this.statements.set(text, statement);
    return statement;
  }

  /** Ends the transaction of a statement, also after an error (PostgreSQL, "Extended Query"). */
  private async synced<T>(work: () => Promise<T>): Promise<T> {
    let result: T;
    try {
      result = await work();
    } catch (error) {
      if (this.crash === undefined) await this.send(serialize.sync());
      throw error;
    }
    await this.send(serialize.sync());
    return result;
  }

  private async send(message: Uint8Array): Promise<readonly Message[]> {
    if (this.crash !== undefined) throw new LostDatabase("The database has crashed.", { cause: this.crash });
    const messages: Message[] = [];
    const onRawData = (bytes: Uint8Array): void => this.parser.parse(bytes, (part) => void messages.push(part));
    try {
      await this.client.execProtocolRawStream(message, { syncToFs: false, onRawData });
    } catch (error) {
      this.crash = error instanceof Error ? error : new Error(String(error));
      throw new LostDatabase("The database has crashed.", { cause: this.crash });
    }
    const error = messages.find((part) => part instanceof DatabaseError);
    if (error === undefined) return messages;
    if (error.severity === "PANIC" || error.severity === "FATAL") this.crash = error;
    throw error;
  }

  private serialized(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.client.serializers[type];
    return serializer === undefined ? String(value as string | number) : serializer(value);
  }

  private resultOf(messages: readonly Message[], fields: Results["fields"], options: RowOptions): Results {
    const parsers = fields.map(({ dataTypeID }) => options.parsers?.[dataTypeID] ?? this.client.parsers[dataTypeID]);
    const valuesOf = ({ fields: texts }: InstanceType<typeof DataRowMessage>): unknown[] =>
      texts.map((text, index) =>
        text === null ? null : ((parsers[index]?.(text, fields[index]!.dataTypeID) as unknown) ?? text),
      );
    const rows = messages.filter((message) => message instanceof DataRowMessage).map(valuesOf);
    if (options.rowMode === "array") return { rows: rows as never[], fields };
    return { rows: rows.map((row) => Object.fromEntries(row.map((value, at) => [fields[at]!.name, value]))), fields };
  }
}
