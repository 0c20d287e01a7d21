/** What a form says to its page once it is alive. */
export const LIVE_EVENT = 'form:live';
