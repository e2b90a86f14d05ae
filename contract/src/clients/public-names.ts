import type { Rule } from '../rules.ts';

/** Endings of web addresses: mail programs turn a word with such an ending into a link. */
const TOP_LEVEL =
  'ai app biz click club co com dev eu gg in info io link live ly me net online org page ru shop site to top uk us win work xyz ' +
  'भारत भारतम् भारोत कॉम नेट संगठन ભારત ভারত ভাৰত ਭਾਰਤ ଭାରତ இந்தியா భారత్ ಭಾರತ ഭാരതം بھارت بارت ڀارت ' +
  'рф рус ком орг сайт онлайн ею ευ ею қаз укр срб 中国 中國 公司 网络 网址 网站 在线 商城 集团 香港 台湾 台灣 コム みんな 한국 닷컴 닷넷 ไทย คอม קום ישראל كوم موقع شبكة';
/** Titles, whose dot makes no web address: "Dr.Asha". */
const TITLES =
  'adv ca capt col dr er fr jr km kum late lt maj md mohd mr mrs ms prof rev shri smt sr sri st ' +
  'डॉ डा प्रो पं श्री श्रीमती सुश्री कु कुमारी स्व सौ चि मो ડૉ ડો ડા પ્રો પં શ્રી શ્રીમતી સુશ્રી કુ કુમારી સ્વ સૌ ચિ ' +
  'ডাঃ ডঃ ডা শ্রী ਸ਼੍ਰੀ ଶ୍ରୀ டாக்டர் திரு డాక్టర్ శ్రీ ಶ್ರೀ ശ്രീ ڈاکٹر';
/** English letters spelled in Hindi or Gujarati, as in "के.आर.नारायणन", whose dots make no web address. */
const SPELLED_LETTERS =
  'एफ एच आई एल एम एन क्यू आर एस डब्ल्यू एक्स वाई वाय जेड ज़ेड એફ એચ આઈ એલ એમ એન ક્યુ ક્યૂ આર એસ ડબલ્યુ ડબ્લ્યુ ડબ્લ્યૂ એક્સ વાય વાઈ જેડ ઝેડ';

const words = (list: string) => new Set(list.normalize('NFKC').split(' '));
const topLevel = words(TOP_LEVEL);
const shortForms = words(`${TITLES} ${SPELLED_LETTERS}`);

/**
 * Browsers read 。 as a dot (IDNA); these full stops only look like one, so they are replaced. The danda (।) does
 * neither.
 */
const FULL_STOPS = /[。։۔܁܂꓿ꓸ꘎]/gu;
const INITIAL = /^\p{L}\p{M}*$/u;
const DOTTED = /(?<![\p{L}\p{M}\p{N}-])([\p{L}\p{M}\p{N}-]+)(?=\.(\p{L}[\p{L}\p{M}\p{N}-]+))/gu;

/**
 * Normalises a text as a browser does an address: compatible letters and dots are unified (NFKC), invisible characters
 * removed.
 */
const asAddress = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(FULL_STOPS, '.')
    .toLowerCase();

function hasDomain(text: string): boolean {
  for (const [, before = '', after = ''] of text.matchAll(DOTTED)) {
    const isShortForm = INITIAL.test(before) || shortForms.has(before);
    if (!isShortForm || topLevel.has(after) || after.startsWith('xn--')) return true;
  }
  return false;
}

/**
 * Refuses a web address in a name: public forms put names into the clinic's emails ("Dear …"), where it would be a
 * stranger's link.
 */
export const nameWithoutAddress: Rule = (value) => {
  if (typeof value !== 'string') return undefined;
  const text = asAddress(value);
  return text.includes('://') || text.includes('www.') || hasDomain(text)
    ? 'Please write your name without a web address, and with a space after each dot.'
    : undefined;
};
