import { Inject, Injectable } from '@nestjs/common';
import { clinicToday, type Day } from '@clinic/contract/clinic-calendar';
import { ENV, type Env } from './env.ts';

/** The present moment as an expression of a pipeline. */
export type DatabaseNow = '$$NOW' | { $add: ['$$NOW', number] };

/** The clock. Tests move it by `env.clockOffsetMs`, also while the server runs. */
@Injectable()
export class Clock {
  constructor(@Inject(ENV) private readonly env: Pick<Env, 'clockOffsetMs' | 'clinicTimezone'>) {}

  now(): Date {
    return new Date(Date.now() + this.env.clockOffsetMs);
  }

  today(): Day {
    return clinicToday(this.now(), this.env.clinicTimezone);
  }

  /** Now by the database's clock, which all servers share: their own clocks may differ. */
  get atDatabase(): DatabaseNow {
    const { clockOffsetMs } = this.env;
    return clockOffsetMs === 0 ? '$$NOW' : { $add: ['$$NOW', clockOffsetMs] };
  }
}
