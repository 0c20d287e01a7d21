/** Controls of the header that lie over each other, and the balance where it does not fit in its place. */
export function crowdedControls(): string[] {
  const ROUNDING = 1.5;
  const name = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30);
  const isShown = (element: Element) => element.checkVisibility() && !element.closest('[popover], nav');
  const controls = [...document.querySelectorAll('header :is(a, button)')].filter(isShown);
  const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));
  const problems = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      return width > ROUNDING && height > ROUNDING ? [`${name(one.control)} lies over ${name(other.control)}`] : [];
    }),
  );
  const place = document.querySelector('[data-wallet]')?.getBoundingClientRect();
  const balance = document.querySelector('[data-wallet-amount] > *')?.getBoundingClientRect();
  if (place && balance && balance.right > place.right + ROUNDING) problems.push('the balance leaves its place');
  return problems;
}
