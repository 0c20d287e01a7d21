import * as v from 'valibot';
import { isToken } from '../../domain/text/visible-ascii.ts';
import { MessageOrUndefined, TextOrEmpty } from '../wire/lenient-fields.ts';

const OutcomeReply = v.pipe(
  v.object({ message: MessageOrUndefined }),
  v.transform(({ message }) => message),
);

/** What the routes of most submits have in common. */
export const submit = {
  method: 'POST',
  send: 'form',
  timeout: 'submit',
  reply: OutcomeReply,
} as const;

/** Servers print a missing value as its name. */
const isSentToken = (text: string) => isToken(text) && text !== 'null' && text !== 'undefined';

/** The tokens of a login or a refresh. A refresh may bring no new refresh token (spec section 4). */
export const TokensReply = v.pipe(
  v.object({
    token: v.pipe(v.string(), v.check(isSentToken)),
    refresh_token: TextOrEmpty,
    message: MessageOrUndefined,
  }),
  v.transform((reply) => ({
    tokens: {
      access: reply.token,
      refresh: isSentToken(reply.refresh_token) ? reply.refresh_token : undefined,
    },
    message: reply.message,
  })),
);
