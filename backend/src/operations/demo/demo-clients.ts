import { addDays } from '@clinic/contract/clinic-calendar';
import { NOTICE_DATE } from '@clinic/contract/privacy/privacy-notice';
import { Types } from 'mongoose';
import type { EndedProgram, RunningProgram } from '../../clients/clients/client.schema.ts';
import { CLIENT_NAMES } from './demo-names.ts';
import { madeClient, madeEnd, madeProgram } from './made-client.ts';
import { bmiOf, demoPerson, firstProgramFor, programFor } from './demo-people.ts';

interface Owner {
  id: string;
  name: string;
}

/** A client's state: in a first program, in a later one, after the last, or new. */
type Story = 'active' | 'rejoiner' | 'ended' | 'new';

/** Five of ten clients are active, two rejoined, one ended and two are new; the first is active. */
const STORIES: readonly Story[] = [
  'active',
  'active',
  'rejoiner',
  'active',
  'new',
  'active',
  'ended',
  'rejoiner',
  'active',
  'new',
];

export const storyOf = (index: number): Story => STORIES[index % STORIES.length] ?? 'new';

/** The client whose program ends in a few days, so that the doctor's home shows it. */
const ENDING = 12;
/** The new client who has no e-mail and is told by phone. */
export const WITHOUT_EMAIL = 34;
/** Days since the client's running program began. */
const daysOf = (index: number): number => (index === ENDING ? 52 : ((index * 5 + 23) % 44) + 3);

/** A client who gives the number of another one: Parth Shah that of Karan Malhotra. */
const SHARES_NUMBER: Readonly<Record<number, number>> = { 19: 15 };
const phoneOf = (index: number): string => `98${String(25_010_203 + index * 7919).slice(-8)}`;

const instantOf = (day: string): Date => new Date(`${day}T05:00:00Z`);

const program = (name: string, startDate: string, duration: number): RunningProgram =>
  madeProgram({ _id: new Types.ObjectId(), name, startDate, duration }, instantOf(startDate));

function ended(index: number, today: string, doctor: Owner): EndedProgram {
  const start = addDays(today, -150 - index);
  const { weight } = demoPerson(index);
  return madeEnd(program(firstProgramFor(index), start, 12), {
    endedAt: instantOf(addDays(start, 84)),
    reason: 'completed',
    notes: 'Reached the first goal; sleeps better and needs no evening snack.',
    pre: { weight: `${weight} kg`, bmi: bmiOf(weight).toFixed(1), bodyFat: '34.2' },
    post: { weight: `${weight - 7} kg`, bmi: bmiOf(weight - 7).toFixed(1), bodyFat: '30.1' },
    endedBy: { ...doctor, role: 'doctor' },
  });
}

/** Days since a client registered: before the first program, and recently for new ones. */
function joinedAgo(index: number): number {
  const story = storyOf(index);
  if (story === 'new') return index;
  return story === 'active' ? Math.max(30 + index, daysOf(index) + 7) : 160 + index;
}

/** The time of consent: not before the notice's own day, also for clients who joined earlier. */
function agreedAt(joined: Date, today: string): Date {
  const began = instantOf(NOTICE_DATE);
  return joined < began && NOTICE_DATE < today ? began : joined;
}

/** Forty clients in all states; `today`: the clinic's day, yyyy-MM-dd. */
export function demoClients(today: string, doctors: readonly Owner[], passwordHash: string) {
  return CLIENT_NAMES.map((name, index) => {
    const story = storyOf(index);
    const doctor = doctors[index % doctors.length] as Owner;
    const running =
      story === 'active' || story === 'rejoiner'
        ? program(programFor(index), addDays(today, -daysOf(index)), 8 + (index % 3) * 2)
        : null;
    const before = story === 'rejoiner' || story === 'ended';
    const email =
      index === 0 ? 'client@demo.example' : `${name.toLowerCase().replace(' ', '.')}@demo.example`;
    const phone = phoneOf(SHARES_NUMBER[index] ?? index);
    const joined = instantOf(addDays(today, -joinedAgo(index)));
    const person = { name, ...(index !== WITHOUT_EMAIL && { email }), phone, passwordHash };
    return madeClient(
      {
        ...person,
        doctor: story === 'new' && index % 4 === 1 ? null : new Types.ObjectId(doctor.id),
        program: running,
      },
      { joined, agreed: agreedAt(joined, today), past: before ? ended(index, today, doctor) : null },
    );
  });
}
