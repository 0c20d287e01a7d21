import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Messages } from '@/content/messages/messages';
import { loadStyles } from '@/lib/browser/page/load-styles';
import { type LateArea, loadMessages } from './load-messages';
import type { Elements } from './ui/jsx/jsx-runtime';

interface LateIsland<Area extends LateArea, Other extends LateArea> {
  /** Where it is rendered; without it, in a new element at the end of the body. */
  place?: Element;
  messages: Area;
  /** Another area, whose texts it shares. */
  and?: Other;
  /** Every page has the rules of its classes (scripts/build/trim-sheet.ts): the whole sheet would have the page laid out anew. */
  hasStyles?: boolean;
  render: (messages: Messages[Area] & Messages[Other]) => Elements;
}

/** Renders an island that is not in the page's HTML. Resolves with its texts when it is drawn; rejects when texts or styles cannot be loaded. */
export async function mountLate<Area extends LateArea, Other extends LateArea = Area>({
  place,
  messages: area,
  and,
  hasStyles = false,
  render,
}: LateIsland<Area, Other>): Promise<Messages[Area] & Messages[Other]> {
  const [texts] = await Promise.all([
    loadMessages<LateArea, LateArea>(area, and ?? area),
    hasStyles || loadStyles(),
  ]);
  const messages = texts as Messages[Area] & Messages[Other];
  const container = place ?? document.body.appendChild(document.createElement('div'));
  // It speaks the page's language, and names money, people and games.
  container.setAttribute('translate', 'no');
  const root = createRoot(container);
  flushSync(() => root.render(render(messages)));
  return messages;
}
