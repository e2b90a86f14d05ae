import type { Model, QueryFilter } from 'mongoose';
import { notDeleted, type AccountRecord } from '../accounts/account-record.ts';
import { accountChange, deletion, refuseTakenEmail } from '../accounts/account-writes.ts';
import { ifUnchangedSince } from '../database/conditional-write.ts';
import { ApiError } from '../http/api-error.ts';
import type { EditStaffDto } from './staff.dto.ts';

// What is read and written alike for doctors and for assistants.

const living = <Person extends AccountRecord>(id: string) =>
  ({ _id: id, ...notDeleted }) as QueryFilter<Person>;

export const allStaff = <Person extends AccountRecord>(staff: Model<Person>): Promise<Person[]> =>
  staff.find(notDeleted).sort({ name: 1, _id: 1 }).lean<Person[]>().exec();

/** Throws NOT_FOUND, also for one who was deleted. */
export async function getStaff<Person extends AccountRecord>(
  staff: Model<Person>,
  id: string,
): Promise<Person> {
  const person = await staff.findOne(living(id)).lean<Person>();
  if (!person) throw new ApiError('NOT_FOUND');
  return person;
}

/** Answers the person before and after. Throws EMAIL_TAKEN, NOT_FOUND, STALE_RECORD. */
export async function updateStaff<Person extends AccountRecord>(
  staff: Model<Person>,
  id: string,
  fields: Partial<Person>,
  { password, updatedAt }: Pick<EditStaffDto, 'password' | 'updatedAt'>,
): Promise<{ before: Person; after: Person }> {
  const change = await accountChange(fields, password);
  const before = await ifUnchangedSince(
    updatedAt,
    (unchanged) =>
      refuseTakenEmail(
        staff
          .findOneAndUpdate({ ...living<Person>(id), ...unchanged }, change, { returnDocument: 'before' })
          .lean<Person>()
          .exec(),
      ),
    () => getStaff(staff, id),
  );
  return { before, after: await getStaff(staff, id) };
}

/** Ends the log-in and frees the e-mail. Throws NOT_FOUND. */
export async function removeStaff<Person extends AccountRecord>(
  staff: Model<Person>,
  id: string,
): Promise<Person> {
  const removed = await staff.findOneAndUpdate(living(id), deletion()).lean<Person>();
  if (!removed) throw new ApiError('NOT_FOUND');
  return removed;
}
