/** HTTP to our own server: JSON both ways, problem details (RFC 9457) as errors. */

export class Problem extends Error {
  override name = "Problem";

  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
  ) {
    super(detail || title);
  }
}

async function answer<T>(response: Response): Promise<T> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  const told = (body ?? {}) as { title?: string; detail?: string };
  throw new Problem(response.status, told.title ?? response.statusText, told.detail ?? "");
}

/** GET a path under /api. Throws a Problem, or a TypeError when there is no connection. */
export async function get<T>(path: string): Promise<T> {
  return answer<T>(await fetch(`/api${path}`, { headers: { accept: "application/json" } }));
}

/** POST JSON to a path under /api. Throws as `get` does. */
export async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { accept: "application/json", "content-type": "application/json" };
  return answer<T>(
    await fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) }),
  );
}
