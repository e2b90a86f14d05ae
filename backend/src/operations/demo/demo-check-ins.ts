import { dueCheckIn } from '@clinic/contract/care/check-ins/check-ins';
import { addDays } from '@clinic/contract/clinic-calendar';
import type { CheckInRecord } from '../../care/check-ins/check-in.schema.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { one } from './demo-names.ts';

/** The client with the demo's log-in, whose present week is still due. */
const HAS_ONE_DUE = 0;

const HARD_MEALS = ['Dinner', 'Evening Snacks', null] as const;

/** Check-ins of past weeks, each sent in the evening; a quarter of the clients sends none. */
export function demoCheckIns(
  index: number,
  { _id: client, name, program }: ClientRecord,
  doctor: Caller,
  today: string,
): Omit<CheckInRecord, '_id'>[] {
  const last = dueCheckIn(program, today);
  if (!program || !last || index % 4 === 3) return [];
  const weeks = Array.from({ length: last.week - (index === HAS_ONE_DUE ? 1 : 0) }, (_, week) => week + 1);
  return weeks.map((week) => {
    const dueOn = addDays(program.startDate, week * 7);
    const sentAt = new Date(`${dueOn}T00:30:00Z`);
    const isUnread = week === last.week && index % 3 === 0;
    const readAt = isUnread ? null : new Date(sentAt.getTime() + 2 * 3_600_000);
    const isAnswered = readAt && (week + index) % 2 === 0;
    const text = one(
      index + week,
      'Well done, carry on like this.',
      'Take the snack along when you are out.',
    );
    return {
      client,
      program: program._id,
      week,
      dueOn,
      daysFollowed: 4 + ((index + week) % 4),
      hardestMeal: HARD_MEALS[(index + week) % HARD_MEALS.length] ?? null,
      hunger: 1 + ((index + week * 2) % 4),
      energy: Math.min(2 + week, 5),
      sleep: 3 + ((index + week) % 3),
      note: one(
        index * 3 + week,
        '',
        'A wedding on Sunday, otherwise a good week.',
        'Late evenings at work.',
      ),
      weight: null,
      sentAt,
      readAt,
      answer: isAnswered ? { text, at: readAt } : null,
      version: isAnswered ? 2 : 1,
      savedBy: isAnswered
        ? { id: doctor.id, name: doctor.name, role: doctor.role }
        : { id: client.toHexString(), name, role: 'client' },
      createdAt: sentAt,
      updatedAt: readAt ?? sentAt,
    };
  });
}
