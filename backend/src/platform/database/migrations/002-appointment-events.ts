import type { AppointmentEvent } from '@clinic/contract/scheduling/appointment-events';
import type { Db } from 'mongodb';

/** Texts of the first releases, in the order in which they are tried. */
const TEXTS: [text: RegExp, event: AppointmentEvent][] = [
  [/^requested/, 'requested'],
  [/^booked/, 'booked'],
  [/^confirmed/, 'confirmed'],
  [/^cancelled/, 'cancelled'],
  [/^doctor changed/, 'doctor-changed'],
  [/^moved from .* to /, 'doctor-changed'],
  [/^moved/, 'moved'],
];

/** Appointments' histories were prose; the entries get an event, and keep their text. */
export async function appointmentEvents(db: Db): Promise<void> {
  const appointments = db.collection('appointments');
  for (const [what, event] of TEXTS) {
    await appointments.updateMany(
      { changes: { $elemMatch: { what, event: { $exists: false } } } },
      { $set: { 'changes.$[change].event': event } },
      { arrayFilters: [{ 'change.what': what, 'change.event': { $exists: false } }] },
    );
  }
}
