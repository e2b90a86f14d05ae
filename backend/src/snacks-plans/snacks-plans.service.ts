import { Injectable } from '@nestjs/common';
import { filledSnacks, snackProblem, snacksPlanProblem } from '@clinic/contract/snacks-rules';
import type { SnackEntry, SnacksPlan } from '@clinic/contract/snacks-plans';
import type { Version } from '@clinic/contract/history';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ClientAccess } from '../clients/client-access.ts';
import type { ClientRecord } from '../clients/client.schema.ts';
import type { Caller } from '../http/clinic-request.ts';
import { Refusal } from '../http/refusal.ts';
import { Plans, type PlanPlace } from '../plans/plans.service.ts';
import type { SaveSnacksPlanDto } from './snacks-plan.dto.ts';
import { SnacksPlanRecord } from './snacks-plan.schema.ts';
import { snacksPlanView } from './snacks-plan.view.ts';

@Injectable()
export class SnacksPlansService {
  private readonly place: PlanPlace<SnacksPlanRecord>;

  constructor(
    @InjectModel(SnacksPlanRecord.name) records: Model<SnacksPlanRecord>,
    private readonly access: ClientAccess,
    private readonly plans: Plans,
  ) {
    this.place = { model: records, kind: 'snacks plan' };
  }

  /** Null when there is none. */
  async get(caller: Caller, clientId: string): Promise<SnacksPlan | null> {
    return this.ofClient(await this.access.require(caller, clientId, ['assistant']));
  }

  /** For a client that the caller may see. */
  async ofClient(client: ClientRecord): Promise<SnacksPlan | null> {
    const plan = await this.plans.current(this.place, client);
    return plan && snacksPlanView(plan);
  }

  /** Replaces the plan; rows that say nothing are left out. Throws INVALID_INPUT. */
  async save(
    caller: Caller,
    clientId: string,
    { snacks: sent, newPlan, updatedAt }: SaveSnacksPlanDto,
  ): Promise<{ plan: SnacksPlan; created: boolean }> {
    const rows = sent.map(({ name, quantity }) => ({ name: name ?? '', quantity: quantity ?? '' }));
    const message = snacksPlanProblem(rows);
    if (message) throw new Refusal('INVALID_INPUT', { message, details: detailsOf(rows, message) });
    const snacks = filledSnacks(rows);
    const client = await this.access.require(caller, clientId);
    const saving = { by: caller, newPlan, updatedAt, contents: () => ({ snacks }) };
    const { plan, created } = await this.plans.save(this.place, client, saving);
    return { plan: snacksPlanView(plan), created };
  }

  async history(caller: Caller, clientId: string): Promise<Version<SnacksPlan>[]> {
    return this.plans.history(this.place, await this.access.require(caller, clientId), snacksPlanView);
  }
}

/** Field path → what is missing there; of the list as a whole when no row is to blame. */
function detailsOf(rows: readonly SnackEntry[], message: string): Record<string, string[]> {
  const wrong = rows.flatMap((row, index): [string, string[]][] => {
    const problem = snackProblem(row);
    return problem ? [[`snacks.${index}.${problem.field}`, [problem.text]]] : [];
  });
  return Object.fromEntries(wrong.length > 0 ? wrong : [['snacks', [message]]]);
}
