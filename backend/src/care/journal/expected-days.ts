import { addDays, clinicInstant, type Day } from '@clinic/contract/clinic-calendar';
import type { ExpectedDay } from '@clinic/contract/care/journal/journal';
import { expectedOf, type PlansOfDay } from '@clinic/contract/care/journal/journal-expected';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { DietPlansService } from '../diet-plans/diet-plans.service.ts';
import { DosagePlansService, type StoppedOn } from '../dosage-plans/dosage-plans.service.ts';
import { Clock } from '../../platform/config/clock.ts';

/** A client's plans, read once for several days. */
export interface ClientPlans {
  /** The plans as they counted at an instant. */
  at: (instant: Date) => Promise<PlansOfDay>;
  stoppedOn: StoppedOn;
}

/** Finds the questions of days, by the plans at their beginning: whatever is saved later counts from the next day. */
@Injectable()
export class ExpectedDays {
  constructor(
    private readonly dietPlans: DietPlansService,
    private readonly dosagePlans: DosagePlansService,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  async expectedDay(client: ClientRecord, day: Day): Promise<ExpectedDay> {
    return this.on(await this.plansOf(client), day);
  }

  /** Reads a client's plans once, for several days. */
  async plansOf(client: ClientRecord): Promise<ClientPlans> {
    const [weeks, doses] = await Promise.all([
      this.dietPlans.weeksOf(client),
      this.dosagePlans.daysOf(client),
    ]);
    return {
      at: async (instant) => ({
        program: client.program,
        weeks: await weeks(instant),
        doses: { vitamin: await doses.at('vitamin', instant), herbs: await doses.at('herbs', instant) },
      }),
      stoppedOn: doses.stoppedOn,
    };
  }

  async on(plans: ClientPlans, day: Day): Promise<ExpectedDay> {
    const begun = clinicInstant(day, '00:00', this.env.clinicTimezone);
    return expectedOf(await plans.at(begun), day);
  }

  /** Returns the next `count` days by the present plans, for a phone without network. */
  async after(plans: ClientPlans, day: Day, count: number): Promise<{ day: Day; expected: ExpectedDay }[]> {
    const present = await plans.at(this.clock.now());
    return Array.from({ length: count }, (_, index) => addDays(day, index + 1)).map((coming) => ({
      day: coming,
      expected: expectedOf(present, coming),
    }));
  }
}
