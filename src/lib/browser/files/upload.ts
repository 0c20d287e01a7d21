/** Sends a request like `fetch`, which cannot report the share of its body that has been sent (0 to 1). Rejects like it. */
export function upload(
  url: string,
  init: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    // biome-ignore lint/style/noRestrictedGlobals: it stands in for fetch under src/lib/api.
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'POST', url);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    const fail = () => reject(new TypeError('The upload did not get through'));
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText || null, { status: request.status })),
    );
    for (const ending of ['error', 'abort'] as const) request.addEventListener(ending, fail);
    init.signal?.addEventListener('abort', () => request.abort());
    if (init.signal?.aborted) fail();
    else {
      onProgress(0);
      request.send(init.body as FormData);
    }
  });
}
