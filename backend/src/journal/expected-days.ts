import { clinicInstant } from '@clinic/contract/clinic-calendar';
import type { ExpectedDay } from '@clinic/contract/journal';
import { expectedOf } from '@clinic/contract/journal-expected';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientRecord } from '../clients/client.schema.ts';
import { ENV, type Env } from '../config/env.ts';
import { DietPlansService } from '../diet-plans/diet-plans.service.ts';
import { DosagePlansService } from '../dosage-plans/dosage-plans.service.ts';

/** What days ask for, by the plans that stood when they began: whatever is saved later counts from the next day. */
@Injectable()
export class ExpectedDays {
  constructor(
    private readonly dietPlans: DietPlansService,
    private readonly dosagePlans: DosagePlansService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async of(client: ClientRecord, day: string): Promise<ExpectedDay> {
    const begun = clinicInstant(day, '00:00', this.env.clinicTimezone);
    const [weeks, vitamin, herbs] = await Promise.all([
      this.dietPlans.weeksAt(client, begun),
      this.dosagePlans.entriesAt('vitamin', client, begun),
      this.dosagePlans.entriesAt('herbs', client, begun),
    ]);
    return expectedOf({ program: client.program, weeks, doses: { vitamin, herbs } }, day);
  }
}
