import { jest } from '@jest/globals';
import { UploadTurns } from './upload-turns.ts';

describe('uploads', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const here = new AbortController().signal;
  /** Asks for turns and tells who has one. */
  const asking = (accounts: string[], turns = new UploadTurns()) => {
    const begun: string[] = [];
    const ends = accounts.map(async (account) => {
      const end = await turns.take(account, here);
      begun.push(account);
      return end;
    });
    const settle = () => jest.advanceTimersByTimeAsync(0);
    return { turns, begun, ends, settle };
  };
  const people = (count: number) => Array.from({ length: count }, (_, at) => `person ${at}`);

  it('get eight upload slots, first come, first served', async () => {
    const { begun, ends, settle } = asking(people(12));
    await settle();
    expect(begun).toEqual(people(8));
    (await ends[3]!)();
    (await ends[5]!)();
    await settle();
    expect(begun).toEqual(people(10));
  });

  it('of one account come one after the other, and do not hold up other accounts', async () => {
    const { begun, ends, settle } = asking(['Asha', 'Asha', 'Asha', 'Ravi']);
    await settle();
    expect(begun).toEqual(['Asha', 'Ravi']);
    const end = await ends[0]!;
    end();
    end();
    await settle();
    expect(begun).toEqual(['Asha', 'Ravi', 'Asha']);
  });

  it('that get no slot within 30 seconds are refused with UPLOADS_BUSY and leave the queue', async () => {
    const { turns, ends, settle } = asking(['Asha', 'Asha']);
    const told = ends[1]!.catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(29_999);
    const later = asking(['Asha'], turns);
    await jest.advanceTimersByTimeAsync(1);
    expect(await told).toMatchObject({ code: 'UPLOADS_BUSY', status: 503, extra: { retryAfter: 30 } });
    (await ends[0]!)();
    await settle();
    expect(later.begun).toEqual(['Asha']);
  });

  it('stop waiting when their client disconnects', async () => {
    const { turns, ends, settle } = asking(['Asha']);
    const sender = new AbortController();
    const left = turns.take('Asha', sender.signal).catch((error: unknown) => error);
    const next = asking(['Asha'], turns);
    sender.abort(new Error('gone'));
    expect(await left).toMatchObject({ message: 'gone' });
    (await ends[0]!)();
    await settle();
    expect(next.begun).toEqual(['Asha']);
  });

  it('release their upload slot once when the client disconnects in the middle', async () => {
    const turns = new UploadTurns();
    const sender = new AbortController();
    const end = await turns.take('Asha', sender.signal);
    const { begun, settle } = asking(['Asha', 'Asha'], turns);
    sender.abort(new Error('gone'));
    await settle();
    end();
    await settle();
    expect(begun).toEqual(['Asha']);
    expect(turns.counts()).toEqual({ underWay: 1, waiting: 1 });
  });
});
