import { runOnce } from '../../lib/browser/run-once';
import { mountLate } from '../mount-late';
import { PushedDialog } from './PushedDialog';

/** Renders the dialog of pushed notices, which shows itself whenever one waits. */
export const mountPushed = runOnce(() =>
  mountLate({ messages: 'player-frame', render: (messages) => <PushedDialog messages={messages} /> }),
);
