import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '@/content/messages/en/deposit.json';
import { saveUsedChannel } from '@/lib/stores/money/used-channels';
import { field } from '../money/money-page';
import { button, CHOICES, channel, choose, chosen, offered, open, row, user } from './deposit-page';

it('follow the method, which arrow keys change and which clears the bank, unless it is the same again', async () => {
  await open();
  await choose('Padma');
  await user.click(screen.getByRole('tab', { name: 'Fund Transfer' }));
  expect(chosen()).toBe('Padma');
  expect(screen.getByRole('heading', { name: 'Selected Payment Details' })).toBeTruthy();
  screen.getByRole('tab', { name: 'Fund Transfer' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(
    screen.getByRole('tab', { name: 'Payment Gateway', selected: true }),
  );
  expect(chosen()).toBe('');
  expect(screen.queryByRole('heading', { name: 'Selected Payment Details' })).toBeNull();
  await user.keyboard('{ArrowLeft}');
  expect(chosen()).toBe('');
  await user.keyboard('{End}');
  await choose('NoukaQR');
  expect(screen.getByAltText('QR code of NoukaQR').getAttribute('src')).toBe(
    'http://backend.test/media/qr.png',
  );
});

it('show the way to a QR code on large screens too where the page cannot show its picture', async () => {
  const code = { ...channel(4, 'NoukaQR', 'QR_PAY'), qr_image: 'https://cdn.example/qr.png' };
  const other = { ...channel(5, 'DheuQR', 'QR_PAY'), qr_image: '/media/qr.png' };
  await open({ ...CHOICES, deposit_bank: { ...CHOICES.deposit_bank, qr_pay: [code, other] } });
  await user.click(screen.getByRole('tab', { name: 'QR Pay' }));
  await choose('NoukaQR');
  const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Save the picture' });
  expect(link().className).toContain('md:hidden');
  fireEvent.error(screen.getByAltText('QR code of NoukaQR'));
  expect(screen.queryByAltText('QR code of NoukaQR')).toBeNull();
  expect(link().href).toBe('https://cdn.example/qr.png');
  expect(link().className).not.toContain('md:hidden');
  await choose('DheuQR');
  expect(screen.getByAltText('QR code of DheuQR')).toBeTruthy();
});

it('mark the quick amount that is in the field, pressed or typed', async () => {
  await open();
  const pressed = () =>
    screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'RM\u00a0500' }));
  expect(pressed()).toEqual(['RM\u00a0500']);
  await user.clear(await field('Amount'));
  await user.type(await field('Amount'), '১,০০০.০');
  expect(pressed()).toEqual(['RM\u00a01,000']);
  await user.type(await field('Amount'), '1');
  expect(pressed()).toEqual([]);
});

it('begin with the channel that this player’s last deposit was paid to, which stands first, and leave it with the method', async () => {
  saveUsedChannel('7', 'fund_transfer', '2');
  await open();
  expect((await offered()).map(({ textContent }) => textContent)).toEqual([
    'MeghnaUsed last time',
    'Padma',
  ]);
  await user.keyboard('{Escape}');
  expect(row().textContent).toBe('MeghnaUsed last time');
  await user.click(screen.getByRole('tab', { name: 'QR Pay' }));
  await user.click(screen.getByRole('tab', { name: 'Fund Transfer' }));
  expect(chosen()).toBe('');
});

it('say from which amount on a promotion gives a bonus', async () => {
  const terms = {
    bonus_percent: 50,
    bonus_limit: '250.00',
    turnover_times: 12,
    minimum_deposit: '30.00',
  };
  await open({ ...CHOICES, promotion: [{ id: 8, promotion_name: 'Half more', ...terms }] });
  await user.selectOptions(await field('Promotion'), 'Half more');
  await user.type(await field('Amount'), '20');
  expect(screen.getByText('From a deposit of RM 30.00')).toBeTruthy();
});

