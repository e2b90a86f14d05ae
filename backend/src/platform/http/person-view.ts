import type { PersonRef } from '@clinic/contract/people';
import type { Types } from 'mongoose';

/** A stored person as it is answered. */
export const personView = ({ id, name }: { id: Types.ObjectId; name: string }): PersonRef => ({
  id: id.toHexString(),
  name,
});
