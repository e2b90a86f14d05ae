import { clinicDateTime, formatTime, formatWeekday, zoneName } from '@clinic/contract/clinic-calendar';
import { clinicOnMap } from '@clinic/contract/clinic';
import { counted } from '@clinic/contract/platform/counted';
import type { Fact } from './mail-body.ts';
import type { MailedAppointment, MailedChange } from './mail-message.ts';

/** Facts of an appointment email, for a move with the previous values. */
export const factsOf = (
  appointment: MailedAppointment,
  { oldStart, oldDoctor, oldDuration }: Omit<MailedChange, 'byClient'>,
  zone: string,
): Fact[] => [
  ...timesOf(appointment, oldStart, zone),
  ...doctorsOf(appointment, oldDoctor),
  ...lengthsOf(appointment, oldDuration),
  ['Type', appointment.type],
  placeOf(appointment),
  ...joinOf(appointment),
];

function timesOf({ start }: MailedAppointment, oldStart: Date | undefined, zone: string): Fact[] {
  const [day, time] = wordsOf(start, zone);
  if (!oldStart || new Date(oldStart).getTime() === new Date(start).getTime())
    return [
      ['Date', day],
      ['Time', time],
    ];
  return [
    ['Old time', wordsOf(oldStart, zone).join(', ')],
    ['New time', `${day}, ${time}`],
  ];
}

const doctorsOf = ({ doctor }: MailedAppointment, oldDoctor: string | undefined): Fact[] =>
  oldDoctor
    ? [
        ['Old doctor', oldDoctor],
        ['New doctor', doctor],
      ]
    : [['Doctor', doctor]];

/** Facts of a letter about several visits: each day with its time, then what all of them have in common. */
export function factsOfSeries(appointments: readonly MailedAppointment[], zone: string): Fact[] {
  const common = appointments.flatMap((appointment) => [
    ...doctorsOf(appointment, undefined),
    ['Type', appointment.type] satisfies Fact,
    placeOf(appointment),
    ...joinOf(appointment),
  ]);
  return [...appointments.map(({ start }): Fact => wordsOf(start, zone)), ...withoutRepetition(common)];
}

const withoutRepetition = (facts: readonly Fact[]): Fact[] =>
  facts.filter(
    ([label, value], at) => facts.findIndex(([one, other]) => one === label && other === value) === at,
  );

const joinOf = ({ joinLink }: MailedAppointment): Fact[] => (joinLink ? [['Join here', joinLink]] : []);

const placeOf = ({ place }: MailedAppointment): Fact =>
  place === 'Online' ? ['Place', place] : ['Place', place, { label: 'Show on the map', url: clinicOnMap() }];

/** Both lengths, only if the length has changed. */
function lengthsOf({ start, end }: MailedAppointment, oldDuration: number | undefined): Fact[] {
  if (!oldDuration) return [];
  const minutes = (new Date(end).getTime() - new Date(start).getTime()) / 60_000;
  return [
    ['Old length', counted(oldDuration, 'minute')],
    ['New length', counted(minutes, 'minute')],
  ];
}

/** Day and time of a start: "Tuesday, 06 Jan 2026" and "1:30 AM IST". */
function wordsOf(start: Date, zone: string): [day: string, time: string] {
  // The outbox may give stored dates as text.
  const instant = new Date(start);
  const { date, time } = clinicDateTime(instant, zone);
  return [formatWeekday(date), `${formatTime(time)} ${zoneName(instant, zone)}`];
}
