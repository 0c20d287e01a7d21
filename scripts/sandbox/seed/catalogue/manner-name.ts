/** A way of making pictures; `scripts/sandbox/art/manners` has one for each name. */
export type MannerName =
  | 'arch'
  | 'festival'
  | 'garden'
  | 'kantha'
  | 'medallion'
  | 'monsoon'
  | 'neon'
  | 'rickshaw'
  | 'river'
  | 'scroll'
  | 'terracotta'
  | 'weave';
