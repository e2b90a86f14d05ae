import { Inject, Injectable } from '@nestjs/common';
import { clinicToday, type Day } from '@clinic/contract/clinic-calendar';
import { ENV, type Env } from './env.ts';

/** The present moment as a pipeline expression. */
export type DatabaseNow = '$$NOW' | { $add: ['$$NOW', number] };

/** The server's clock. Tests shift it by `env.clockOffsetMs`, also while the server runs. */
@Injectable()
export class Clock {
  constructor(@Inject(ENV) private readonly env: Pick<Env, 'clockOffsetMs' | 'clinicTimezone'>) {}

  now(): Date {
    return new Date(Date.now() + this.env.clockOffsetMs);
  }

  /** The machine's time, by which the driver dates files and ids; tests do not shift it. */
  ofDriver(): Date {
    return new Date();
  }

  /** The present day in the clinic's zone. */
  today(): Day {
    return clinicToday(this.now(), this.env.clinicTimezone);
  }

  /** The database's time, which all servers share, since their own clocks may differ. */
  get atDatabase(): DatabaseNow {
    const { clockOffsetMs } = this.env;
    return clockOffsetMs === 0 ? '$$NOW' : { $add: ['$$NOW', clockOffsetMs] };
  }
}
