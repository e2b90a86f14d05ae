import type { PersonRef } from '@clinic/contract/people';
import type { Types } from 'mongoose';

/** A person as a record names him, for the wire. */
export const personView = ({ id, name }: { id: Types.ObjectId; name: string }): PersonRef => ({
  id: id.toHexString(),
  name,
});
