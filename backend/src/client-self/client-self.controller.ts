import { Controller, Get } from '@nestjs/common';
import type { ClientSelf } from '@clinic/contract/people';
import { CurrentUser, Roles } from '../auth/decorators.ts';
import type { Caller } from '../http/clinic-request.ts';
import { Audited } from '../audit/audited.ts';
import { ClientsService } from '../clients/clients.service.ts';
import { DoctorsService } from '../doctors/doctors.service.ts';
import { DosagePlansService } from '../dosage-plans/dosage-plans.service.ts';
import { vitaminPlanView } from '../dosage-plans/dosage-plan.view.ts';
import { SnacksPlansService } from '../snacks-plans/snacks-plans.service.ts';

/** A client's own record with what the portal's first screen shows of other modules. */
@Controller('client')
export class ClientSelfController {
  constructor(
    private readonly clients: ClientsService,
    private readonly doctors: DoctorsService,
    private readonly dosagePlans: DosagePlansService,
    private readonly snacksPlans: SnacksPlansService,
  ) {}

  @Roles('client')
  @Audited('read', 'client')
  @Get('me')
  async me(@CurrentUser() { id }: Caller): Promise<{ client: ClientSelf }> {
    const record = await this.clients.get(id);
    const [client, doctors, vitaminPlan, snacksPlan] = await Promise.all([
      this.clients.view(record),
      this.doctors.all(),
      this.dosagePlans.ofClient('vitamin', record),
      this.snacksPlans.ofClient(record),
    ]);
    const doctor = doctors.find(({ _id }) => record.doctor && _id.equals(record.doctor));
    return {
      client: {
        ...client,
        doctorEmail: doctor?.email ?? null,
        snacksPlan,
        vitaminPlan: vitaminPlan && vitaminPlanView(vitaminPlan),
      },
    };
  }
}
