import { composed } from '../reading/text.ts';

/** The refusal of a password that thousands of people use. */
export const PASSWORD_TOO_COMMON = 'This password is one of the commonest. Please choose another one.';
export const PASSWORD_IS_NAME =
  'A password must not be your own name or email, nor the name of the clinic. Please choose another one.';

/** The letters of a text in lower case, in any script: "Asha-1990" → "asha". */
const lettersOf = (text: string): string =>
  composed(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]/gu, '');

/**
 * Tells whether a password is made of the person's name, some of its words, or the email, with or without digits
 * around.
 */
export function isOwnName(password: string, { name, email = '' }: { name: string; email?: string }): boolean {
  const letters = lettersOf(password);
  if (letters === '') return false;
  const [local = ''] = email.split('@');
  const words = name.split(/\s+/);
  const parts = words.flatMap((_, from) =>
    words.slice(from).map((_word, to) => words.slice(from, from + to + 1)),
  );
  return [email, local, ...parts.map((part) => part.join(''))].some((own) => lettersOf(own) === letters);
}
