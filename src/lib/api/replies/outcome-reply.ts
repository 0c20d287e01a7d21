import * as v from 'valibot';
import { LooseMessage } from '../wire/loose.ts';

/** What most submits answer, and what those whose answer is not shown are expected to (decisions, 4): the backend's message. */
export const OutcomeReply = v.pipe(
  v.object({ message: LooseMessage }),
  v.transform(({ message }) => message),
);
