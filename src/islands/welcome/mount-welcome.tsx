import { endWelcome } from '@/lib/browser/storage/visitor';
import { runOnce } from '../../lib/browser/run-once';
import { mountLate } from '../mount-late';
import { Welcome } from './Welcome';

/** Renders a new player's welcome into the place that the home page has for it. */
export const mountWelcome = runOnce(async (place: HTMLElement) => {
  function close(): void {
    endWelcome();
    place.hidden = true;
  }
  await mountLate({ place, messages: 'welcome', render: (messages) => <Welcome messages={messages} onClose={close} /> });
});
