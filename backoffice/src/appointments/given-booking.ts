import { isMultipleOfFive } from '@clinic/contract/scheduling/appointment-rules';
import { isRealDate } from '@clinic/contract/clinic-calendar';
import { isEnteredLater } from '@clinic/contract/scheduling/past-visits';
import { objectId } from '@clinic/contract/rules';
import type { Booking } from './booking.ts';

/** Reads `date`, `time`, `doctor` and `client` from an address; invalid ones are left out. */
export function givenBooking(address: URLSearchParams, today: string): Partial<Booking> {
  const told = (name: string) => address.get(name) ?? '';
  const [date, time, doctor, client] = [told('date'), told('time'), told('doctor'), told('client')];
  return {
    ...(isRealDate(date) && (date >= today || isEnteredLater(date, today)) && { date }),
    ...(isMultipleOfFive(time) && { time }),
    ...(objectId(doctor) === undefined && { doctor }),
    ...(objectId(client) === undefined && { client }),
  };
}

/** The day in the address, if no visit of it can be booked or entered any more. */
export function pastDay(address: URLSearchParams, today: string): string | undefined {
  const date = address.get('date') ?? '';
  return isRealDate(date) && date < today && !isEnteredLater(date, today) ? date : undefined;
}
