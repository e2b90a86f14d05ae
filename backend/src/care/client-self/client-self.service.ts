import { Injectable } from '@nestjs/common';
import type { ClientSelf } from '@clinic/contract/people';
import { asksConsent } from '../../clients/clients/consents.ts';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { ClientNotices } from '../../notifications/telling/client-notices.service.ts';
import { DosagePlansService } from '../dosage-plans/dosage-plans.service.ts';
import { SnacksPlansService } from '../snacks-plans/snacks-plans.service.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';

@Injectable()
export class ClientSelfService {
  constructor(
    private readonly clients: ClientsService,
    private readonly access: ClientAccess,
    private readonly doctors: DoctorsService,
    private readonly dosagePlans: DosagePlansService,
    private readonly snacksPlans: SnacksPlansService,
    private readonly notices: ClientNotices,
  ) {}

  /** Returns a client's own data; health records are left out while they are closed. Throws NOT_FOUND. */
  async get(id: string): Promise<ClientSelf> {
    const record = await this.clients.record(id);
    const [account, doctors, asked, notices] = await Promise.all([
      this.access.own(record),
      this.doctors.all(),
      this.clients.find({ _id: id }, { consents: 1 }),
      this.notices.count(id),
    ]);
    const client = {
      ...account,
      asksConsent: asksConsent(asked?.consents ?? []),
      ...(notices > 0 && { notices }),
    };
    const doctorEmail = doctors.find((doctor) => doctor.id === client.doctor)?.email ?? null;
    if (client.recordsClosed) return { ...client, doctorEmail };
    const [vitaminPlan, snacksPlan] = await Promise.all([
      this.dosagePlans.ofClient('vitamin', record, 'client'),
      this.snacksPlans.ofClient(record),
    ]);
    return { ...client, doctorEmail, snacksPlan, vitaminPlan };
  }
}
