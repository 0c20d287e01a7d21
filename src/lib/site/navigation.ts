import type { Messages } from '../../content/messages/messages.ts';

type Label = keyof Messages['frame'];

/** Main links of the header, in the spec's order (section 2). */
export const MAIN_LINKS = [
  { route: '/casino', label: 'casino' },
  { route: '/slots', label: 'slots' },
  { route: '/mobile-slots', label: 'mobileSlots' },
  { route: '/sports', label: 'sports' },
  { route: '/vip', label: 'vip' },
  { route: '/rewards', label: 'rewards' },
  { route: '/promotion', label: 'promotion' },
] as const satisfies { route: string; label: Label }[];

/** Help Center of the footer, in the spec's order. */
export const HELP_LINKS = [
  { slug: 'responsible-gaming', label: 'responsibleGaming' },
  { slug: 'deposit', label: 'helpDeposit' },
  { slug: 'term-and-conditions', label: 'termsAndConditions' },
  { slug: 'privacy-and-security', label: 'privacyAndSecurity' },
] as const satisfies { slug: string; label: Label }[];

/** Account menu, in the spec's order; Logout follows it on large screens only. */
export const ACCOUNT_LINKS = [
  'profile',
  'deposit',
  'withdraw',
  'transfer',
  'transaction',
  'bank',
] as const satisfies (keyof Messages['account'])[];
