import type { NamedMotif } from './slot-names.ts';

/** Names for the sportsbooks' sections, four to a provider. */
export const sportNames: readonly NamedMotif[] = [
  { name: 'Cricket Today', motif: 'cricket' },
  { name: 'Football Weekend', motif: 'football' },
  { name: 'Kabaddi Arena', motif: 'tiger' },
  { name: 'Boat Race Betting', motif: 'nouka' },
  { name: 'Over by Over', motif: 'cricket' },
  { name: 'Goal Line', motif: 'football' },
  { name: 'Virtual Kite Duel', motif: 'kite' },
  { name: 'Champions’ Cup', motif: 'crown' },
  { name: 'Six and Out', motif: 'cricket' },
  { name: 'Night Match', motif: 'football' },
  { name: 'Virtual Elephant Polo', motif: 'elephant' },
  { name: 'Rickshaw Derby', motif: 'rickshaw' },
  { name: 'Powerplay', motif: 'cricket' },
  { name: 'Ninety Minutes', motif: 'football' },
  { name: 'Drumbeat Live Odds', motif: 'dhol' },
  { name: 'Monsoon League', motif: 'umbrella' },
];
