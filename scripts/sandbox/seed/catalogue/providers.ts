import type { MannerName } from './manner-name.ts';
import type { MotifName } from './motif-name.ts';

export interface SeedProvider {
  id: number;
  name: string;
  group: 'live_casino' | 'slot' | 'mobile_slot' | 'sport';
  /** How the provider's pictures look. */
  manner: MannerName;
  /** What its own card shows. */
  emblem: MotifName;
  /** How many games it has, and how their codes begin. */
  games: number;
  prefix: string;
}

/** Invented companies only. One has exactly a page of games, one a name that must be encoded in an address. */
export const providers: readonly SeedProvider[] = [
  slot(1, 'Shapla Play', 'medallion', 'shapla', 60, 'shp'),
  slot(2, 'Padma Reels', 'river', 'nouka', 48, 'pdr'),
  slot(3, 'NokshiWorks', 'kantha', 'elephant', 36, 'nok'),
  slot(4, 'RickshawRiot', 'rickshaw', 'rickshaw', 52, 'rik'),
  slot(5, 'Rupa & Raja 100%', 'arch', 'crown', 24, 'rpr'),
  slot(6, 'MeghMaker', 'monsoon', 'umbrella', 40, 'meg'),
  slot(7, 'NeonDhaka', 'neon', 'tiger', 30, 'neo'),
  slot(8, 'Matighar', 'terracotta', 'owl', 25, 'mat'),
  slot(9, 'ChaBagan Spins', 'garden', 'tea', 44, 'cha'),
  slot(10, 'PotuaPop', 'scroll', 'hilsa', 12, 'pot'),
  slot(11, 'Jamdanix', 'weave', 'peacock', 33, 'jam'),
  slot(12, 'TaraBaji', 'festival', 'diya', 38, 'tar'),
  table(21, 'GhatLive', 'arch', 'wheel', 'ghl'),
  table(22, 'Surma Salon', 'river', 'cards', 'sur'),
  table(23, 'Chandni Tables', 'weave', 'moon', 'cnd'),
  table(24, 'RedHaveli', 'scroll', 'crown', 'hav'),
  table(25, 'Lantern Room', 'festival', 'lantern', 'lan'),
  table(26, 'Mayur Court', 'medallion', 'peacock', 'may'),
  sport(41, 'Maidan Sports', 'garden', 'football', 'mdn'),
  sport(42, 'ChhokkaBook', 'rickshaw', 'cricket', 'chk'),
  sport(43, 'NightStand', 'neon', 'football', 'nst'),
  sport(44, 'Baichbet', 'monsoon', 'nouka', 'bai'),
  mobile(61, 'Pocket Haor', 'river', 'hilsa', 'pkh'),
  mobile(62, 'TapTepantor', 'festival', 'kite', 'tap'),
  mobile(63, 'Jonaki Mobile', 'neon', 'butterfly', 'jon'),
  mobile(64, 'MangoThumb', 'garden', 'mango', 'mth'),
  mobile(65, 'Dholok Go', 'rickshaw', 'dhol', 'dgo'),
  mobile(66, 'ChhotoKhela', 'kantha', 'owl', 'cho'),
];

type Described = [id: number, name: string, manner: MannerName, emblem: MotifName];

function slot(...[id, name, manner, emblem, games, prefix]: [...Described, games: number, prefix: string]): SeedProvider {
  return { id, name, group: 'slot', manner, emblem, games, prefix };
}

function table(...[id, name, manner, emblem, prefix]: [...Described, prefix: string]): SeedProvider {
  return { id, name, group: 'live_casino', manner, emblem, games: 6, prefix };
}

function sport(...[id, name, manner, emblem, prefix]: [...Described, prefix: string]): SeedProvider {
  return { id, name, group: 'sport', manner, emblem, games: 4, prefix };
}

function mobile(...[id, name, manner, emblem, prefix]: [...Described, prefix: string]): SeedProvider {
  return { id, name, group: 'mobile_slot', manner, emblem, games: 6, prefix };
}
