import type { CheckIn, CheckInAnswers } from '@clinic/contract/care/check-ins/check-ins';
import type { CheckInRecord } from './check-in.schema.ts';

export const answersOf = (from: CheckInAnswers): CheckInAnswers => ({
  daysFollowed: from.daysFollowed,
  hardestMeal: from.hardestMeal,
  hunger: from.hunger,
  energy: from.energy,
  sleep: from.sleep,
  note: from.note,
  weight: from.weight,
});

export function checkInView(record: CheckInRecord): CheckIn {
  const { _id, week, dueOn, version, sentAt, readAt, answer } = record;
  const id = _id.toHexString();
  return {
    _id: id,
    id,
    week,
    dueOn,
    version,
    ...answersOf(record),
    sentAt: sentAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    answer: answer && { text: answer.text, at: answer.at.toISOString() },
  };
}
