/**
 * Takes the part before it out of a player's page. Inline, because it must run before the first paint; a page that becomes a guest's or a player's later
 * stays as it is, so that nothing moves.
 */
if (document.documentElement.dataset['session'] === 'player') document.currentScript?.previousElementSibling?.remove();
