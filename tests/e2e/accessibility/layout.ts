import type { Page } from '@playwright/test';

/** Fingers need 44 px each way; a link inside a sentence is as high as its line, and a place that scrolls is not pressed. */
function smallTargets(): string[] {
  const LEAST = 43.9;
  const root = document.querySelector('dialog:modal, [popover]:popover-open') ?? document;
  const controls = [
    ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ];
  return controls.flatMap((control) => {
    const isInSentence =
      getComputedStyle(control).display === 'inline' &&
      control.parentElement?.textContent !== control.textContent;
    if (
      isInSentence ||
      !control.checkVisibility({ visibilityProperty: true }) ||
      control.closest('[aria-hidden=true], [inert], .sr-only')
    )
      return [];
    const own = control.getBoundingClientRect();
    // A field is also pressed at its edge, and a control in its label at the label.
    const around = control.matches('input, select')
      ? control.closest('label, .control')?.getBoundingClientRect()
      : undefined;
    const [width, height] = [
      Math.max(own.width, around?.width ?? 0),
      Math.max(own.height, around?.height ?? 0),
    ];
    if (own.width === 0 || (width >= LEAST && height >= LEAST)) return [];
    return [`${Math.round(width)}×${Math.round(height)} px: ${control.outerHTML.slice(0, 150)}`];
  });
}

/** Texts that are cut by a box around them or by the edge of the window, unless somebody meant it: a clamp, an ellipsis, a place that scrolls. */
function cutTexts(): string[] {
  const ROUNDING = 1.5;
  const { clientWidth, scrollWidth } = document.documentElement;
  const root = document.querySelector('dialog:modal, [popover]:popover-open') ?? document.body;
  const range = document.createRange();

  function isCut(text: Text): boolean {
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    const isOutside = (box: { left: number; right: number }) =>
      words.left < box.left - ROUNDING || words.right > box.right + ROUNDING;
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position, textOverflow, webkitLineClamp } =
        getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      const isBeyond = words.top < edges.top - ROUNDING || words.bottom > edges.bottom + ROUNDING;
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
      if (/auto|scroll/.test(overflowX) && isOutside(edges)) return false;
      if (/auto|scroll/.test(overflowY) && isBeyond) return false;
      if (
        (/hidden|clip/.test(overflowX) && isOutside(edges)) ||
        (/hidden|clip/.test(overflowY) && isBeyond)
      )
        return true;
      // The control's own edge, which its words must not cross.
      if (
        box === text.parentElement &&
        box.matches('a, button') &&
        getComputedStyle(box).display !== 'inline' &&
        (isOutside(edges) || isBeyond)
      )
        return true;
      if (position === 'fixed') break;
    }
    return isOutside({ left: 0, right: clientWidth });
  }

  const problems: string[] =
    scrollWidth > clientWidth + ROUNDING ? [`the page is ${scrollWidth} px wide`] : [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!text.data.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('.sr-only, [aria-hidden=true], option, script, style, noscript')) continue;
    if (isCut(text))
      problems.push(
        `“${text.data.trim().slice(0, 40)}” is cut in ${parent.outerHTML.slice(0, 150)}`,
      );
  }
  return problems;
}

/** Bars that stay while the page scrolls may take half of a screen, no more. */
function coveringBars(): string[] {
  const bars = [...document.querySelectorAll('body *')].filter((element) => {
    const { width } = element.getBoundingClientRect();
    return (
      /sticky|fixed/.test(getComputedStyle(element).position) &&
      element.checkVisibility() &&
      width > innerWidth / 2
    );
  });
  const covered = bars.reduce((sum, bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  }, 0);
  return covered > innerHeight / 2
    ? [`bars cover ${Math.round(covered)} of ${innerHeight} px`]
    : [];
}

/** What WCAG 1.4.12 lets every reader set. Lines of Bengali are higher already. */
const TEXT_SPACING = `
  * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  :not(:lang(bn)) { line-height: 1.5 !important; }
  p { margin-bottom: 2em !important; }
`;

/** Adds a sheet to the page, in place of the one that was added before. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

async function named(name: string, problems: Promise<string[]>): Promise<string[]> {
  return (await problems).map((problem) => `${name}: ${problem}`);
}

/** What a finger cannot meet, and words that are cut, on the page as it is now. */
export async function layoutProblems(page: Page): Promise<string[]> {
  return [
    ...(await named('target', page.evaluate(smallTargets))),
    ...(await named('text', page.evaluate(cutTexts))),
  ];
}

/** What becomes of the page with a reader's own text spacing, and at 1280×1024 enlarged four times. */
export async function zoomProblems(page: Page): Promise<string[]> {
  await addStyles(page, TEXT_SPACING);
  const problems = await named('text spacing', page.evaluate(cutTexts));
  await addStyles(page, '');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  problems.push(...(await named('400 %', page.evaluate(cutTexts))));
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  problems.push(...(await named('400 %', page.evaluate(coveringBars))));
  if (size) await page.setViewportSize(size);
  return problems;
}

/** What is animated, but not seen: which taps count (styles/components/dialog.css), and where a row starts (styles/variants.css). */
const UNSEEN = ['pointerEvents', 'scrollSnapType'];

/** What moves for those who asked for stillness. What follows the scroll position stands still while the reader does. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(
    (unseen) =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
        )
        .map(({ effect }) => effect as KeyframeEffect | null)
        .filter(
          (effect) =>
            !effect?.getKeyframes().every((frame) => unseen.some((property) => property in frame)),
        )
        .map((effect) => `moves: ${effect?.target?.outerHTML.slice(0, 150)}`),
    UNSEEN,
  );
}
