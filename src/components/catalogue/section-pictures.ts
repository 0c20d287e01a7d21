import casino from '@/assets/sections/casino.svg?url';
import mobileSlots from '@/assets/sections/mobile-slots.svg?url';
import slots from '@/assets/sections/slots.svg?url';
import sports from '@/assets/sections/sports.svg?url';

/** The pictures of the sections with games: the site's own drawings. */
export const SECTION_PICTURES = { casino, mobileSlots, slots, sports };
