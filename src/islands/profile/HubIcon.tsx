import { LineIcon } from '../ui/LineIcon';

const PATHS = {
  deposit: 'M4 15v5h16v-5M12 3v11M7.5 9.5L12 14l4.5-4.5',
  withdraw: 'M4 15v5h16v-5M12 14V3M7.5 7.5L12 3l4.5 4.5',
  transfer: 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4',
  transactions: 'M5 3h14v18l-3.5-2-3.5 2-3.5-2L5 21zM9 8h6M9 12h6',
  waiting: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  bonuses: 'M4 9h16v4H4zM5.5 13v7h13v-7M12 9v11M7.5 4L12 9l4.5-5',
  bank: 'M3.5 9.5L12 4l8.5 5.5zM5.5 10v8M10 10v8M14 10v8M18.5 10v8M3.5 20.5h17',
  helpDeposit: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.3 9.3a2.8 2.8 0 1 1 3.9 3c-.8.4-1.2 1-1.2 1.9M12 17.2v.1',
  responsible: 'M12 3l7 2.5v6c0 4.5-3 7.8-7 9.5-4-1.7-7-5-7-9.5v-6zM9 12l2.2 2.2L15.5 10',
  support: 'M4 5h16v11h-8l-5 4v-4H4zM8 9.5h8M8 12.5h5',
} as const;

/** An icon of the account's hub; the text beside it says what it means. */
export function HubIcon({ name }: { name: keyof typeof PATHS }) {
  return <LineIcon path={PATHS[name]} />;
}
