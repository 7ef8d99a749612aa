import type { Call, ProgressReporter } from "./client-types.js";

/** Bytes of a body that have been sent or received. */
export interface TransferProgress {
  /** The body of the request or of the response. */
  readonly direction: "upload" | "download";
  /** Bytes of the current attempt; each attempt begins at 0. */
  readonly bytes: number;
  /** Bytes of the whole body. Undefined if they are unknown: for streams, and for compressed or chunked responses. */
  readonly total?: number;
}

/** Milliseconds between two reports of a call. */
const minPause = 100;

/**
 * Reports uploads and downloads to a function, at most ten times a second and at the end of each body. The option
 * `progress` of a call takes the result. If the function throws, the call rejects with that error. Browsers report an
 * upload only at its end.
 */
export function reportProgress(listen: (progress: TransferProgress) => void): ProgressReporter {
  const lastTimes = new WeakMap<Call, number>();
  return (call) => {
    const report = (progress: TransferProgress): void => {
      lastTimes.set(call, Date.now());
      try {
        listen(progress);
      } catch (error) {
        call.fail(error);
        throw error;
      }
    };
    const isDue = (): boolean => Date.now() - (lastTimes.get(call) ?? 0) >= minPause;
    let upload: Transfer | undefined;
    return {
      upload: (body) => {
        upload = startTransfer("upload", sizeOf(body), report, isDue);
        return upload.total === undefined
          ? counted(body as ReadableStream<Uint8Array>, upload)
          : countedBlob(body, upload);
      },
      download: (response) => {
        // A platform that shows nothing of an upload has sent all of it.
        upload?.end(upload.bytes || upload.total);
        const { body, headers } = response;
        if (body === null) return;
        const length = headers.get("content-encoding") === null ? headers.get("content-length") : null;
        const download = startTransfer("download", length === null ? undefined : Number(length), report, isDue);
        const value = counted(body, download, () => download.end());
        Reflect.defineProperty(response, "body", { value, configurable: true });
      },
    };
  };
}

interface Transfer {
  readonly bytes: number;
  /** Undefined if it is unknown. */
  readonly total: number | undefined;
  /** Counts bytes, and reports them if a report is due. */
  add(bytes: number): void;
  /** Reports the end, and nothing after it. */
  end(bytes?: number): void;
}

function startTransfer(
  direction: TransferProgress["direction"],
  total: number | undefined,
  report: (progress: TransferProgress) => void,
  isDue: () => boolean,
): Transfer {
  let bytes = 0;
  let hasEnded = false;
  const tell = (): void => {
    // Browsers can show the length of a compressed body without telling that it is compressed.
    const isKnown = total !== undefined && bytes <= total;
    report({ direction, bytes, ...(isKnown && { total }) });
  };
  return {
    total,
    get bytes() {
      return bytes;
    },
    add(more) {
      bytes += more;
      if (!hasEnded && isDue()) tell();
    },
    end(all = bytes) {
      bytes = all;
      hasEnded = true;
      tell();
    },
  };
}

/** The bytes of a body as it is sent. Undefined for a stream. */
function sizeOf(body: unknown): number | undefined {
  if (typeof body === "string") return new TextEncoder().encode(body).length;
  return body instanceof Blob ? body.size : body instanceof Uint8Array ? body.length : undefined;
}

/** A Blob keeps the header Content-Length, which a stream would lose. */
function countedBlob(body: unknown, transfer: Transfer): Blob {
  const blob = new Blob([body as Blob]);
  const { stream } = blob;
  Reflect.defineProperty(blob, "stream", { value: () => counted(stream.call(blob), transfer) });
  return blob;
}

/** Returns a stream that counts the bytes that are read from it. */
function counted(body: ReadableStream<Uint8Array>, transfer: Transfer, onEnd?: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) {
          onEnd?.();
          controller.close();
        } else {
          transfer.add(value.length);
          controller.enqueue(value);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is read before it is requested.
    { highWaterMark: 0 },
  );
}
