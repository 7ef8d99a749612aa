const maxBytes = 1_000_000;

/** Receives events, and refuses what is not one. */
export function receiver(onEvent: (event: unknown) => void): (request: Request) => Promise<Response> {
  return async (request) => {
    if (new URL(request.url).pathname !== "/events") return refusal(404, "There is nothing here.");
    if (request.method !== "POST") return refusal(405, "Events are posted.", { Allow: "POST" });
    let size = 0;
    const chunks: Uint8Array[] = [];
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > maxBytes) return refusal(413, "The event is too large.");
      chunks.push(chunk);
    }
    if (size > 0 && !/^application\/json\s*(?:;|$)/i.test(request.headers.get("content-type") ?? ""))
      return refusal(415, "Events are JSON.");
    let event: unknown;
    try {
      if (size > 0) event = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)));
    } catch {
      return refusal(400, "The event is not valid JSON.");
    }
    onEvent(event);
    return new Response(null, { status: 204 });
  };
}

function refusal(status: number, title: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { status, title },
    { status, headers: { ...headers, "Content-Type": "application/problem+json" } },
  );
}
