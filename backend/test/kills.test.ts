import { drill } from './kills.ts';

describe('a clinic at work whose servers and engine are killed ten times each', () => {
  it('loses nothing that was answered, does nothing twice, answers every request and writes nothing that the audit misses', async () => {
    const figures = await drill({ kills: 20 });
    expect(figures).toMatchObject({
      serverKills: 10,
      engineKills: 10,
      lost: 0,
      doubled: 0,
      broken: 0,
      unanswered: 0,
      withoutRow: 0,
    });
  }, 420_000);
});
