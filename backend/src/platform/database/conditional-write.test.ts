import { retryOnConflict } from './conditional-write.ts';

describe('a write that other requests may overtake', () => {
  it('is repeated until no other request comes first', async () => {
    let turns = 0;
    await expect(retryOnConflict(async () => (++turns < 20 ? null : turns))).resolves.toBe(20);
  });

  it('is refused when it never gets its turn', async () => {
    await expect(retryOnConflict(async () => null)).rejects.toMatchObject({ code: 'STALE_RECORD' });
  });
});
