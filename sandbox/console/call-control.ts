const base = "/sandbox-control/v1";

/** The world that the console shows. */
export const shownWorld = { name: "default" };

/** Calls the control with the cookie of the console. Rejects with the reason as its message if the call is rejected. */
export async function callControl<Result>(method: string, path: string, body?: unknown): Promise<Result> {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      "sandbox-console": "1",
      "sandbox-world": shownWorld.name,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const value: unknown = text === "" ? undefined : JSON.parse(text);
  if (response.ok) return value as Result;
  const { detail = `The status is ${response.status}.` } = (value ?? {}) as { readonly detail?: string };
  throw new Error(response.status === 401 ? "The session of the console has ended. Open a new link." : detail);
}

/** Shows a message at the end of the page, which screen readers announce. */
export function announce(message: string): void {
  const status = document.getElementById("status");
  if (status !== null) status.textContent = message;
}

/** Runs an action, and shows what it returns or why it failed. */
export async function announced(act: () => Promise<string>): Promise<void> {
  try {
    announce(await act());
  } catch (error) {
    announce(error instanceof Error ? error.message : String(error));
  }
}
