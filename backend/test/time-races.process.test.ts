import { summed, TimeRaces } from './time-races.ts';

/** Few rounds; `npm run drill:time` plays more. */
const ROUNDS = 2;

describe('fifty people who want the same hour of a doctor, on two servers', () => {
  let races: TimeRaces;

  beforeAll(async () => {
    races = await TimeRaces.open();
  }, 60_000);
  afterAll(() => races.close());

  it('never get two visits at once, and lose no held time, also when a server dies', async () => {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push(await races.round({ kill: round === ROUNDS - 1 }));
    const { done, requests, ...left } = summed(rounds);
    expect(left).toEqual({ twoAtOnce: 0, lostHolds: 0, unclaimed: 0, broken: 0 });
    // Checks that every round has people who got the time and people who did not.
    expect(done).toBeGreaterThan(ROUNDS);
    expect(done).toBeLessThan(requests);
  }, 240_000);
});
