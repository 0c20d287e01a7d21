import * as v from 'valibot';

export const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
/** An amount in minor units. */
export const Sen = v.pipe(v.number(), v.integer(), v.minValue(0));
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const Text = v.pipe(v.string(), v.nonEmpty());
/** A text by language code. */
export const Translations = v.record(Text, Text);
