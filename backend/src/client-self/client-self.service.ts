import { Injectable } from '@nestjs/common';
import type { ClientSelf } from '@clinic/contract/people';
import { ClientsService } from '../clients/clients.service.ts';
import { DosagePlansService } from '../dosage-plans/dosage-plans.service.ts';
import { SnacksPlansService } from '../snacks-plans/snacks-plans.service.ts';
import { DoctorsService } from '../staff/doctors.service.ts';

/** A client's own record with what the portal's first screen shows of other modules. */
@Injectable()
export class ClientSelfService {
  constructor(
    private readonly clients: ClientsService,
    private readonly doctors: DoctorsService,
    private readonly dosagePlans: DosagePlansService,
    private readonly snacksPlans: SnacksPlansService,
  ) {}

  /** Throws NOT_FOUND. */
  async get(id: string): Promise<ClientSelf> {
    const record = await this.clients.record(id);
    const [client, doctors, vitaminPlan, snacksPlan] = await Promise.all([
      this.clients.view(record),
      this.doctors.all(),
      this.dosagePlans.ofClient('vitamin', record),
      this.snacksPlans.ofClient(record),
    ]);
    const doctorEmail = doctors.find((doctor) => doctor.id === client.doctor)?.email ?? null;
    return { ...client, doctorEmail, snacksPlan, vitaminPlan };
  }
}
