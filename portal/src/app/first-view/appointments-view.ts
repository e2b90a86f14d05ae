import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { stateTone, stateWord } from '@clinic/ui/calendar/appointment-words.ts';
import { colours, tones } from '@clinic/ui/theme/tokens';
import {
  APPOINTMENTS_PAGE,
  callText,
  factsOf,
  isOnlineToCome,
  isUpcoming,
  JOIN,
  notesOf,
  past,
  upcoming,
  waitingText,
  whenText,
} from '../../features/appointments/appointment-texts.ts';
import { element } from './elements.ts';

const waitingButton = (label: string, more: Readonly<Record<string, string>> = {}) =>
  element('button', { type: 'button', disabled: '', ...more }, label);

export function listHead(): HTMLElement[] {
  const { context, filters } = APPOINTMENTS_PAGE;
  const choices = filters.map((filter, place) =>
    waitingButton(filter, { 'aria-pressed': String(place === 0) }),
  );
  return [
    element('p', { class: 'fv-quiet fv-context' }, context),
    waitingButton('Book', { class: 'fv-filled' }),
    element('div', { class: 'fv-segments' }, ...choices),
  ];
}

/** How an online visit begins. */
const begins = ({ joinLink }: Appointment, number: string): HTMLElement =>
  joinLink
    ? element('a', { class: 'fv-join', href: joinLink, target: '_blank', rel: 'noreferrer' }, JOIN)
    : element('p', {}, callText(number));

/** Draws the same as features/appointments/AppointmentCard.tsx; its buttons wait for React. */
function card(appointment: Appointment, now: Date, number: string): HTMLElement {
  const { day, time } = whenText(appointment);
  const known = { ...appointment, outcome: appointment.outcome === 'completed' ? appointment.outcome : null };
  const { text, ground, border } = tones[stateTone({ ...known, outcomeMissing: false })];
  const style = `color: ${colours[text]}; background: ${colours[ground]}; border-color: ${colours[border]}`;
  const rows = factsOf(appointment).map(([name, value]) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, value ?? '–')),
  );
  const toCome = isUpcoming(appointment, now);
  const waits = toCome && waitingText(appointment, now);
  return element(
    'article',
    { class: 'fv-panel fv-visit', 'aria-label': `${day}, ${time}` },
    element(
      'div',
      { class: 'fv-when' },
      element('h2', {}, day),
      element('span', { class: 'fv-badge', style }, stateWord({ ...known, outcomeMissing: false })),
      element('p', {}, time),
    ),
    element('dl', {}, ...rows),
    waits && element('p', { class: 'fv-quiet' }, waits),
    isOnlineToCome(appointment, now) && begins(appointment, number),
    ...notesOf(appointment).map(([label, note]) =>
      element('p', { class: 'fv-notes' }, element('strong', {}, `${label}:`), ` ${note}`),
    ),
    toCome && element('div', { class: 'fv-actions' }),
  );
}

export function appointmentsView(
  appointments: readonly Appointment[],
  { now, number }: { now: Date; number: string },
): HTMLElement[] | null {
  const all = [...upcoming(appointments, now), ...past(appointments, now)];
  if (all.length === 0) return null;
  const cards = all.map((appointment) => card(appointment, now, number));
  return [...listHead(), element('div', { class: 'fv-visits' }, ...cards)];
}
