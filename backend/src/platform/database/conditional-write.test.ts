import { untilWritten } from './conditional-write.ts';

describe('a write that another request may overtake', () => {
  it('is repeated until no other request was faster', async () => {
    let turns = 0;
    await expect(untilWritten(async () => (++turns < 20 ? null : turns))).resolves.toBe(20);
  });

  it('is refused when it never gets its turn', async () => {
    await expect(untilWritten(async () => null)).rejects.toMatchObject({ code: 'STALE_RECORD' });
  });
});
