/**
 * Spells Devanagari and Gujarati in Latin letters, as names in Gujarat are mostly spelled. Unicode orders both scripts
 * alike, so one table of offsets from U+0900 and U+0A80 serves both.
 */
const CONSONANTS: Readonly<Record<number, string>> = {
  0x15: 'k',
  0x16: 'kh',
  0x17: 'g',
  0x18: 'gh',
  0x19: 'n',
  0x1a: 'ch',
  0x1b: 'chh',
  0x1c: 'j',
  0x1d: 'jh',
  0x1e: 'n',
  0x1f: 't',
  0x20: 'th',
  0x21: 'd',
  0x22: 'dh',
  0x23: 'n',
  0x24: 't',
  0x25: 'th',
  0x26: 'd',
  0x27: 'dh',
  0x28: 'n',
  0x29: 'n',
  0x2a: 'p',
  0x2b: 'ph',
  0x2c: 'b',
  0x2d: 'bh',
  0x2e: 'm',
  0x2f: 'y',
  0x30: 'r',
  0x31: 'r',
  0x32: 'l',
  0x33: 'l',
  0x35: 'v',
  0x36: 'sh',
  0x37: 'sh',
  0x38: 's',
  0x39: 'h',
};
/** Independent vowels; the sign of the same vowel behind a consonant is 0x38 code points further. */
const VOWELS: Readonly<Record<number, string>> = {
  0x05: 'a',
  0x06: 'a',
  0x07: 'i',
  0x08: 'i',
  0x09: 'u',
  0x0a: 'u',
  0x0b: 'ri',
  0x0d: 'e',
  0x0e: 'e',
  0x0f: 'e',
  0x10: 'ai',
  0x11: 'o',
  0x12: 'o',
  0x13: 'o',
  0x14: 'au',
};
const SIGNS_BEHIND = 0x38;
const NASALS = new Set([0x01, 0x02]);
const NUKTA = 0x3c;
const VIRAMA = 0x4d;
const DEVANAGARI = 0x09_00;
const GUJARATI = 0x0a_80;
const BLOCK = 0x80;

/** One letter of a word: a consonant, or a vowel, which may be unwritten and only spoken. */
interface Sound {
  text: string;
  kind: 'consonant' | 'vowel' | 'unwritten';
}

const vowelOf = (place: number, block: number): string | undefined => {
  const vowel = VOWELS[place] ?? VOWELS[place - SIGNS_BEHIND];
  // The same vowel is Krishna in Delhi and Krupa in Ahmedabad.
  return vowel === 'ri' && block === GUJARATI ? 'ru' : vowel;
};

/** A consonant with a dot below sounds different: Chopra, Gadhvi. */
const withNukta = (consonant: string): string => ({ d: 'r', dh: 'rh', j: 'z' })[consonant] ?? consonant;

function soundsOf(word: string, block: number): Sound[] {
  const sounds: Sound[] = [];
  for (const letter of word) {
    const place = letter.charCodeAt(0) - block;
    const last = sounds.at(-1);
    const consonant = CONSONANTS[place];
    const vowel = vowelOf(place, block);
    if (consonant !== undefined)
      sounds.push({ text: consonant, kind: 'consonant' }, { text: 'a', kind: 'unwritten' });
    else if (place === NUKTA) {
      const before = sounds.at(-2);
      if (before) before.text = withNukta(before.text);
    } else if (place === VIRAMA) {
      if (last?.kind === 'unwritten') sounds.pop();
    } else if (NASALS.has(place)) sounds.push({ text: 'n', kind: 'consonant' });
    else if (vowel !== undefined) {
      if (last?.kind === 'unwritten') sounds.pop();
      sounds.push({ text: vowel, kind: 'vowel' });
    }
  }
  return sounds;
}

const isVowel = (sound: Sound | undefined): boolean => sound !== undefined && sound.kind !== 'consonant';
const isConsonant = (sound: Sound | undefined): boolean => sound?.kind === 'consonant';

/** The last vowel is spoken behind "tr", "sy", "rn", but not behind "nd", "rsh", "tt". */
const isSpokenAtEnd = (one: Sound | undefined, other: Sound | undefined): boolean =>
  isConsonant(one) && isConsonant(other) && one?.text !== other?.text && /^[rlvynm]$/.test(other?.text ?? '');

/**
 * Removes vowels that are not spoken: Hindi and Gujarati drop an unwritten vowel at the end of a word, and between
 * vowel-consonant and consonant-vowel.
 */
function withoutUnspoken(sounds: readonly Sound[]): Sound[] {
  const spoken = [...sounds];
  const isOneSyllable = spoken.filter(isVowel).length < 2;
  for (let at = spoken.length - 1; at > 0; at--) {
    if (spoken[at]?.kind !== 'unwritten') continue;
    const isLast = at === spoken.length - 1;
    const isMute = isLast
      ? !isOneSyllable && !isSpokenAtEnd(spoken[at - 2], spoken[at - 1])
      : isVowel(spoken[at - 2]) && isConsonant(spoken[at + 1]) && isVowel(spoken[at + 2]);
    if (isMute) spoken.splice(at, 1);
  }
  return spoken;
}

/** A nasal sounds like m before lip sounds: Amba, but Anand. */
const withNasals = (text: string): string => text.replaceAll(/n(?=p|b)/g, 'm');

const inLatin = (word: string, block: number): string =>
  withNasals(
    withoutUnspoken(soundsOf(word, block))
      .map(({ text }) => text)
      .join(''),
  )
    // The same letters are Yagnik in Gujarati and Gyan in Hindi.
    .replaceAll('jn', block === GUJARATI ? 'gn' : 'gy');

/** Spells every run of Devanagari and Gujarati in Latin letters; everything else is unchanged. */
export const inLatinLetters = (text: string): string =>
  text.replaceAll(/[\u0900-\u097f]+|[\u0a80-\u0aff]+/g, (word) =>
    inLatin(word, word.charCodeAt(0) < DEVANAGARI + BLOCK ? DEVANAGARI : GUJARATI),
  );
