import type { SeoRow } from './entry.ts';

/** Two urls are written as operators do write them, one with the origin and one with a slash at the end: neither may matter (decisions, 18). */
export const seoEnglish: readonly SeoRow[] = [
  {
    url: '/',
    title: 'Dipnodi: slots, live casino and sports in one account',
    description:
      'Browse slots, live tables and sportsbooks at Dipnodi. See today’s hot games and news, open an account, and keep every transaction in one place.',
    og_title: 'Dipnodi, a river of small lights',
    og_description: 'Slots, live casino and sports with one wallet, in English, Bengali, Chinese and Malay.',
  },
  {
    url: '/slots',
    title: 'Slot providers and their games | Dipnodi',
    description:
      'All slot providers at Dipnodi on one page. Pick a studio, scroll through its full list of games, and open the one you like straight from its poster.',
    og_title: 'Slots at Dipnodi',
    og_description: 'Choose a studio and look through its whole list of slot games.',
  },
  {
    url: '/mobile-slots',
    title: 'Mobile slots: your app account details | Dipnodi',
    description:
      'Choose a mobile slot provider to see the game account that belongs to you: user name, password and balance, each ready to copy into the provider’s app.',
    og_title: 'Mobile slots at Dipnodi',
    og_description: 'Game account, password and balance for each mobile slot provider, ready to copy.',
  },
  {
    url: '/casino/',
    title: 'Live casino tables and studios | Dipnodi',
    description:
      'Live casino providers at Dipnodi: card tables, roulette and dice with real dealers on video. Log in, choose a studio and its lobby opens in a new tab.',
    og_title: 'Live casino at Dipnodi',
    og_description: 'Card tables, roulette and dice with dealers on video, studio by studio.',
  },
  {
    url: '/sports',
    title: 'Sports betting: football, tennis and more | Dipnodi',
    description:
      'Sportsbooks at Dipnodi for football, basketball, tennis, snooker and e-sports. Compare what each one has and open it from the account you already have.',
    og_title: 'Sports at Dipnodi',
    og_description: 'Football, basketball, tennis, snooker and e-sports from several sportsbooks.',
  },
  {
    url: '/vip',
    title: 'VIP benefits | Dipnodi',
    description:
      'The VIP page of Dipnodi is being updated. Until it is ready, our customer service can tell you which benefits apply to your account and how they work.',
    og_title: 'VIP benefits at Dipnodi',
    og_description: 'This page is being updated. Customer service can answer your questions meanwhile.',
  },
  {
    url: '/rewards',
    title: 'Reward program | Dipnodi',
    description:
      'The reward program of Dipnodi is being updated. Write to customer service by live chat, WhatsApp or Telegram to ask about rewards on your account.',
    og_title: 'Reward program at Dipnodi',
    og_description: 'This page is being updated. Customer service can answer your questions meanwhile.',
  },
  {
    url: '/promotion',
    title: 'Promotions with their full terms | Dipnodi',
    description:
      'Every current promotion at Dipnodi with its bonus, turnover, minimum deposit and game groups in a table, and an example worked out to the last step.',
    og_title: 'Promotions at Dipnodi',
    og_description: 'Bonuses with turnover explained in plain words and a worked example for each.',
  },
  {
    url: '/help/responsible-gaming',
    title: 'Responsible gaming: signs, self-check, help | Dipnodi',
    description:
      'How to keep play a pastime: warning signs, a short self-check, ways to keep to a budget, and how to take a break or close your account through support.',
    og_title: 'Responsible gaming at Dipnodi',
    og_description: 'Warning signs, a self-check, and how to stop or take a break.',
  },
  {
    url: '/help/deposit',
    title: 'How to deposit, transfer and withdraw | Dipnodi',
    description:
      'Step by step: fund transfer, payment gateway and QR deposits, receipts, what each status means, moving credit between providers, and withdrawals.',
    og_title: 'Deposit guide of Dipnodi',
    og_description: 'Three ways to deposit, what each status means, and what to do if something fails.',
  },
  {
    url: 'https://dipnodi.example/help/term-and-conditions',
    title: 'Terms and conditions | Dipnodi',
    description:
      'The terms of Dipnodi in plain words: who may play, accounts, deposits and withdrawals, bonuses and turnover, bets, fair use, disputes and closing.',
    og_title: 'Terms and conditions of Dipnodi',
    og_description: 'Accounts, money, bonuses and turnover, bets and disputes in plain words.',
  },
  {
    url: '/help/privacy-and-security',
    title: 'Privacy and security | Dipnodi',
    description:
      'What Dipnodi asks for and why, what is stored on your device, who receives your details, and how to keep an account safe on a phone you share.',
    og_title: 'Privacy and security at Dipnodi',
    og_description: 'What we store, where, and how to keep your account safe on a shared phone.',
  },
  {
    url: '/login',
    title: 'Log in to your account | Dipnodi',
    description:
      'Log in to Dipnodi with your user name and password to see your wallet, deposits, withdrawals and bonuses. Forgot the password? Reset it by SMS.',
    og_title: 'Log in to Dipnodi',
    og_description: 'Open your wallet, transactions and bonuses.',
  },
  {
    url: '/register',
    title: 'Sign up for an account | Dipnodi',
    description:
      'Open a Dipnodi account with a user name, your full name, a phone number confirmed by SMS, and the bank account that will receive your withdrawals.',
    og_title: 'Sign up at Dipnodi',
    og_description: 'One account for slots, live casino and sports.',
  },
  {
    url: '/forgot_password',
    title: 'Reset your password by SMS | Dipnodi',
    description:
      'Forgot the password of your Dipnodi account? Enter the phone number you registered with, type the code we send by SMS, and choose a new password.',
    og_title: 'Reset your Dipnodi password',
    og_description: 'Two steps: your phone number, then the SMS code and a new password.',
  },
];
