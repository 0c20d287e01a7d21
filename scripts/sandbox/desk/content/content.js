const REFRESH_MS = 1000;

/** Follows what becomes of the newest change until it is live or has failed. */
async function follow() {
  const part = document.querySelector('#published[data-following]');
  if (!part) return;
  const answer = document.hidden ? undefined : await fetch('/desk/content/published').catch(() => undefined);
  if (answer?.ok) {
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('#published');
    // The sentence's element stays, so that a screen reader reads what changes in it.
    for (const selector of ['.state', '.details']) {
      const [old, newer] = [part, fresh].map((of) => of.querySelector(selector));
      if (old.textContent === newer.textContent) continue;
      old.className = newer.className;
      old.replaceChildren(...newer.childNodes);
    }
    part.toggleAttribute('data-following', fresh.hasAttribute('data-following'));
  }
  setTimeout(follow, REFRESH_MS);
}
void follow();
