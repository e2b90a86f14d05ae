import { Injectable } from '@nestjs/common';
import { filledSnacks, NO_FILLED_SNACK } from '@clinic/contract/care/snacks-rules';
import type { SnacksPlan } from '@clinic/contract/care/snacks-plans';
import type { Version } from '@clinic/contract/care/history';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { invalid } from '../../platform/http/api-error.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { Plans, type PlanCollection } from '../plans/plans.service.ts';
import type { SaveSnacksPlanDto } from './snacks-plan.dto.ts';
import { SnacksPlanRecord } from './snacks-plan.schema.ts';
import { snacksPlanView } from './snacks-plan.view.ts';

@Injectable()
export class SnacksPlansService {
  private readonly collection: PlanCollection<SnacksPlanRecord>;

  constructor(
    @InjectModel(SnacksPlanRecord.name) records: Model<SnacksPlanRecord>,
    private readonly access: ClientAccess,
    private readonly plans: Plans,
  ) {
    this.collection = { model: records, kind: 'snacks plan' };
  }

  /** Null when there is none. */
  async get(caller: Caller, clientId: string): Promise<SnacksPlan | null> {
    return this.ofClient(await this.access.requireOpenRecords(caller, clientId, ['assistant', 'cover']));
  }

  /** The caller has checked the access. */
  async ofClient(client: ClientRecord): Promise<SnacksPlan | null> {
    const plan = await this.plans.current(this.collection, client);
    return plan && snacksPlanView(plan);
  }

  /** Replaces the plan; rows that lack the snack or the quantity are dropped. */
  async save(
    context: WriteContext,
    clientId: string,
    { snacks: rows, newPlan, updatedAt }: SaveSnacksPlanDto,
  ): Promise<{ plan: SnacksPlan; created: boolean }> {
    const snacks = filledSnacks(
      rows.map(({ name, quantity }) => ({ name: name ?? '', quantity: quantity ?? '' })),
    );
    if (snacks.length === 0) throw invalid('snacks', NO_FILLED_SNACK);
    const client = await this.access.requireOpenRecords(context.caller, clientId);
    const saving = { newPlan, updatedAt, contents: () => ({ snacks }) };
    const { plan, created } = await this.plans.save(context, this.collection, client, saving);
    return { plan: snacksPlanView(plan), created };
  }

  async history(caller: Caller, clientId: string): Promise<Version<SnacksPlan>[]> {
    const client = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    return this.plans.history(this.collection, client, snacksPlanView);
  }
}
