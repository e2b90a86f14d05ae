import type { Role } from '@clinic/contract/constants';
import { addressMove } from '@clinic/contract/identity/address-moves';
import type { Model, QueryFilter } from 'mongoose';
import { notDeleted, type AccountRecord, WITHOUT_SECRETS } from '../../platform/accounts/account-record.ts';
import { accountChange, deletion, refuseTakenEmail } from '../../platform/accounts/account-writes.ts';
import {
  movedAtOnce,
  movedFields,
  movedWhenOpened,
  refuseUnsettled,
  settled,
  unmoved,
} from '../account-links/email-moves.ts';
import { updateIfUnmodified } from '../../platform/database/conditional-write.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Records, Settling } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import type { EditStaffDto } from './staff.dto.ts';

// Reads and writes shared by doctors and assistants.

const living = <Person extends AccountRecord>(id: string) =>
  ({ _id: id, ...notDeleted }) as QueryFilter<Person>;

export const allStaff = <Person extends AccountRecord>(staff: Model<Person>): Promise<Person[]> =>
  staff.find(notDeleted, WITHOUT_SECRETS).sort({ name: 1, _id: 1 }).lean<Person[]>().exec();

/** `more` names fields that are read on request. Throws NOT_FOUND, also for a deleted person. */
export async function getStaff<Person extends AccountRecord>(
  staff: Model<Person>,
  id: string,
  more = '',
): Promise<Person> {
  const person = await staff.findOne(living(id)).select(more).lean<Person>();
  if (!person) throw new ApiError('NOT_FOUND');
  return person;
}

interface Stored<Person> {
  records: Records;
  staff: Model<Person>;
}

interface Edit<Person> extends Pick<EditStaffDto, 'updatedAt'> {
  passwordHash?: string;
  now: Date;
  role: Role;
  /** Takes the edit back, given the person as it was before. */
  settling?: (before: Person) => Settling<Person>;
}

/**
 * Answers the changed person. Once people have chosen a password, only they set it, and a new email waits for
 * its link and the consent of the old one. Throws EMAIL_TAKEN, NOT_FOUND, STALE_RECORD, PASSWORD_IS_THEIRS,
 * FACTOR_RESET_LATELY.
 */
export async function updateStaff<Person extends AccountRecord>(
  context: WriteContext,
  { records, staff }: Stored<Person>,
  id: string,
  { email, ...fields }: Partial<Person> & { email: string },
  { passwordHash, updatedAt, now, role, settling }: Edit<Person>,
): Promise<Person> {
  // The password is read too, since an edit that is undone restores it.
  const before = await getStaff(staff, id, '+passwordHash');
  if (passwordHash && before.passwordChosenAt) throw passwordIsTheirs();
  const moves = before.email !== email;
  if (moves || passwordHash) refuseUnsettled(before, now);
  const proven = before.emailVerifiedAt !== undefined;
  const chosen = before.passwordChosenAt !== undefined;
  const atOnce = addressMove({ role, hasEmail: true, proven, chosen }, 'staff') === 'at-once';
  const moved = atOnce
    ? movedAtOnce(before, email, now)
    : movedWhenOpened(before, email, context.caller, now);
  const move = moves ? moved : unmoved(before);
  const theirs = {
    ...(passwordHash && { passwordChosenAt: { $exists: false } }),
    ...((moves || passwordHash) && settled(now)),
  };
  const { $set, $inc, $unset } = accountChange(fields, passwordHash);
  const change = movedFields(move, $set);
  return updateIfUnmodified(
    updatedAt,
    (unchanged) =>
      refuseTakenEmail(
        records.update(
          staff,
          context,
          {
            ...living<Person>(id),
            email: before.email,
            ...unchanged,
            ...theirs,
            ...move.which,
          },
          {
            ...change,
            ...($inc && { $inc }),
            ...($unset && { $unset: { ...withoutThose($unset, change.$set), ...change.$unset } }),
          },
          { effects: move.effects, settling: settling?.(before) },
        ),
      ),
    () => getStaff(staff, id),
  );
}

/** A new password ends the pending change of address, but not one that is asked for together with it. */
const withoutThose = (unset: object, set: object) =>
  Object.fromEntries(Object.entries(unset).filter(([field]) => !(field in set)));

function passwordIsTheirs(): ApiError {
  const { message } = new ApiError('PASSWORD_IS_THEIRS');
  return new ApiError('PASSWORD_IS_THEIRS', { details: { password: [message] } });
}

/** Ends the log-in and frees the email. Throws NOT_FOUND. */
export async function removeStaff<Person extends AccountRecord>(
  context: WriteContext,
  { records, staff }: Stored<Person>,
  id: string,
  now: Date,
): Promise<Person> {
  const removed = await records.update(staff, context, living<Person>(id), deletion(now));
  if (!removed) throw new ApiError('NOT_FOUND');
  return removed;
}
