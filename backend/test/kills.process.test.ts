import { drill } from './kills.ts';

describe('a clinic at work whose servers and engine are killed twice each', () => {
  it('loses no answered write, repeats none, answers every request and audits every write', async () => {
    const figures = await drill({ kills: 4, tills: 3 });
    expect(figures).toMatchObject({
      serverKills: 2,
      engineKills: 2,
      lost: 0,
      doubled: 0,
      broken: 0,
      unanswered: 0,
      withoutRow: 0,
    });
  }, 420_000);
});
