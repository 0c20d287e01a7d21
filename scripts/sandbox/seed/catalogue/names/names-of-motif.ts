import type { MotifName } from '../motif-name.ts';

/** Names of games by the motif that their poster shows. */
export type NamesOfMotif = Partial<Record<MotifName, readonly string[]>>;
