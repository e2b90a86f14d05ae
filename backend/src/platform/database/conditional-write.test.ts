import { retryOnConflict } from './conditional-write.ts';

describe('a write that somebody else may overtake', () => {
  it('is made again until nobody was faster', async () => {
    let turns = 0;
    await expect(retryOnConflict(async () => (++turns < 20 ? null : turns))).resolves.toBe(20);
  });

  it('is refused when it never gets its turn', async () => {
    await expect(retryOnConflict(async () => null)).rejects.toMatchObject({ code: 'STALE_RECORD' });
  });
});
