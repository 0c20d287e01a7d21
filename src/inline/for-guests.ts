/** Takes the part before it out of a player's page, before the first paint. */
if (document.documentElement.dataset['session'] === 'player')
  document.currentScript?.previousElementSibling?.remove();
