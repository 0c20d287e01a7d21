import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notifyMoneyMoved } from '@/lib/stores/money-moved';
import { type Answer, answerGet, answerPost, answerReport, field, notice, signIn } from '../money/money-page';
import {
  button,
  CHOICES,
  channel,
  choose,
  chosen,
  fill,
  fillAtGateway,
  newTabs,
  onScreen,
  open,
  renderForm,
  tile,
  user,
} from './deposit-page';

vi.hoisted(() => vi.stubEnv('PUBLIC_API_URL', 'http://backend.test'));

describe('a deposit', () => {
  it('is sent as multipart by the names of the backend, and the next form is empty', async () => {
    const sent = answerPost('add-deposit', { success: true });
    await open();
    await fill();
    expect(await screen.findByAltText('Your receipt')).toBeTruthy();
    await user.click(button());
    expect(await screen.findByText('Deposit submitted successfully!')).toBeTruthy();
    expect(sent).toEqual([
      [
        ['add_deposit[provider_id]', '5'],
        ['add_deposit[deposit_bank_id]', '1'],
        ['add_deposit[deposit_method]', 'fund_transfer'],
        ['add_deposit[promotion_id]', '7'],
        ['add_deposit[deposit_amount]', '100'],
        ['add_deposit[receipt]', 'image/jpeg'],
      ],
    ]);
    await user.click(screen.getByRole('button', { name: 'Another deposit' }));
    expect((await field('Amount')).value).toBe('');
    expect(screen.queryByAltText('Your receipt')).toBeNull();
  });

  it('needs a receipt for a plain bank account, and for nothing else', async () => {
    const sent = answerPost('add-deposit', { success: true });
    await open();
    await fill({ receipt: false });
    await user.click(button());
    expect(await screen.findByText('Please attach the receipt of your payment')).toBeTruthy();
    expect(document.activeElement).toBe(await field('Receipt'));
    expect(sent).toEqual([]);
    await choose('Meghna');
    await user.click(button());
    expect(await screen.findByText('Deposit submitted successfully!')).toBeTruthy();
    expect(sent[0]?.map(([name]) => name)).not.toContain('add_deposit[receipt]');
  });

  it('says what is missing, field by field', async () => {
    await open({ ...CHOICES, promotion: [{ id: 7, promotion_name: 'Welcome' }] });
    await user.click(button());
    for (const text of ['Please select a provider', 'Please select a bank', 'Please select a promotion', 'Amount is required'])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(await field('Amount'));
  });

  it('refuses a file that is no receipt, and a receipt can be removed', async () => {
    await open();
    await user.upload(await field('Receipt (optional)'), new File([], 'empty.png', { type: 'image/png' }));
    expect(await screen.findByText('This file is empty')).toBeTruthy();
    await user.upload(await field('Receipt (optional)'), new File(['x'], 'paid.png', { type: 'image/png' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(screen.queryByAltText('Your receipt')).toBeNull();
  });

  it('says how large its receipt is, and may be, in the page’s digits', async () => {
    document.documentElement.lang = 'bn';
    await open(CHOICES, {}, 'bn');
    expect(screen.getByText(/up to ১৫ MB$/)).toBeTruthy();
    await user.upload(await field('Receipt (optional)'), new File(['x'], 'paid.png', { type: 'image/png' }));
    expect(await screen.findByText(/^Ready to send, [০-৯]+ kB$/)).toBeTruthy();
    document.documentElement.lang = 'en';
  });

  it.each([
    ['in its own words', { success: false, message: 'Channel closed' }, 'Channel closed'],
    ['without a word', { success: false }, 'Deposit failed. Please try again.'],
  ])('that is refused %s keeps all, the receipt too', async (_, answer, text) => {
    answerPost('add-deposit', answer);
    await open();
    await fill();
    await user.click(button());
    expect(await notice()).toBe(text);
    expect((await field('Amount')).value).toBe('100');
    expect(screen.getByAltText('Your receipt')).toBeTruthy();
  });

  it('that is not answered is unconfirmed', async () => {
    const sent = answerPost('add-deposit', 'nothing');
    await open();
    await fill();
    await user.click(button());
    expect(await notice()).toBe('We could not confirm your deposit; check your transactions before trying again.');
    expect(sent).toHaveLength(1);
  });

  it.each<[string, Response, string]>([
    ['accepted', Response.json({ success: true }), 'Deposit submitted successfully!'],
    ['refused', Response.json({ success: false, message: 'Channel closed' }), 'Channel closed'],
    ['lost', HttpResponse.error(), 'We could not confirm your deposit; check your transactions before trying again.'],
  ])('shows how much of its receipt has been sent, until it is %s', async (_, response, text) => {
    const answer = Promise.withResolvers<Response>();
    answerPost('add-deposit', () => answer.promise);
    await open();
    await fill();
    await user.click(button());
    expect(await screen.findByRole('progressbar', { name: /^Sending the receipt: \d+%$/ })).toBeTruthy();
    answer.resolve(response);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('at a gateway opens its tab in the tap, and leads it to the payment page', async () => {
    const { tab, opened } = newTabs();
    const answer = Promise.withResolvers<Response>();
    const sent = answerPost('add-deposit', () => answer.promise);
    await open();
    await fillAtGateway();
    fireEvent.click(button());
    // At once: later the browser would not take it for the player's own.
    expect(opened).toHaveBeenCalledOnce();
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(tab.document.body.textContent).toMatch(/DheuPay.*Opening your payment page/));
    expect(tab.location.replace).not.toHaveBeenCalled();
    answer.resolve(Response.json({ success: true, url: 'https://pay.example/1' }));
    expect((await screen.findByRole('link', { name: 'Open pay.example' })).getAttribute('href')).toBe('https://pay.example/1');
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('https://pay.example/1');
    expect(tab.opener).toBeNull();
    expect(tab.close).not.toHaveBeenCalled();
  });

  it.each<[string, Answer]>([
    ['is refused', { success: false, message: 'Closed' }],
    ['has no answer', 'nothing'],
    ['has no payment page', { success: true }],
    ['has an address that is not safe', { success: true, url: 'javascript:alert(1)' }],
  ])('at a gateway that %s closes its tab', async (_, answer) => {
    const { tab } = newTabs();
    answerPost('add-deposit', answer);
    await open();
    await fillAtGateway();
    await user.click(button());
    await waitFor(() => expect(tab.close).toHaveBeenCalledOnce());
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('opens a payment page that nobody expected all the same', async () => {
    const { tab, opened } = newTabs();
    answerPost('add-deposit', { success: true, url: 'https://pay.example/2' });
    await open();
    await fill();
    await user.click(button());
    await screen.findByRole('link', { name: 'Open pay.example' });
    expect(opened).toHaveBeenCalledOnce();
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('https://pay.example/2');
    // The next deposit is not about that payment any more.
    await user.click(screen.getByRole('button', { name: 'Another deposit' }));
    expect(screen.queryByRole('link', { name: 'Open pay.example' })).toBeNull();
  });

  it('at a gateway can be paid as long as it is not decided', async () => {
    newTabs();
    answerPost('add-deposit', { success: true, url: 'https://pay.example/4' });
    await open();
    await fillAtGateway();
    const report = answerReport([]);
    await user.click(button());
    report.rows = [{ transaction_id: 'D1', amount: '100.00', status: 'Pending' }];
    await waitFor(() => {
      notifyMoneyMoved();
      expect(screen.getByText('Being checked')).toBeTruthy();
    });
    expect(screen.getByRole('link', { name: 'Open pay.example' })).toBeTruthy();
    report.rows = [{ transaction_id: 'D1', amount: '100.00', status: 'Approved' }];
    await waitFor(() => {
      notifyMoneyMoved();
      expect(screen.getByText('Approved')).toBeTruthy();
    });
    expect(screen.queryByRole('link', { name: 'Open pay.example' })).toBeNull();
  });

  it('with an address that is not safe opens nothing, and says so', async () => {
    const { opened } = newTabs();
    answerPost('add-deposit', { success: true, url: 'javascript:alert(1)' });
    await open();
    await fill();
    await user.click(button());
    expect(await notice()).toMatch(/cannot be opened safely/);
    expect(opened).not.toHaveBeenCalled();
  });

  it('that the browser lets open no tab leaves the link', async () => {
    vi.stubGlobal('open', () => null);
    answerPost('add-deposit', { success: true, url: 'https://pay.example/3' });
    await open();
    await fillAtGateway();
    await user.click(button());
    expect(await screen.findByRole('link', { name: 'Open pay.example' })).toBeTruthy();
  });
});

describe('on a phone a deposit goes step by step', () => {
  const step = () => document.querySelector('form')?.dataset['step'];
  const next = () => user.click(screen.getByRole('button', { name: 'Next' }));

  beforeEach(() => onScreen('phone'));

  it.each([
    ['where it was', 2, true, 'details'],
    ['where the receipt has to be chosen again, since it is not stored', 4, true, 'receipt'],
    ['where something is wrong by now', 3, false, 'channel'],
  ])('and goes on after a reload %s', async (_where, moves, isOffered, resumed) => {
    const page = await open();
    await fill();
    for (let move = 0; move < moves; move += 1) {
      const before = step();
      await next();
      await waitFor(() => expect(step()).not.toBe(before));
    }
    page.unmount();
    await open(isOffered ? CHOICES : { ...CHOICES, game_provider: [{ id: 6, provider_name: 'Shapla' }] });
    expect(step()).toBe(resumed);
    expect((await field('Amount')).value).toBe('100');
  });

  it('from the amount to the summary, and is sent only there', async () => {
    const sent = answerPost('add-deposit', { success: true });
    await open();
    await fill();
    for (const [name, heading] of [
      ['amount', 'Step 1 of 5: Amount'],
      ['channel', 'Step 2 of 5: Method'],
      ['details', 'Step 3 of 5: Pay'],
      ['receipt', 'Step 4 of 5: Receipt'],
    ]) {
      expect(step()).toBe(name);
      expect(screen.getByText(heading ?? '')).toBeTruthy();
      // Enter sends a form by its first submit button.
      if (name === 'amount') await user.type(await field('Amount'), '{Enter}');
      else await next();
      await waitFor(() => expect(step()).not.toBe(name));
    }
    expect(step()).toBe('summary');
    expect(document.activeElement?.textContent).toBe('Step 5 of 5: SummaryAmountMethodPayReceiptSummary');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(sent).toEqual([]);
    await user.click(button());
    expect(await screen.findByText('Deposit submitted successfully!')).toBeTruthy();
    expect(sent).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Another deposit' }));
    expect(step()).toBe('amount');
  });

  it('and stays where something is wrong', async () => {
    await open();
    await next();
    expect(await screen.findByText('Amount is required')).toBeTruthy();
    expect(screen.queryByText('Please select a bank')).toBeNull();
    expect(step()).toBe('amount');
    await fill({ receipt: false, amount: '0' });
    await next();
    expect(await screen.findByText('Minimum amount is RM 1.00')).toBeTruthy();
    expect(step()).toBe('amount');
    await user.type(await field('Amount'), '{Backspace}50');
    await next();
    await waitFor(() => expect(step()).toBe('channel'));
    await next();
    await waitFor(() => expect(step()).toBe('details'));
    await next();
    await waitFor(() => expect(step()).toBe('receipt'));
    await next();
    expect(await screen.findByText('Please attach the receipt of your payment')).toBeTruthy();
    expect(step()).toBe('receipt');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(step()).toBe('details'));
  });

  it('and a refusal leads back to the step of its field, where a change removes it', async () => {
    const words = 'This promotion needs a deposit of at least 100.00';
    const sent = answerPost('add-deposit', { success: false, message: words });
    await open();
    await fill({ bank: 'Meghna', receipt: false, amount: '50' });
    await next();
    await next();
    await waitFor(() => expect(step()).not.toBe('amount'));
    while (screen.queryByRole('button', { name: 'Next' })) await next();
    await user.click(button());
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(step()).toBe('amount'));
    expect(document.activeElement).toBe(await field('Amount'));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.selectOptions(await field('Promotion'), 'No promotion');
    expect(screen.queryByText(words)).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('and Back and Forward of the browser lead from step to step', async () => {
    await open();
    await fill();
    await next();
    await next();
    history.back();
    await waitFor(() => expect(step()).toBe('channel'));
    expect(document.activeElement?.textContent).toContain('Step 2 of 5: Method');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(step()).toBe('amount'));
    history.go(2);
    await waitFor(() => expect(step()).toBe('details'));
  });

  it('and Forward leads no further than the first step that is not filled in', async () => {
    await open();
    await fill();
    await next();
    await next();
    history.go(-2);
    await waitFor(() => expect(step()).toBe('amount'));
    await user.click(screen.getByRole('tab', { name: 'QR Pay' }));
    history.go(2);
    await waitFor(() => expect(step()).toBe('channel'));
    expect(history.state).toEqual({ step: 1 });
    await user.clear(await field('Amount'));
    history.forward();
    await waitFor(() => expect(step()).toBe('amount'));
    expect(history.state).toEqual({ step: 0 });
  });

  it('and once it is sent, Back does not lead to its steps', async () => {
    answerPost('add-deposit', { success: true });
    history.replaceState(null, '', '/deposit?promotion=7');
    await open();
    await fill({ bank: 'Meghna', receipt: false });
    for (const name of ['channel', 'receipt', 'summary']) {
      await next();
      await waitFor(() => expect(step()).toBe(name));
    }
    await user.click(button());
    expect(await screen.findByText('Deposit submitted successfully!')).toBeTruthy();
    await waitFor(() => expect(history.state).toEqual({ step: 0 }));
    // A reload must not join the promotion again.
    await waitFor(() => expect(location.search).toBe(''));
    await user.click(screen.getByRole('button', { name: 'Another deposit' }));
    expect(step()).toBe('amount');
    expect((await field('Amount')).value).toBe('');
    expect((await field('Promotion')).value).toBe('1');
  });

  it('without account and receipt at a gateway', async () => {
    await open();
    await fillAtGateway();
    expect(screen.getByText('Step 1 of 3: Amount')).toBeTruthy();
    await next();
    await waitFor(() => expect(step()).toBe('channel'));
    await next();
    await waitFor(() => expect(step()).toBe('summary'));
  });
});

describe('the choices of a deposit', () => {
  it('follow the method, which arrow keys change and which clears the bank', async () => {
    await open();
    await choose('Padma');
    expect(screen.getByRole('heading', { name: 'Selected Payment Details' })).toBeTruthy();
    screen.getByRole('tab', { name: 'Fund Transfer' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Payment Gateway', selected: true }));
    expect(chosen()).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Selected Payment Details' })).toBeNull();
    await user.keyboard('{ArrowLeft}');
    expect(chosen()).toEqual([]);
    await user.keyboard('{End}');
    await choose('NoukaQR');
    expect(screen.getByAltText('QR code of NoukaQR').getAttribute('src')).toBe('http://backend.test/media/qr.png');
  });

  it('clear the bank also where the other method has one of the same id, and keep it when the same is chosen again', async () => {
    await open({ ...CHOICES, deposit_bank: { ...CHOICES.deposit_bank, payment_gateway: [channel(1, 'DheuPay', 'PAYMENT_GATEWAY')] } });
    await choose('Padma');
    await user.click(screen.getByRole('tab', { name: 'Fund Transfer' }));
    expect(chosen()).toEqual(['1']);
    await user.click(screen.getByRole('tab', { name: 'Payment Gateway' }));
    expect(chosen()).toEqual([]);
  });

  it('begin with the channel that this player’s last deposit was paid to, which stands first, and leave it with the method', async () => {
    answerPost('add-deposit', { success: true });
    const page = await open();
    await fill({ bank: 'Meghna', receipt: false });
    await user.click(button());
    await screen.findByText('Deposit submitted successfully!');
    page.unmount();
    const next = await open();
    expect(screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'MMeghnaUsed last time',
      'PPadma',
    ]);
    expect(chosen()).toEqual(['2']);
    await user.click(screen.getByRole('tab', { name: 'QR Pay' }));
    expect(chosen()).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'Fund Transfer' }));
    expect(chosen()).toEqual([]);
    next.unmount();
    sessionStorage.clear();
    await signIn({ id: 8 });
    await renderForm();
    await field('Provider');
    expect(chosen()).toEqual([]);
  });

  it('show where the money goes in a step of a phone, also where the channel used last is chosen already', async () => {
    localStorage.setItem('used_channels', JSON.stringify({ player: '7', fund_transfer: '2' }));
    onScreen('phone');
    await open({ ...CHOICES, game_provider: [{ id: 0, provider_name: 'Main Wallet' }] });
    expect(chosen()).toEqual(['2']);
    await user.type(await field('Amount'), '100');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(document.querySelector('form')?.dataset['step']).toBe('channel'));
  });

  it('begin with no channel where the one used last is not offered any more', async () => {
    localStorage.setItem('used_channels', JSON.stringify({ player: '7', fund_transfer: '99' }));
    await open();
    expect(chosen()).toEqual([]);
  });

  it('show a channel by its logo, by its letter where there is none or it cannot be loaded, and two of one name by their numbers', async () => {
    const twice = [channel(1, 'Padma', 'NORMAL_BANK'), { ...channel(2, 'Padma', 'NORMAL_BANK'), account_no: '00992' }];
    await open({ ...CHOICES, deposit_bank: { ...CHOICES.deposit_bank, fund_transfer: twice } });
    expect(screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual(['PPadma00991', 'PPadma00992']);
    await user.click(screen.getByRole('tab', { name: 'Payment Gateway' }));
    const logo = document.querySelector('label img');
    expect(logo?.getAttribute('src')).toBe('/media/dheupay.webp');
    fireEvent.error(logo as Element);
    expect(tile('DheuPay').parentElement?.textContent).toBe('DDheuPay');
  });

  it('are one group whose error stands beside its name, and arrow keys choose', async () => {
    await open();
    await user.click(button());
    const group = await screen.findByRole('radiogroup', { name: 'Bank', description: 'Please select a bank' });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    tile('Padma').focus();
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toEqual(['2']);
    expect(screen.queryByText('Please select a bank')).toBeNull();
  });

  it('say how much to send where, with every value to copy: the number without its spaces, the amount as it is typed elsewhere', async () => {
    const [bank] = CHOICES.deposit_bank.fund_transfer;
    await open({ ...CHOICES, deposit_bank: { fund_transfer: [{ ...bank, account_no: '0099 1' }] } });
    await choose('Padma');
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

  it('name the amount at a QR code too', async () => {
    await open();
    await user.click(screen.getByRole('tab', { name: 'QR Pay' }));
    await choose('NoukaQR');
    expect(screen.getByText('Scan to pay')).toBeTruthy();
    await user.type(await field('Amount'), '500');
    expect(screen.getByText('Scan to pay RM 500.00')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy: Amount' })).toBeTruthy();
  });

  it('has no promotion where there is none, and sends it empty', async () => {
    const sent = answerPost('add-deposit', { success: true });
    await open({ ...CHOICES, promotion: [] });
    await user.selectOptions(await field('Provider'), 'Lotus');
    await choose('Meghna');
    await user.click(screen.getByRole('button', { name: '500' }));
    expect(screen.queryByLabelText('Promotion')).toBeNull();
    await user.click(button());
    await waitFor(() => expect(sent[0]).toContainEqual(['add_deposit[promotion_id]', '']));
  });

  it.each([
    ['7', '7'],
    ['99', ''],
  ])('take promotion %s from the address as "%s"', async (id, chosen) => {
    history.replaceState(null, '', `/deposit?promotion=${id}`);
    await open();
    expect((await field('Promotion')).value).toBe(chosen);
  });

  it('name the promotion that was joined, and leave it in one tap', async () => {
    history.replaceState(null, '', '/deposit?promotion=7');
    await open();
    expect(screen.getByText('Joined promotion').parentElement?.textContent).toBe('Joined promotionWelcome');
    await user.click(screen.getByRole('button', { name: 'Leave it out' }));
    expect((await field('Promotion')).value).toBe('1');
    expect(screen.queryByText('Joined promotion')).toBeNull();
    expect(location.search).toBe('');
  });

  it('choose nothing in the place of a promotion that is not offered, and say so', async () => {
    history.replaceState(null, '', '/deposit?promotion=99');
    await open();
    expect(screen.getByText(/^The promotion you joined is not open to you right now/)).toBeTruthy();
    await user.selectOptions(await field('Promotion'), 'Welcome');
    expect(screen.queryByText(/^The promotion you joined/)).toBeNull();
  });

  it('begin with the main wallet and without a promotion', async () => {
    const providers = [...CHOICES.game_provider, { id: 0, provider_name: 'Main Wallet' }];
    await open({ ...CHOICES, game_provider: providers }, { mainWallet: 'মূল ওয়ালেট' });
    expect((await field('Provider')).value).toBe('0');
    expect(screen.getByRole('option', { name: 'মূল ওয়ালেট', selected: true })).toBeTruthy();
    expect((await field('Promotion')).value).toBe('1');
  });

  it('survive a reload, but for the receipt', async () => {
    const page = await open();
    await fill();
    page.unmount();
    await open();
    expect((await field('Amount')).value).toBe('100');
    expect(chosen()).toEqual(['1']);
    expect(screen.queryByAltText('Your receipt')).toBeNull();
  });

  it('give way to the promotion that an address asks for', async () => {
    const page = await open();
    await fill();
    page.unmount();
    history.replaceState(null, '', '/deposit?promotion=1');
    await open();
    expect((await field('Promotion')).value).toBe('1');
    expect((await field('Amount')).value).toBe('100');
  });

  it('are forgotten once they are sent', async () => {
    answerPost('add-deposit', { success: true });
    await open();
    await fill();
    expect(sessionStorage.getItem('draft_deposit')).not.toBeNull();
    await user.click(button());
    await screen.findByText('Deposit submitted successfully!');
    await waitFor(() => expect(sessionStorage.getItem('draft_deposit')).toBeNull());
  });

  it('are not shown when the pre-check fails', async () => {
    await signIn();
    answerGet('pre-deposit', { success: false });
    await renderForm();
    expect(await screen.findByRole('heading', { name: 'Deposit Disabled' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Why? Deposits are disabled' }).getAttribute('href')).toBe('/help/where-to-pay');
  });
});
