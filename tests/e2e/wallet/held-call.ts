import type { Page } from '@playwright/test';

/**
 * Holds a call twice: before it is sent, and after its body is sent but before the page gets the answer. Playwright's own routes send the body
 * themselves, so that the page would see no upload progress. Returns a function that waits for the next of the two, and gives the function that
 * releases it.
 */
export async function holdCall(page: Page, path: string): Promise<() => Promise<() => Promise<unknown>>> {
  const session = await page.context().newCDPSession(page);
  const held: string[] = [];
  let onHeld = () => {};
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (request.method === 'OPTIONS') void session.send('Fetch.continueRequest', { requestId });
    else {
      held.push(requestId);
      onHeld();
    }
  });
  const stages = ['Request', 'Response'] as const;
  await session.send('Fetch.enable', { patterns: stages.map((requestStage) => ({ urlPattern: `*${path}?*`, requestStage })) });
  return async () => {
    if (held.length === 0) await new Promise<void>((resolve) => (onHeld = resolve));
    const requestId = held.shift() ?? '';
    return () => session.send('Fetch.continueRequest', { requestId });
  };
}
