import type { SeedChannel } from './house.ts';

const HOLDER = 'Dipnodi Receiving';

/** Invented banks and services of the site settings; no account number is anybody's. */
export const depositChannels: readonly SeedChannel[] = [
  { ...bank(1), bankName: 'Dhansiri Bank', accountNumber: '2201 5530 0147' },
  { ...bank(2), bankName: 'Kopotakkho Savings Bank', accountNumber: '0087 4412 9036' },
  { ...bank(3), bankName: 'Nodigram Co-operative Development Bank', accountNumber: '5510 0093 7782 14' },
  { ...gateway(11), bankName: 'DheuPay', accountNumber: 'DP-40117' },
  { ...gateway(12), bankName: 'GhatGate', accountNumber: 'GG-2083' },
  { ...scanned(21), bankName: 'NoukaQR', accountNumber: 'NQ-0031', qr: 'nouka-qr' },
  { ...scanned(22), bankName: 'Lonthon', accountNumber: 'LT-0057', qr: 'lonthon' },
];

function bank(id: number) {
  return { id, method: 'fund_transfer', type: 'NORMAL_BANK', accountHolderName: HOLDER } as const;
}

function gateway(id: number) {
  return { id, method: 'payment_gateway', type: 'PAYMENT_GATEWAY', accountHolderName: HOLDER } as const;
}

function scanned(id: number) {
  return { id, method: 'qr_pay', type: 'QR_PAY', accountHolderName: HOLDER } as const;
}
