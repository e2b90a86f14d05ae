import { addDays, clinicInstant, type Day } from '@clinic/contract/clinic-calendar';
import type { ExpectedDay } from '@clinic/contract/care/journal';
import { expectedOf, type PlansOfDay } from '@clinic/contract/care/journal-expected';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { DietPlansService } from '../diet-plans/diet-plans.service.ts';
import { DosagePlansService } from '../dosage-plans/dosage-plans.service.ts';
import { Clock } from '../../platform/config/clock.ts';

/** What days ask for, by the plans at their beginning: whatever is saved later counts from the next day. */
@Injectable()
export class ExpectedDays {
  constructor(
    private readonly dietPlans: DietPlansService,
    private readonly dosagePlans: DosagePlansService,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  async of(client: ClientRecord, day: Day): Promise<ExpectedDay> {
    const begun = clinicInstant(day, '00:00', this.env.clinicTimezone);
    return expectedOf(await this.plansAt(client, begun), day);
  }

  /** The next `count` days by the present plans, for a phone without network. */
  async after(client: ClientRecord, day: Day, count: number): Promise<{ day: Day; expected: ExpectedDay }[]> {
    const plans = await this.plansAt(client, this.clock.now());
    return Array.from({ length: count }, (_, index) => addDays(day, index + 1)).map((coming) => ({
      day: coming,
      expected: expectedOf(plans, coming),
    }));
  }

  private async plansAt(client: ClientRecord, instant: Date): Promise<PlansOfDay> {
    const [weeks, vitamin, herbs] = await Promise.all([
      this.dietPlans.weeksAt(client, instant),
      this.dosagePlans.entriesAt('vitamin', client, instant),
      this.dosagePlans.entriesAt('herbs', client, instant),
    ]);
    return { program: client.program, weeks, doses: { vitamin, herbs } };
  }
}
