import type { Messages } from '../../content/messages/messages.ts';

type Label = keyof Messages['frame'];

/** Main links, in the spec's order (section 2). */
export const MAIN_LINKS = [
  { route: '/casino', label: 'casino', icon: 'cards' },
  { route: '/slots', label: 'slots', icon: 'reels' },
  { route: '/mobile-slots', label: 'mobileSlots', icon: 'phone' },
  { route: '/sports', label: 'sports', icon: 'ball' },
  { route: '/vip', label: 'vip', icon: 'star' },
  { route: '/rewards', label: 'rewards', icon: 'bolt' },
  { route: '/promotion', label: 'promotion', icon: 'gift' },
] as const satisfies { route: string; label: Label; icon: string }[];

/** A player's money, as the menu of small screens lists it. */
export const MONEY_LINKS = [
  { route: '/deposit', label: 'deposit', icon: 'moneyIn' },
  { route: '/withdraw', label: 'withdraw', icon: 'moneyOut' },
  { route: '/transfer', label: 'transfer', icon: 'exchange' },
  { route: '/transaction', label: 'transaction', icon: 'receipt' },
  { route: '/bonuses', label: 'bonuses', icon: 'gift' },
] as const satisfies { route: string; label: keyof Messages['account']; icon: string }[];

const [casino, slots, mobileSlots, sports, , , promotion] = MAIN_LINKS;

/** The strip of categories under the header of small screens. */
export const CATEGORY_LINKS = [
  { route: '/', label: 'home', icon: 'home' },
  slots,
  casino,
  sports,
  mobileSlots,
  promotion,
] as const;

/** Help Center of the footer, in the spec's order. */
export const HELP_LINKS = [
  { slug: 'responsible-gaming', label: 'responsibleGaming' },
  { slug: 'deposit', label: 'helpDeposit' },
  { slug: 'term-and-conditions', label: 'termsAndConditions' },
  { slug: 'privacy-and-security', label: 'privacyAndSecurity' },
] as const satisfies { slug: string; label: Label }[];

/** The tools of safer play, in their order: each an area of texts, and a page of its own below `/safer-play`. */
export const SAFER_PLAY_TOOLS = [
  'reality-check',
  'budget',
  'self-test',
  'break',
  'self-exclusion',
  'get-help',
] as const;

/** Account menu, in the spec's order, with the bonuses after it; Logout follows on large screens only. */
export const ACCOUNT_LINKS = [
  'profile',
  'deposit',
  'withdraw',
  'transfer',
  'transaction',
  'bank',
  'bonuses',
] as const;

/** Whether a page can be searched from. Forms and help pages cannot, because nobody looks for games there. */
export function hasSearch(route: string, guard?: string): boolean {
  return !guard && !route.startsWith('/help') && !route.startsWith('/safer-play');
}
