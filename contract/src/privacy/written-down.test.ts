import { describe, expect, it } from 'vitest';
import { hasLogIn, waitsForCopy, writeDownProblem, writtenDownWords } from './written-down.ts';

const SAID = { proof: 'phone', version: '3' } as const;

describe('who decides in the own account', () => {
  it.each([
    { hasEmail: false, proven: false, ownPassword: false, logIn: false },
    { hasEmail: false, proven: true, ownPassword: true, logIn: false },
    { hasEmail: true, proven: false, ownPassword: false, logIn: false },
    { hasEmail: true, proven: true, ownPassword: false, logIn: true },
    { hasEmail: true, proven: false, ownPassword: true, logIn: true },
    { hasEmail: true, proven: true, ownPassword: true, logIn: true },
  ])('is told by address, link and password: $hasEmail, $proven, $ownPassword', ({ logIn, ...account }) => {
    expect(hasLogIn(account)).toBe(logIn);
  });
});

describe('what is written down', () => {
  it.each([
    [{}, 'Please choose what the client decided.'],
    [{ remark: 'The paper is in the blue folder.' }, 'Please choose what the client decided.'],
    [{ notice: 'paper' as const }, undefined],
    [{ reminders: false }, undefined],
    [{ whatsApp: true }, undefined],
    [{ copy: false }, undefined],
  ])('decides something: %j', (decided, problem) => {
    expect(writeDownProblem({ ...SAID, ...decided })).toBe(problem);
  });

  it.each([
    [null, false],
    [{ handedOver: null }, true],
    [{ handedOver: { at: '2026-01-05T10:00:00.000Z', by: 'Dr Rao' } }, false],
  ])('lets the doctor make the copy while the client waits for it: %j', (copy, waits) => {
    expect(waitsForCopy(copy)).toBe(waits);
  });

  it('says who wrote it down, on what proof, and the remark where there is one', () => {
    expect(writtenDownWords({ by: 'Asha Rao', proof: 'paper', remark: '' })).toBe(
      'written down by Asha Rao, signed on paper',
    );
    expect(writtenDownWords({ by: 'Asha Rao', proof: 'phone', remark: 'her son was there' })).toBe(
      'written down by Asha Rao, said on the phone: her son was there',
    );
  });
});
