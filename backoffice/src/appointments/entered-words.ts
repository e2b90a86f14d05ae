import type { PastVisitEntered } from '@clinic/contract/scheduling/past-visits';

/** Tells the desk about a visit that it has entered afterwards; a clash is no refusal, but may be a mistake. */
export function enteredWords({ appointment, clashes, beforeRegistration }: PastVisitEntered): string {
  const { doctor, client } = appointment;
  return [
    `The visit of ${client.name} is entered.`,
    clashes.length > 0 && `At that time ${doctor.name} also saw: ${clashes.join('; ')}.`,
    beforeRegistration && `${client.name} was registered after it.`,
  ]
    .filter(Boolean)
    .join(' ');
}