it('show a channel by its logo, by its letter where there is none or it cannot be loaded, and two of one name by their numbers', async () => {
  const twice = [
    channel(1, 'Padma', 'NORMAL_BANK'),
    { ...channel(2, 'Padma', 'NORMAL_BANK'), account_no: '00992' },
  ];
  await open({ ...CHOICES, deposit_bank: { ...CHOICES.deposit_bank, fund_transfer: twice } });
  const channels = await offered();
  expect(channels.map(({ textContent }) => textContent)).toEqual(['Padma00991', 'Padma00992']);
  await user.click(channels[1] as HTMLElement);
  expect(row().textContent).toBe('Padma00992');
  await user.click(screen.getByRole('tab', { name: 'Payment Gateway' }));
  const [gateway] = await offered();
  const logo = gateway?.querySelector('img');
  expect(logo?.getAttribute('src')).toBe('/media/dheupay.webp');
  fireEvent.error(logo as Element);
  expect(gateway?.querySelector('img, [data-letter]')).toHaveProperty('dataset.letter', 'D');
});

it('are found by their names from eight on', async () => {
  const names = ['Padma', 'Padma Two', ...Array.from({ length: 6 }, (_, id) => `Bank ${id}`)];
  const fund_transfer = names.map((name, id) => channel(id, name, 'OTHER'));
  const page = await open({
    ...CHOICES,
    deposit_bank: { fund_transfer: fund_transfer.slice(1) },
  });
  await offered();
  expect(screen.queryByLabelText('Find by name')).toBeNull();
  page.unmount();
  await open({ ...CHOICES, deposit_bank: { fund_transfer } });
  expect(await offered()).toHaveLength(8);
  await user.type(screen.getByLabelText('Find by name'), 'PADMA{Enter}');
  const found = () => within(screen.getByRole('list')).queryAllByRole('button');
  expect(found().map(({ textContent }) => textContent)).toEqual(['Padma', 'Padma Two']);
  await user.type(screen.getByLabelText('Find by name'), 'x');
  expect(found()).toEqual([]);
  expect(screen.getByText('Nothing has this name.')).toBeTruthy();
});

it('choices that have no channel still say to choose another method, and take the focus, when the deposit is submitted', async () => {
  await open({ ...CHOICES, deposit_bank: { ...CHOICES.deposit_bank, fund_transfer: [] } });
  await user.click(screen.getByRole('button', { name: 'RM\u00a0500' }));
  await user.click(button());
  const missing = await screen.findByRole('button', {
    name: 'Bank Select a bank',
    description: new RegExp(texts.noChannels),
  });
  expect(document.activeElement).toBe(missing);
  expect(screen.queryByText('Please select a bank')).toBeNull();
});

it('say how much to send where, with every value to copy: the number without spaces and marks, the amount as it is typed elsewhere', async () => {
  const [bank] = CHOICES.deposit_bank.fund_transfer;
  await open({
    ...CHOICES,
    deposit_bank: { fund_transfer: [{ ...bank, account_no: '\u202d0099 1\u202c' }] },
  });
  await choose('Padma');
  expect(screen.getByText('0099 1')).toBeTruthy();
  expect(screen.queryByText(/^Send/)).toBeNull();
  await user.type(await field('Amount'), '১,৫০০.5');
  expect(screen.getByText('Send RM 1,500.50 to this account')).toBeTruthy();
  for (const [name, copied] of [
    ['Name', 'Padma'],
    ['Account Holder', 'House'],
    ['Account Number', '00991'],
    ['Amount', '1500.5'],
  ]) {
    await user.click(screen.getByRole('button', { name: `Copy: ${name}` }));
    expect((await screen.findAllByText('Copied to clipboard!')).length).toBeGreaterThan(0);
    expect(await navigator.clipboard.readText()).toBe(copied);
  }
});

it('say that the promotion that was joined is not offered, until another one is chosen, and the address does not name it any more', async () => {
  history.replaceState(null, '', '/deposit?promotion=99');
  await open();
  expect(screen.getByText(/^The promotion you joined is not open to you right now/)).toBeTruthy();
  expect(location.search).toBe('?promotion=99');
  await user.selectOptions(await field('Promotion'), 'Welcome');
  expect(screen.queryByText(/^The promotion you joined/)).toBeNull();
  expect(location.search).toBe('');
});
