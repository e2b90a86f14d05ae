/**
 * Words in a client's own text that may speak of an emergency, in English, Hindi, Gujarati and both written in Latin
 * letters. They are starting values, put together by no physician: the doctor in charge reads and signs them. Nothing is
 * judged by them, and no word that is missing says that all is well: they show the sentence about 112 once more, and put
 * the row on top of the doctor's list. An end of `*` takes any ending.
 */
export const DANGER_WORDS = {
  chest: [
    ...['chest', 'heart pain', 'heart attack', 'palpitation*'],
    ...['सीने', 'सीना', 'छाती*', 'છાતી*', 'હૃદય*'],
    ...['seene', 'seena', 'sine me', 'sine mein', 'chhati*', 'chati me*', 'chaati*', 'chhaati*'],
  ],
  breath: [
    ...['breath*', 'choking', 'suffocat*'],
    ...['सांस*', 'साँस*', 'साँसें', 'दम घुट*', 'दम फूल*', 'શ્વાસ*', 'હાંફ*', 'દમ ઘૂંટા*'],
    ...['saans*', 'sans phul*', 'sans phool*', 'sans nahi*', 'sans lene*', 'saas phul*', 'saas phool*'],
    ...['dam ghut*', 'dum ghut*', 'dam phul*', 'shwas*', 'shvas*', 'hanf*', 'haanf*'],
  ],
  faint: [
    ...[
      'faint*',
      'passed out',
      'pass out',
      'passing out',
      'unconscious*',
      'black out',
      'blacked out',
      'collapsed',
    ],
    ...['बेहोश*', 'मूर्छा*', 'બેભાન*', 'બેહોશ*', 'મૂર્છા*'],
    ...['behosh*', 'bebhan*', 'bebhaan*', 'murchha*'],
  ],
  bleeding: [
    ...['bleed*', 'vomit blood', 'vomiting blood', 'vomited blood', 'blood in', 'coughing blood'],
    ...['खून आ*', 'खून बह*', 'खून निकल*', 'खून की उल्टी*', 'ख़ून*', 'रक्तस्राव'],
    ...['લોહી નીકળ*', 'લોહી વહે*', 'લોહી પડ*', 'લોહીની ઊલટી*', 'લોહીની ઉલટી*', 'રક્તસ્ત્રાવ*', 'રક્તસ્રાવ*'],
    ...['khoon aa*', 'khun aa*', 'khoon nikal*', 'khun nikal*', 'khoon beh*', 'khoon ki ulti'],
    ...['lohi nikal*', 'lohi nikle*', 'lohi pad*', 'lohi vahe*', 'lohi ni ulti'],
  ],
  'black stool': [
    ...['black stool*', 'stool is black', 'stools are black', 'stool black', 'black motion*', 'black potty'],
    ...['tarry stool*', 'blood in stool*'],
    ...['काला मल', 'काली टट्टी', 'काले दस्त', 'काला दस्त', 'काला पाखाना', 'કાળો ઝાડો', 'કાળા ઝાડા', 'કાળો મળ'],
    ...[
      'kala mal',
      'kali potty',
      'kaali potty',
      'kale dast',
      'kaale dast',
      'kali tatti',
      'kalo zado',
      'kala zada',
    ],
    ...['kalo jhado', 'kala jhada'],
  ],
  'one side': [
    ...[
      'one side*',
      'one-sided',
      'half of my body',
      'left arm',
      'right arm',
      'face droop*',
      'slurred',
      'stroke',
    ],
    ...['paralys*', 'cannot speak', 'can’t speak', "can't speak"],
    ...['एक तरफ', 'एक ओर', 'आधा शरीर', 'लकवा*', 'मुंह टेढ़ा', 'मुँह टेढ़ा'],
    ...['એક બાજુ*', 'અડધું શરીર', 'લકવો', 'લકવા*', 'મોં વાંકું'],
    ...['ek taraf', 'ek side', 'ek baju*', 'aadha sharir', 'adhu sharir', 'lakwa*', 'lakva*', 'lakvo'],
  ],
  suicide: [
    ...[
      'suicid*',
      'kill myself',
      'end my life',
      'ending my life',
      'want to die',
      'wish i was dead',
      'harm myself',
    ],
    ...['hurt myself', 'not want to live', "don't want to live", 'don’t want to live', 'no reason to live'],
    ...['आत्महत्या*', 'खुदकुशी*', 'मरना चाह*', 'मर जाना', 'मर जाऊं', 'जीना नहीं', 'जीने का मन नहीं'],
    ...['આત્મહત્યા*', 'આપઘાત*', 'મરી જવું', 'મરવું છે', 'જીવવું નથી', 'જીવવાની ઇચ્છા નથી'],
    ...['aatmahatya*', 'atmahatya*', 'khudkushi*', 'khudkhushi*', 'marna chah*', 'mar jana', 'jeena nahi*'],
    ...[
      'jina nahi*',
      'aapghat*',
      'apghat*',
      'marvu chhe',
      'marvu che',
      'mari javu*',
      'jivvu nathi',
      'jeevvu nathi',
    ],
  ],
} as const;
export type Danger = keyof typeof DANGER_WORDS;

/** Stands where words of danger were written, before and after they are sent; number and call in all three languages. */
export const CALL_112 =
  'This is not read at once. If it is about your chest, breath, fainting, bleeding, weakness of one side or thoughts of ending your life, call 112 now. अभी 112 पर फ़ोन करें। હમણાં જ 112 પર ફોન કરો.';

/** Letters and the marks on them: `\b` knows those of English only. */
const LETTER = String.raw`[\p{L}\p{M}]`;
const ESCAPED = /[$()*+.?[\\\]^{|}]/g;

const patternOf = (words: string): string => {
  const anyEnd = words.endsWith('*');
  const escaped = words
    .replace(/\*$/, '')
    .normalize('NFC')
    .replaceAll(ESCAPED, String.raw`\$&`);
  return `${escaped.replaceAll(/[\s-]+/g, String.raw`[\s-]+`)}${anyEnd ? '' : `(?!${LETTER})`}`;
};

const DANGERS = (Object.keys(DANGER_WORDS) as Danger[]).map((danger) => {
  const words: readonly string[] = DANGER_WORDS[danger];
  return { danger, pattern: new RegExp(`(?<!${LETTER})(?:${words.map(patternOf).join('|')})`, 'iu') };
});

/** Of what a text may speak, in the order of the table; empty says nothing. */
export function dangersIn(text: string): Danger[] {
  const said = text.normalize('NFC');
  return DANGERS.filter(({ pattern }) => pattern.test(said)).map(({ danger }) => danger);
}
