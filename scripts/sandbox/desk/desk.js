const form = document.querySelector('#notice');
const status = form.querySelector('[role=status]');
const REFRESH_MS = 4000;

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const fields = Object.fromEntries(new FormData(form));
  status.textContent = 'Pushing…';
  try {
    const answer = await fetch('/desk/api/push', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...fields, status: fields.status === 'true' }),
    });
    status.textContent = answer.ok ? 'Pushed.' : (await answer.json()).message;
  } catch {
    status.textContent = 'The sandbox does not answer.';
  }
});

/** Updates the tables and leaves form fields alone. */
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
