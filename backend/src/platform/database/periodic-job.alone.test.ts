import { jest } from '@jest/globals';
import { PeriodicJob } from './periodic-job.ts';

describe('a periodic job', () => {
  /** Starts work whose rounds end when the test says so. */
  const begin = () => {
    const rounds: PromiseWithResolvers<void>[] = [];
    const failures: unknown[] = [];
    const work = new PeriodicJob(
      () => {
        const round = Promise.withResolvers<void>();
        rounds.push(round);
        return round.promise;
      },
      (error) => failures.push(error),
    );
    return { work, rounds, failures };
  };
  const settled = () => new Promise(setImmediate);

  it('runs one at a time, and once more for all wake-ups meanwhile', async () => {
    const { work, rounds } = begin();
    work.wake();
    await settled();
    for (let n = 0; n < 3; n++) work.wake();
    await settled();
    expect(rounds).toHaveLength(1);
    rounds[0]?.resolve();
    await settled();
    expect(rounds).toHaveLength(2);
    rounds[1]?.resolve();
    await settled();
    expect(rounds).toHaveLength(2);
  });

  it('goes on after a failure, which it reports', async () => {
    const { work, rounds, failures } = begin();
    work.wake();
    await settled();
    rounds[0]?.reject(new Error('no disk'));
    await settled();
    expect(failures).toEqual([new Error('no disk')]);
    work.wake();
    await settled();
    expect(rounds).toHaveLength(2);
  });

  it('runs at every interval', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const { work, rounds } = begin();
    work.every(1000);
    jest.advanceTimersByTime(999);
    await settled();
    expect(rounds).toHaveLength(0);
    jest.advanceTimersByTime(1);
    await settled();
    expect(rounds).toHaveLength(1);
    jest.useRealTimers();
  });

  it('is told of the shutdown, which waits for it, and starts nothing afterwards', async () => {
    const { work, rounds } = begin();
    work.wake();
    await settled();
    work.wake();
    const end = work.stop();
    expect(work.signal.aborted).toBe(true);
    let isOver = false;
    void end.then(() => (isOver = true));
    await settled();
    expect(isOver).toBe(false);
    rounds[0]?.resolve();
    await end;
    work.wake();
    await settled();
    expect(rounds).toHaveLength(1);
  });
});
