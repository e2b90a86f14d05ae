import { describe, expect, it } from 'vitest';
import { NOTICE_KINDS, NOTICE_SENTENCES } from './client-notices.ts';
import { EMAIL_KINDS } from './email-kinds.ts';
import { TELLING } from './telling.ts';

describe('what a client reads at the log-in', () => {
  it('has a sentence for each letter about the account, and for no other', () => {
    const ofAccount = EMAIL_KINDS.filter((kind) => TELLING[kind] === 'link');
    expect(NOTICE_KINDS.toSorted()).toEqual(ofAccount.toSorted());
  });

  it.each(Object.entries(NOTICE_SENTENCES))('says of %s whole sentences without a link', (_, sentence) => {
    expect(sentence).toMatch(/^[A-Z].+\.$/);
    expect(sentence).not.toMatch(/https?:|token|<|this link|open the link/i);
  });

  it.each(Object.entries(NOTICE_SENTENCES))(
    'says of %s what can be done, in three sentences at most',
    (_, sentence) => {
      expect(sentence).toMatch(/My account|call us|need not do anything/);
      expect(sentence.match(/\.(?: |$)/g)?.length).toBeLessThanOrEqual(3);
    },
  );
});
