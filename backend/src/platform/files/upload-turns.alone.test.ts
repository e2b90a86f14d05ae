import { jest } from '@jest/globals';
import type { Role } from '@clinic/contract/constants';
import { UploadTurns } from './upload-turns.ts';

describe('uploads', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const here = new AbortController().signal;
  /** Requests slots, and records who holds them. */
  const asking = (accounts: string[], turns = new UploadTurns(), role: Role = 'doctor') => {
    const begun: string[] = [];
    const ends = accounts.map(async (account) => {
      const end = await turns.takeTurn({ id: account, role }, here);
      begun.push(account);
      return end;
    });
    const settle = () => jest.advanceTimersByTimeAsync(0);
    return { turns, begun, ends, settle };
  };
  const people = (count: number) => Array.from({ length: count }, (_, at) => `person ${at}`);

  it('are accepted eight at a time, in order of arrival', async () => {
    const { begun, ends, settle } = asking(people(12));
    await settle();
    expect(begun).toEqual(people(8));
    (await ends[3]!)();
    (await ends[5]!)();
    await settle();
    expect(begun).toEqual(people(10));
  });

  it('of clients leave two slots to the staff, however many clients hold theirs', async () => {
    const clients = asking(people(9), new UploadTurns(), 'client');
    await clients.settle();
    expect(clients.begun).toEqual(people(6));
    const staff = asking(['Dr Mehta', 'Dr Rao', 'the desk'], clients.turns);
    await staff.settle();
    expect(staff.begun).toEqual(['Dr Mehta', 'Dr Rao']);
    (await clients.ends[0]!)();
    await clients.settle();
    expect(clients.begun).toEqual(people(6));
    expect(staff.begun).toEqual(['Dr Mehta', 'Dr Rao', 'the desk']);
    (await staff.ends[0]!)();
    await clients.settle();
    expect(clients.begun).toEqual(people(7));
    expect(clients.turns.counts()).toEqual({ underWay: 8, waiting: 2 });
  });

  it('of one account run one after the other, without delaying other accounts', async () => {
    const { begun, ends, settle } = asking(['Asha', 'Asha', 'Asha', 'Ravi']);
    await settle();
    expect(begun).toEqual(['Asha', 'Ravi']);
    const end = await ends[0]!;
    end();
    end();
    await settle();
    expect(begun).toEqual(['Asha', 'Ravi', 'Asha']);
  });

  it('without a slot in 30 seconds are refused and leave the queue', async () => {
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

  it('leave the queue when the client disconnects', async () => {
    const { turns, ends, settle } = asking(['Asha']);
    const sender = new AbortController();
    const left = turns
      .takeTurn({ id: 'Asha', role: 'client' }, sender.signal)
      .catch((error: unknown) => error);
    const next = asking(['Asha'], turns);
    sender.abort(new Error('gone'));
    expect(await left).toMatchObject({ message: 'gone' });
    (await ends[0]!)();
    await settle();
    expect(next.begun).toEqual(['Asha']);
  });

  it('release their slot once when the client disconnects midway', async () => {
    const turns = new UploadTurns();
    const sender = new AbortController();
    const end = await turns.takeTurn({ id: 'Asha', role: 'client' }, sender.signal);
    const { begun, settle } = asking(['Asha', 'Asha'], turns);
    sender.abort(new Error('gone'));
    await settle();
    end();
    await settle();
    expect(begun).toEqual(['Asha']);
    expect(turns.counts()).toEqual({ underWay: 1, waiting: 1 });
  });
});
