import * as v from 'valibot';
import { MOTIF_NAMES } from '../../art/motifs/motifs.ts';
import { STYLE_NAMES } from '../../art/styles/styles.ts';
import { Count, Id, Text } from './fields.ts';

const MotifName = v.picklist(MOTIF_NAMES);

/** Invented companies only. One has exactly one page of games, and one a name that must be encoded in an address. */
export const Providers = v.array(
  v.strictObject({
    id: Id,
    name: Text,
    group: v.picklist(['live_casino', 'slot', 'mobile_slot', 'sport']),
    /** How its pictures look. */
    style: v.picklist(STYLE_NAMES),
    /** What its card shows. */
    emblem: MotifName,
    /** How many games it has, and how their codes begin. */
    games: Count,
    prefix: v.pipe(v.string(), v.regex(/^[a-z]{3}$/)),
    /** How it answers balance and launch calls; default: normally. */
    behaviour: v.optional(v.picklist(['slow', 'maintenance'])),
    /** Whether it opens an account for every new player. */
    opensAccounts: v.optional(v.boolean()),
  }),
);

/** Names of games, in the order they are dealt to the providers of their group, and what their posters show. */
export const GameNames = v.array(v.strictObject({ name: Text, motif: MotifName }));

/** Names of games by what their posters show. */
export const NamesByMotif = v.record(MotifName, v.array(Text));

/** Names of the hot games, the most played first. */
export const HotGames = v.array(Text);
