import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@clinic/contract/identity/second-factor';

/** Characters that are easily confused on paper are left out: 0 and o, 1 and l and i. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

const half = () => Array.from({ length: HALF }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** A new set in readable form: "k7pq2-xmw4t". */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
