import * as v from 'valibot';
import { Count, Id, Text } from './fields.ts';

/** Invented companies only. One has exactly one page of games, and one a name that must be encoded in an address. */
export const Providers = v.array(
  v.strictObject({
    id: Id,
    name: Text,
    group: v.picklist(['live_casino', 'slot', 'mobile_slot', 'sport']),
    /** How its games' pictures look: each is `data/pictures/games/{style}-{motif}.webp`. */
    style: v.picklist(['festival', 'garden', 'medallion', 'neon', 'river']),
    /** How many games it has, and how their codes begin. */
    games: Count,
    prefix: v.pipe(v.string(), v.regex(/^[a-z]{3}$/)),
    /** How it answers balance and launch calls; default: normally. */
    behaviour: v.optional(v.picklist(['slow', 'maintenance'])),
    /** Whether it opens an account for every new player. */
    opensAccounts: v.optional(v.boolean()),
  }),
);

/** Names of games, in the order they are dealt to the providers of their group, and what their pictures show. */
export const GameNames = v.array(v.strictObject({ name: Text, motif: Text }));

/** Names of games by what their pictures show. */
export const NamesByMotif = v.record(Text, v.array(Text));

/** Names of the hot games, the most played first. */
export const HotGames = v.array(Text);
