import type { Erasure, OwnErasure } from '@clinic/contract/privacy/privacy';
import { stored } from '../../platform/http/stored.ts';
import { writtenDownView } from '../../clients/clients/written-down.view.ts';
import type { ErasureRecord } from './erasure.schema.ts';

/** `names`: id → name of existing clients. */
export const erasureView =
  (names: ReadonlyMap<string, string>) =>
  (erasure: ErasureRecord, { gone, kept, money = null, enquiries = [] }: Shown = NOTHING): Erasure => {
    const id = erasure.client.toHexString();
    return {
      ...stored(erasure),
      state: erasure.state,
      client: { id, name: names.get(id) ?? '' },
      reason: erasure.reason,
      writtenDown: erasure.writtenDown ? writtenDownView(erasure.writtenDown) : null,
      decidedAt: erasure.decidedAt?.toISOString() ?? null,
      decidedBy: erasure.decidedBy?.name ?? null,
      answer: erasure.answer,
      gone: Object.entries(gone).map(([kind, count]) => ({ kind, count })),
      kept: kept.map(({ kind, count, until, why }) => ({ kind, count, until, why })),
      money,
      enquiries,
      erasedAt: erasure.erasedAt?.toISOString() ?? null,
      finishedAt: erasure.finishedAt?.toISOString() ?? null,
    };
  };

type Shown = Pick<ErasureRecord, 'gone' | 'kept'> & Partial<Pick<Erasure, 'money' | 'enquiries'>>;

const NOTHING: Shown = { gone: {}, kept: [] };

export const ownErasureView = ({ state, createdAt, answer, writtenDown }: ErasureRecord): OwnErasure => ({
  state,
  askedAt: createdAt.toISOString(),
  answer,
  ...(writtenDown && { writtenDown: writtenDownView(writtenDown) }),
});
