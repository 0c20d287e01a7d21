import { runOnce } from '../../lib/browser/run-once';
import { mountLate } from '../mount-late';
import { SessionNotice } from './SessionNotice';

/** Renders the notice about the session, which shows itself whenever there is something to say. */
export const mountSessionNotice = runOnce(() =>
  mountLate({ messages: 'player-frame', render: (messages) => <SessionNotice messages={messages} /> }),
);
