import { Controller } from '@nestjs/common';
import { clientCalls } from '@clinic/contract/client-calls';
import { CurrentUser } from '../http/current-user.ts';
import { Handles } from '../http/handles.ts';
import type { Caller } from '../http/clinic-request.ts';
import { Audited } from '../audit/audited.ts';
import { ClientsService } from '../clients/clients.service.ts';
import { DoctorsService } from '../staff/doctors.service.ts';
import { DosagePlansService } from '../dosage-plans/dosage-plans.service.ts';
import { vitaminPlanView } from '../dosage-plans/dosage-plan.view.ts';
import { SnacksPlansService } from '../snacks-plans/snacks-plans.service.ts';

/** A client's own record with what the portal's first screen shows of other modules. */
@Controller()
export class ClientSelfController {
  constructor(
    private readonly clients: ClientsService,
    private readonly doctors: DoctorsService,
    private readonly dosagePlans: DosagePlansService,
    private readonly snacksPlans: SnacksPlansService,
  ) {}

  @Handles(clientCalls.me)
  @Audited('read', 'client')
  async me(@CurrentUser() { id }: Caller) {
    const record = await this.clients.get(id);
    const [client, doctors, vitaminPlan, snacksPlan] = await Promise.all([
      this.clients.view(record),
      this.doctors.all(),
      this.dosagePlans.ofClient('vitamin', record),
      this.snacksPlans.ofClient(record),
    ]);
    const doctor = doctors.find((one) => one.id === client.doctor);
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
