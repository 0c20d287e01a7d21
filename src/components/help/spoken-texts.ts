/** What the page says of a message to support: `SupportMessage.astro` writes them into it. */
export type SpokenTexts = Record<'filling' | 'filled' | 'filledName' | 'rewritten' | 'fillFailed' | 'copied' | 'copyFailed', string>;
