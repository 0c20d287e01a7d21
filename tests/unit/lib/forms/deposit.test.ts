import { expect, test } from 'vitest';
import { depositSchema } from '@/lib/forms/deposit';
import { validate } from '@/lib/forms/validate';

const channel = (id: string, type: string) => ({
  id,
  type,
  bankName: 'Padma',
  holderName: '',
  accountNumber: '',
  qrImage: '',
});
const channels = {
  fund_transfer: [channel('1', 'NORMAL_BANK'), channel('2', 'OTHER')],
  payment_gateway: [channel('3', 'PG')],
  qr_pay: [],
};
const promotions = [{ id: '1', name: 'None' }];
const receipt = new Blob(['x']);

const good = {
  provider: '5',
  method: 'fund_transfer',
  channel: '1',
  promotion: '1',
  amount: '10',
  receipt,
};
test.each([
  [{}, {}],
  [{ provider: '' }, { provider: 'providerRequired' }],
  [{ channel: '' }, { channel: 'bankRequired' }],
  [{ method: 'payment_gateway', channel: '' }, { channel: 'gatewayRequired' }],
  [{ method: 'qr_pay', channel: '' }, { channel: 'qrRequired' }],
  [{ promotion: '' }, { promotion: 'promotionRequired' }],
  [{ amount: '' }, { amount: 'amountRequired' }],
  [{ receipt: undefined }, { receipt: 'receiptRequired' }],
  [{ channel: '2', receipt: undefined }, {}],
  [{ method: 'payment_gateway', channel: '3', receipt: undefined }, {}],
])('a deposit with %j', (fields, expected) =>
  expect(validate(depositSchema({ channels, promotions }), { ...good, ...fields }).errors).toEqual(
    expected,
  ),
);

test.each(['', '1'])(
  'a deposit needs and has no promotion where there is none: "%s"',
  (promotion) =>
    expect(
      validate(depositSchema({ channels, promotions: [] }), { ...good, promotion }).result,
    ).toMatchObject({
      success: true,
      output: { promotion: '' },
    }),
);
