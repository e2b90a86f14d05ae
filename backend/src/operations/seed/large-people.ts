import { addDays } from '@clinic/contract/clinic-calendar';
import { PROGRAM_END_REASONS } from '@clinic/contract/constants';
import { OFFERINGS } from '@clinic/contract/clients/offerings';
import type { Types } from 'mongoose';
import { FIRST_VERSION } from '../../platform/accounts/account-record.ts';
import { CLIENT_NAMES } from '../demo/demo-names.ts';
import { madeClient, madeEnd, madeProgram } from '../demo/made-client.ts';
import { draw, drawn, idOf } from './large-draw.ts';
import type { LargeDay, LargeYears, Place } from './large-years.ts';

const FIRST_NAMES = CLIENT_NAMES.map((name) => name.split(' ')[0] ?? '');
const LAST_NAMES = CLIENT_NAMES.map((name) => name.split(' ')[1] ?? '');
const OPEN_DAYS_OF_HALF_A_YEAR = 156;
const DAY_MS = 86_400_000;
/** One of so many clients has no e-mail. */
const EACH_WITHOUT_EMAIL = 25;
const FIRST_BIRTHDAY = '1950-01-01';
/** The youngest are born 55 years after the oldest. */
const DAYS_OF_BIRTHDAYS = 20_000;

export interface LargePerson {
  id: Types.ObjectId;
  name: string;
}

export const nameOf = (index: number, salt: number): string =>
  `${drawn(FIRST_NAMES, index, salt)} ${drawn(LAST_NAMES, index, salt + 1)}`;

/** People of the large clinic, computed from their number instead of being stored. */
export class LargePeople {
  readonly doctors: readonly LargePerson[];
  readonly assistants: readonly LargePerson[];
  private readonly years: LargeYears;
  private readonly clients: number;
  private readonly passwordHash: string;

  constructor(years: LargeYears, { clients, doctors }: { clients: number; doctors: number }, hash: string) {
    this.years = years;
    this.clients = clients;
    this.passwordHash = hash;
    const [first] = years.days;
    const at = first?.starts[0] ?? years.now;
    const hired = (kind: 'doctor' | 'assistant', prefix: string, salt: number) =>
      Array.from({ length: doctors }, (_, index) => ({
        id: idOf(kind, index, at),
        name: `${prefix}${nameOf(index, salt)}`,
      }));
    this.doctors = hired('doctor', 'Dr ', 90);
    this.assistants = hired('assistant', '', 92);
  }

  staff(kind: 'doctor' | 'assistant') {
    const people = kind === 'doctor' ? this.doctors : this.assistants;
    return people.map(({ id, name }, index) => ({
      _id: id,
      name,
      email: `${kind}.${index + 1}@large.example`,
      phone: `96${String(index).padStart(8, '0')}`,
      passwordHash: this.passwordHash,
      ...(kind === 'assistant' && { doctor: this.doctors[index]?.id }),
      createdAt: id.getTimestamp(),
      updatedAt: id.getTimestamp(),
    }));
  }

  client(index: number): LargePerson {
    const day = this.years.dayOf(index, this.clients);
    return { id: idOf('client', index, day.starts[0] as Date), name: nameOf(index, 1) };
  }

  /** A client who comes on that day: mostly one who joined in the last half year, now and then an earlier one. */
  visitor(day: LargeDay, index: number): LargePerson {
    const joined = Math.max(1, this.years.upTo(this.clients, day.number));
    const before = this.years.upTo(this.clients, day.number - OPEN_DAYS_OF_HALF_A_YEAR);
    const among = draw(index, 20) < 0.8 ? Math.max(1, joined - before) : joined;
    return this.client(joined - 1 - Math.floor(draw(index, 21) * among));
  }

  /** A client's row: of a hundred visitors two come for the first time, return after years, or stop. */
  clientRow({ index, day }: Place) {
    const { id, name } = this.client(index);
    const email = index % EACH_WITHOUT_EMAIL === 7 ? {} : { email: `client.${index}@large.example` };
    const phone = `97${String(index).padStart(8, '0')}`;
    const at = day.starts[0] as Date;
    const weeks = 8 + 2 * Math.floor(draw(index, 3) * 5);
    const endedAt = new Date(at.getTime() + weeks * 7 * DAY_MS);
    const isOver = endedAt < this.years.now;
    const started = draw(index, 4) > 0.05;
    const doctor = drawn(this.doctors, index, 5);
    const offered = drawn(OFFERINGS, index, 6).name;
    const program = madeProgram(
      {
        _id: idOf('client', index, endedAt),
        name: offered,
        startDate: addDays(day.date, 3),
        duration: weeks,
      },
      at,
    );
    const endedBy = { id: doctor.id.toHexString(), name: doctor.name, role: 'doctor' as const };
    const end = { endedAt, reason: drawn(PROGRAM_END_REASONS, index, 7), endedBy };
    const birthday = addDays(FIRST_BIRTHDAY, Math.floor(draw(index, 8) * DAYS_OF_BIRTHDAYS));
    const person = { name, ...email, phone, birthday, passwordHash: this.passwordHash };
    return {
      _id: id,
      ...madeClient(
        { ...person, doctor: started ? doctor.id : null, program: started && !isOver ? program : null },
        { joined: at, past: started && isOver ? madeEnd(program, end) : null },
      ),
      ver: FIRST_VERSION,
      deletedAt: null,
      outbox: [],
      __v: 0,
    };
  }
}
