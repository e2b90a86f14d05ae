import type { CopyWish, WrittenDown } from '@clinic/contract/privacy/written-down';
import type { ClientRecord, StoredProof } from './client.schema.ts';

export const writtenDownView = ({ by, proof, remark }: StoredProof): WrittenDown => ({
  by: by.name,
  proof,
  remark,
});

export const copyWishView = ({ copyWish }: Pick<ClientRecord, 'copyWish'>): CopyWish | null =>
  copyWish
    ? {
        at: copyWish.at.toISOString(),
        writtenDown: writtenDownView(copyWish.writtenDown),
        handedOver: copyWish.handedOver
          ? { at: copyWish.handedOver.at.toISOString(), by: copyWish.handedOver.by.name }
          : null,
      }
    : null;
