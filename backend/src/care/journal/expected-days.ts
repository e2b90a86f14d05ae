import { addDays, clinicInstant, type Day } from '@clinic/contract/clinic-calendar';
import type { ExpectedDay } from '@clinic/contract/care/journal/journal';
import { expectedOf, type PlansOfDay } from '@clinic/contract/care/journal/journal-expected';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { DietPlansService } from '../diet-plans/diet-plans.service.ts';
import { DosagePlansService } from '../dosage-plans/dosage-plans.service.ts';
import { Clock } from '../../platform/config/clock.ts';

/** Returns a client's plans as they counted at an instant. */
export type PlansAt = (instant: Date) => Promise<PlansOfDay>;

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
  async plansOf(client: ClientRecord): Promise<PlansAt> {
    const [weeks, vitamin, herbs] = await Promise.all([
      this.dietPlans.weeksOf(client),
      this.dosagePlans.entriesOf('vitamin', client),
      this.dosagePlans.entriesOf('herbs', client),
    ]);
    return async (instant) => ({
      program: client.program,
      weeks: await weeks(instant),
      doses: { vitamin: await vitamin(instant), herbs: await herbs(instant) },
    });
  }

  async on(plansAt: PlansAt, day: Day): Promise<ExpectedDay> {
    const begun = clinicInstant(day, '00:00', this.env.clinicTimezone);
    return expectedOf(await plansAt(begun), day);
  }

  /** Returns the next `count` days by the present plans, for a phone without network. */
  async after(plansAt: PlansAt, day: Day, count: number): Promise<{ day: Day; expected: ExpectedDay }[]> {
    const plans = await plansAt(this.clock.now());
    return Array.from({ length: count }, (_, index) => addDays(day, index + 1)).map((coming) => ({
      day: coming,
      expected: expectedOf(plans, coming),
    }));
  }
}
