import { describe, expect, it } from 'vitest';
import { isOwnName } from './password-rules.ts';

describe('a password', () => {
  const asha = { name: 'Asha Patel', email: 'asha.p@example.in' };
  it.each(['Asha Patel', 'ashapatel', 'patel1990', '123asha!', 'asha.p@example.in', 'Asha.P-77'])(
    '%s is the person’s own name',
    (password) => expect(isOwnName(password, asha)).toBe(true),
  );
  it.each(['asha-likes-mangoes', 'ash', '19901990', 'example.in'])('%s is not', (password) =>
    expect(isOwnName(password, asha)).toBe(false),
  );
  it('has titles and middle names in it, or not', () => {
    const doctor = { name: 'Dr Asha Devi Mehta', email: 'a@example.in' };
    const same = ['ashadevi1', 'drashadevimehta', 'devimehta'].map((typed) => isOwnName(typed, doctor));
    expect([...same, isOwnName('ashamehta', doctor)]).toEqual([true, true, true, false]);
  });

  it('is compared in every script', () => {
    expect(isOwnName('આશા123', { name: 'આશા પટેલ', email: 'a@example.in' })).toBe(true);
  });
});
