import type { ContentLanguage } from './languages.ts';
import { seoBengali } from './seo/bengali.ts';
import { seoEnglish } from './seo/english.ts';

const brandDescription = {
  en: 'Dipnodi brings slots, live tables and sports together in one account, with one wallet and one place to see every transaction. Play for fun, with money you can spare.',
  bd: 'স্লট, লাইভ টেবিল আর খেলাধুলা—দীপনদীতে সবকিছু এক অ্যাকাউন্টে, এক ওয়ালেটে, আর প্রতিটি লেনদেনের হিসাব এক পাতায়। খেলুন আনন্দের জন্য, খরচ করার মতো টাকা দিয়ে।',
  cn: 'Dipnodi 将老虎机、真人娱乐与体育项目集中在一个账户和一个钱包中，每笔交易都可在同一页面查看。请以娱乐为目的，只使用您负担得起的资金。',
  ms: 'Dipnodi menghimpunkan slot, meja langsung dan sukan dalam satu akaun, dengan satu dompet dan satu tempat untuk melihat setiap transaksi. Main untuk berseronok, dengan wang yang anda mampu belanjakan.',
} as const satisfies Record<ContentLanguage, string>;

const marquee = {
  en: [
    'Keep your receipt until the deposit shows Approved',
    'Bank details can change: read them on the Deposit page each time',
    'We never ask for your password or SMS code in chat',
    'The Bonuses page shows how much turnover is left',
  ],
  bd: [
    'ডিপোজিট অনুমোদিত না হওয়া পর্যন্ত রসিদটি রেখে দিন',
    'ব্যাংকের তথ্য বদলাতে পারে, তাই প্রতিবার ডিপোজিট পাতা থেকে দেখে নিন',
    'চ্যাটে আমরা কখনোই পাসওয়ার্ড বা এসএমএস কোড চাই না',
    'আর কত টার্নওভার বাকি, তা বোনাস পাতায় দেখা যায়',
  ],
  cn: [
    '存款显示“已批准”之前，请保留收据',
    '收款账户可能变更，每次转账前请查看存款页面',
    '客服绝不会在聊天中索要密码或短信验证码',
    '剩余流水可在奖金页面查看',
  ],
  ms: [
    'Simpan resit sehingga deposit dipaparkan sebagai Diluluskan',
    'Butiran bank boleh berubah: semak halaman Deposit setiap kali',
    'Kami tidak sekali-kali meminta kata laluan atau kod SMS dalam sembang',
    'Baki pusing ganti boleh dilihat di halaman Bonus',
  ],
} as const satisfies Record<ContentLanguage, readonly string[]>;

const SEPARATOR = ' • ';

/** What the invented business sets in its site settings (spec section 3). Every name of a company, bank or payment method is made up. */
export const settings = {
  brandName: 'Dipnodi',
  brandDescription,
  marquee: {
    en: marquee.en.join(SEPARATOR),
    bd: marquee.bd.join(SEPARATOR),
    cn: marquee.cn.join(SEPARATOR),
    ms: marquee.ms.join(SEPARATOR),
  },
  languages: [
    { code: 'en', name: 'English' },
    { code: 'bd', name: 'বাংলা' },
    { code: 'cn', name: '中文' },
    { code: 'ms', name: 'Bahasa Melayu' },
  ],
  announcements: [
    {
      id: 1,
      title: 'Check the account number before every transfer',
      content:
        'The accounts that receive deposits change from time to time. Copy the name and number from the Deposit page each time, and do not reuse a number saved in your banking app.',
    },
    {
      id: 2,
      title: 'One bank account, one name',
      content:
        'Withdrawals are sent to an account held in the same name as your profile. If your name is misspelled on either side, write to support before you submit a withdrawal.',
    },
    {
      id: 3,
      title: 'Help pages in four languages',
      content:
        'The guides to deposits, terms, privacy and responsible gaming can now be read in English, Bengali, Chinese and Malay. You will find them at the foot of every page.',
    },
  ],
  banks: [
    { id: 1, name: 'Dhansiri Bank' },
    { id: 2, name: 'Nabaganga Bank' },
    { id: 3, name: 'Kopotakkho Savings Bank' },
    { id: 4, name: 'Haorpar Commercial Bank' },
    { id: 5, name: 'Teesta Crown Bank' },
    { id: 6, name: 'Turag Valley Bank' },
    { id: 7, name: 'Gomti Merchant Bank' },
    { id: 8, name: 'Mohanonda Trade Bank' },
    { id: 9, name: 'Shaplatir Bank' },
    { id: 10, name: 'Nodigram Co-operative Development Bank' },
    { id: 11, name: 'Bhawal Forest Bank' },
    { id: 12, name: 'Chitrapar Bank' },
    { id: 13, name: 'Kashbagan Bank' },
    { id: 14, name: 'Sangu Hill Bank' },
  ],
  payments: ['DheuPay', 'Jhinuk', 'NoukaQR', 'PothikPay', 'Kolosh', 'ChithiPay', 'Lonthon', 'GhatGate'],
  partners: ['Meghmallar', 'Alponika', 'Kashbon', 'Tiatori', 'Ruposhagor', 'Jolpori', 'Haoralok', 'Pankouri'],
  contacts: [
    { type: 'WHATSAPP', content: 'https://wa.example/8801700000000' },
    { type: 'TELEGRAM', content: 'https://t.example/dipnodi' },
    { type: 'LIVECHAT', content: 'https://chat.dipnodi.example/' },
  ],
  seo: [...seoEnglish, ...seoBengali],
  banners: [
    { n: 1, title: 'A river of small lights' },
    { n: 2, title: 'Slots after sunset' },
    { n: 3, title: 'Live tables tonight' },
    { n: 4, title: 'Match day, every sport' },
    { n: 5, title: 'Pocket-sized play' },
  ],
  theme: 'Green',
} as const;
