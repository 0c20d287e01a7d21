/** What a page has seen of itself, in ms since its navigation began; `timeOrigin` makes them comparable between pages. */
export interface Watched {
  timeOrigin: number;
  firstPaint?: number;
  largestPaint?: number;
  /** The largest paint after a tap that changed the page without loading it. */
  softPaint?: number | undefined;
  /** Layout shift that no touch has caused. */
  shift: number;
  /** Start and length of tasks over 50 ms. */
  longTasks: [number, number][];
  /** The longest time from a touch to the frame that answers it. */
  delay: number;
  /** First seen in a frame: a number as the balance, a control of the form that keeps what is put in, a game in the search. */
  balance?: number;
  form?: number;
  found?: number;
  /** The address and heading that were shown last, and since when. */
  shown?: { path: string; heading: string; at: number };
}

/** What is looked for in a page. */
export interface WatchedSelectors {
  balance: string;
  control: string;
  found: string;
}

/** How a tap is told to the process that measures: by a line in the console, since the page may be gone a moment later. */
export const TAP_MARK = 'bench-tap';

/** Runs in the page before its own scripts, so it uses nothing from outside. */
export function watchPage(selectors: WatchedSelectors, tapMark: string): void {
  if (window.top !== window || 'watched' in window) return;
  const seen: Watched = { timeOrigin: performance.timeOrigin, shift: 0, longTasks: [], delay: 0 };
  Object.assign(window, { watched: seen });

  type Paint = { presentationTime?: number; paintTime?: number; renderTime?: number };
  type Entry = PerformanceEntry & Paint & { value: number; hadRecentInput: boolean; interactionId: number };
  const observe = (type: string, onEntry: (entry: Entry) => void) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(onEntry));
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  // Without a GPU the browser may tell that a frame was shown only with the next one, seconds later: such a frame counts from its paint.
  observe('largest-contentful-paint', ({ startTime, paintTime = startTime }) => {
    seen.largestPaint = startTime - paintTime > 500 ? paintTime : startTime;
  });
  // Its start is the tap's; the time of its paint has had several names.
  observe('interaction-contentful-paint', ({ presentationTime, paintTime, renderTime }) => {
    seen.softPaint = presentationTime || paintTime || renderTime || undefined;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]));
  observe('event', ({ duration, interactionId }) => {
    if (interactionId) seen.delay = Math.max(seen.delay, duration);
  });
  addEventListener('click', ({ timeStamp }) => console.debug(tapMark, performance.timeOrigin + timeStamp), true);

  const visible = <E extends Element>(selector: string) =>
    [...document.querySelectorAll<E>(selector)].find((element) => element.checkVisibility({ visibilityProperty: true }));

  /** Puts something into the control; true while it is still there, also after the page's own scripts have taken the form over. */
  let tried: HTMLInputElement | undefined;
  const keepsInput = () => {
    const control = visible<HTMLInputElement>(selectors.control);
    if (!control || control.disabled) return false;
    const isChoice = /radio|checkbox/.test(control.type);
    const hasKept = control === tried && (isChoice ? control.checked : control.value !== '' && document.activeElement === control);
    if (hasKept) return true;
    tried = control;
    control.focus();
    if (isChoice) control.click();
    else if (control.tagName === 'SELECT')
      control.value = control.querySelector<HTMLOptionElement>('option[value]:not([value=""])')?.value ?? '';
    else document.execCommand('insertText', false, '5');
    return false;
  };

  let headingOnTheWay: string | undefined;
  const watch = () => {
    const now = performance.now();
    const isPrerendered = (document as Document & { prerendering?: boolean }).prerendering;
    if (!isPrerendered && document.body) {
      if (seen.balance === undefined && /\d/.test(visible(selectors.balance)?.textContent ?? '')) seen.balance = now;
      if (selectors.control && !keepsInput()) delete seen.form;
      else if (selectors.control) seen.form ??= now;
      if (seen.found === undefined && visible(selectors.found)) seen.found = now;
      const heading = document.querySelector('main h1')?.textContent;
      if (heading && heading !== headingOnTheWay && location.pathname !== seen.shown?.path) {
        headingOnTheWay = heading;
        const { pathname: path } = location;
        // This frame is drawn when the next one begins.
        requestAnimationFrame(() => {
          seen.shown = { path, heading, at: performance.now() };
        });
      }
    }
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

/** How long the page could not answer after its first paint: what each task takes over 50 ms. */
export function blockingTime({ firstPaint = 0, longTasks }: Pick<Watched, 'firstPaint' | 'longTasks'>): number {
  return longTasks.reduce((sum, [start, length]) => {
    const from = Math.max(start, firstPaint);
    return sum + Math.max(0, start + length - from - 50);
  }, 0);
}
