interface Grant {
  player: number;
  /** A provider, or 0 for the main wallet, whose bonus any bet counts for. */
  place: number;
  turnoverLeft: number;
  expires: number;
}

/** What is expected of the bonuses, by a simple model. */
export function modelBonuses(...seeded: Grant[]) {
  const grants = [...seeded];
  return {
    grant: (grant: Grant) => void grants.push(grant),
    countBet(at: { player: number; place: number }, bet: number, now: number) {
      const counting = grants.filter(
        ({ player, place, expires }) => player === at.player && (place === 0 || place === at.place) && expires > now,
      );
      counting.sort((one, other) => one.expires - other.expires);
      let left = bet;
      for (const grant of counting) {
        const counted = Math.min(left, grant.turnoverLeft);
        grant.turnoverLeft -= counted;
        left -= counted;
      }
    },
    /** What is still to be wagered for each, in their order. */
    turnover: () => grants.map(({ turnoverLeft }) => turnoverLeft),
  };
}
