import { foodsIn } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import { chartRefusals } from '@clinic/contract/care/plan-chart/chart-refusals';
import type { ChartFoodNames, ChartRefusals, PlanChart } from '@clinic/contract/care/plan-chart/plan-chart';
import { effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import { Inject, Injectable } from '@nestjs/common';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { VisitsOfClients } from '../../scheduling/appointments/visits-of-clients.ts';
import { DietPlansService } from '../diet-plans/diet-plans.service.ts';
import { DosagePlansService } from '../dosage-plans/dosage-plans.service.ts';
import { Foods } from '../foods/foods.service.ts';
import { BodyOfClient } from '../precautions/body-of-client.ts';
import { PrecautionsService } from '../precautions/precautions.service.ts';

const OF_VISIT = { status: 1, date: 1, time: 1, confirmedDate: 1, confirmedTime: 1 } as const;

/** Gathers what the printed plan of a client holds. */
@Injectable()
export class PlanChartService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly access: ClientAccess,
    private readonly doctors: DoctorsService,
    private readonly visits: VisitsOfClients,
    private readonly dietPlans: DietPlansService,
    private readonly dosagePlans: DosagePlansService,
    private readonly foods: Foods,
    private readonly bodies: BodyOfClient,
    private readonly precautions: PrecautionsService,
    private readonly clock: Clock,
  ) {}

  /** Throws as `ClientAccess.requireOpenRecords`. */
  async get(caller: Caller, clientId: string): Promise<PlanChart> {
    const client = await this.access.requireOpenRecords(caller, clientId, ['assistant', 'cover']);
    const [plan, vitamins, herbs, doctors, { person }, visit, refusals] = await Promise.all([
      this.dietPlans.ofClient(caller, client),
      this.dosagePlans.ofClient('vitamin', client, caller.role),
      this.dosagePlans.ofClient('herbs', client, caller.role),
      this.doctors.all(),
      this.bodies.bodyOf(client._id),
      this.visits.next(client._id, this.clock.now(), OF_VISIT),
      this.refusalsFor(caller, client),
    ]);
    return {
      language: client.language ?? 'en',
      client: { id: clientId, name: client.name, age: person.age },
      doctor: doctors.find(({ id }) => id === client.doctor?.toHexString())?.name ?? null,
      program: client.program?.name ?? null,
      startDate: client.program?.startDate ?? null,
      status: plan?.status ?? null,
      weeks: plan?.weeks ?? [],
      notes: plan?.notes ?? '',
      take: plan?.take ?? [],
      avoid: plan?.avoid ?? [],
      doses: [...(vitamins?.vitamins ?? []), ...(herbs?.herbs ?? [])],
      refusals,
      nextVisit: visit?.status === 'confirmed' ? effectiveTime(visit) : null,
      address: `${this.env.publicUrl}/client/diet-plan`,
      foods: await this.foodNames(plan),
    };
  }

  /** The front desk reads no precautions; texts that have not been read are quoted to the doctor alone. */
  private async refusalsFor({ role }: Caller, client: ClientRecord): Promise<ChartRefusals | null> {
    if (role === 'assistant') return null;
    return chartRefusals(await this.precautions.known(client), role === 'doctor');
  }

  private async foodNames(plan: DietPlan | null): Promise<Record<string, ChartFoodNames>> {
    const index = await this.foods.index();
    const named = foodsIn(plan?.weeks ?? []).flatMap((item): [string, ChartFoodNames][] => {
      const food = index.foodMeant(item);
      return food ? [[item.name, { hi: food.names.hi, gu: food.names.gu }]] : [];
    });
    return Object.fromEntries(named);
  }
}
