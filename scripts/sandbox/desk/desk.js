const REFRESH_MS = 4000;

/** Brings the tables up to date. */
async function refresh() {
  if (document.hidden) return;
  const answer = await fetch('/desk').catch(() => undefined);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const part of document.querySelectorAll('[data-live]')) {
    const newer = fresh.getElementById(part.id);
    if (newer && newer.textContent !== part.textContent) part.replaceChildren(...newer.childNodes);
  }
}

document.querySelector('#tickets').addEventListener('click', async ({ target }) => {
  const { decide, approve } = target.dataset;
  if (decide === undefined) return;
  const decided = document.querySelector('#decided');
  target.disabled = true;
  try {
    const answer = await fetch('/desk/api/decide', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ transaction_id: decide, approve: approve === 'true' }),
    });
    decided.textContent = (await answer.json()).message;
    await refresh();
  } catch {
    decided.textContent = 'The sandbox does not answer.';
  }
  target.disabled = false;
});

setInterval(refresh, REFRESH_MS);
document.addEventListener('visibilitychange', refresh);
