import { addDays } from '@clinic/contract/clinic-calendar';
import type { Person, TestApp } from './test-app.ts';
import { openStaffedClinic } from './staffed-clinic.ts';
import { TODAY } from './test-clock.ts';

/** The first day of the tests' series, a Tuesday. */
export const TUESDAY = addDays(TODAY, 6);
/** The same weekday so many weeks later. */
export const week = (weeks: number): string => addDays(TUESDAY, 7 * weeks);

/** A server whose desk books series; `doctor` and `client` are new in each test. */
export class SeriesClinic {
  clinic!: TestApp;
  admin!: Person;
  assistant!: Person;
  doctor!: Person;
  client!: Person;

  /** To be called in a `describe`: it opens the server before its tests and closes it behind them. */
  constructor() {
    beforeAll(async () => {
      const { clinic, admin, assistant } = await openStaffedClinic();
      Object.assign(this, { clinic, admin, assistant });
    });
    afterAll(() => this.clinic.close());
    beforeEach(async () => {
      this.doctor = await this.clinic.addDoctor();
      this.client = await this.clinic.addClient();
    });
  }

  get people() {
    return { client: this.client.id, doctor: this.doctor.id, assistant: this.assistant.id };
  }

  /** Four weekly visits from Tuesday at ten. */
  seriesOf(more: object = {}) {
    return {
      ...this.people,
      first: { date: TUESDAY, time: '10:00' },
      every: { weeks: 1 },
      times: 4,
      ...more,
    };
  }

  /** Asks for a series, or only for its dates, as the desk or another person. */
  ask(more: object = {}, who: Person = this.assistant) {
    return this.clinic.as(who).post('/appointment/series').send(this.seriesOf(more));
  }
}
