// A request of node:http with the properties that `toFetchHandler` uses, like lean bridges between Node and the Fetch
// API: headers, signal and body are created on access.
const { AbortController } = globalThis;

export class LeanRequest {
  #message;
  #answer;
  #signal;

  constructor(message, answer) {
    this.method = message.method;
    this.url = `http://localhost${message.url}`;
    this.headers = new LeanHeaders(message.headers);
    this.#message = message;
    this.#answer = answer;
  }

  get signal() {
    if (this.#signal !== undefined) return this.#signal;
    const controller = new AbortController();
    this.#answer.on("close", () => this.#answer.writableFinished || controller.abort());
    return (this.#signal = controller.signal);
  }

  get body() {
    const { method } = this;
    return method === "GET" || method === "HEAD" ? null : { getReader: () => new LeanReader(this.#message) };
  }
}

class LeanHeaders {
  #headers;

  constructor(headers) {
    this.#headers = headers;
  }

  get(name) {
    const value = this.#headers[name];
    return value === undefined ? null : String(value);
  }

  forEach(each) {
    for (const name in this.#headers) each(String(this.#headers[name]), name);
  }
}

/** Reads piece by piece, on demand. */
class LeanReader {
  #message;
  #wake = () => undefined;
  #ended = false;
  #error;

  constructor(message) {
    this.#message = message;
    message.on("readable", () => this.#wake());
    message.on("end", () => this.#wake((this.#ended = true)));
    message.on("error", (error) => this.#wake((this.#error = error)));
  }

  async read() {
    for (;;) {
      const value = this.#message.read();
      if (value !== null) return { done: false, value };
      if (this.#error !== undefined) throw this.#error;
      if (this.#ended) return { done: true };
      await new Promise((resolve) => (this.#wake = resolve));
    }
  }

  async cancel() {
    this.#message.resume();
  }

  releaseLock() {
    this.#wake = () => undefined;
  }
}
