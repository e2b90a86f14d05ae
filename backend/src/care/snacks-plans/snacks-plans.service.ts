import { Injectable } from '@nestjs/common';
import { filledSnacks, NO_FILLED_SNACK } from '@clinic/contract/care/snacks-plans/snacks-rules';
import type { SnacksPlan } from '@clinic/contract/care/snacks-plans/snacks-plans';
import type { Version } from '@clinic/contract/care/history/history';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { invalid } from '../../platform/http/api-error.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { Answers } from '../../platform/ports/answers.ts';
import { Plans, type PlanCollection } from '../plans/plans.service.ts';
import { FollowedPlanOf, PlanChecks, type FollowedPlan } from '../plan-checks/plan-checks.service.ts';
import { PlanCheckStates } from '../plan-checks/plan-check-states.service.ts';
import type { SaveSnacksPlanDto } from './snacks-plan.dto.ts';
import { SnacksPlanRecord } from './snacks-plan.schema.ts';
import { snacksPlanView } from './snacks-plan.view.ts';
import { CHECK_PLANS_AGAIN } from '../plan-checks/check-again.ts';

@Injectable()
export class SnacksPlansService {
  private readonly collection: PlanCollection<SnacksPlanRecord>;

  constructor(
    @InjectModel(SnacksPlanRecord.name) records: Model<SnacksPlanRecord>,
    private readonly access: ClientAccess,
    private readonly plans: Plans,
    private readonly planChecks: PlanChecks,
    private readonly states: PlanCheckStates,
  ) {
    this.collection = { model: records, kind: 'snacks plan', plan: 'snacks' };
  }

  @OnEffect({ of: SnacksPlanRecord, kinds: [CHECK_PLANS_AGAIN], when: 'behind' })
  async checkPlansAgain({ client }: SnacksPlanRecord): Promise<void> {
    await this.states.look(client);
  }

  @Answers(FollowedPlanOf, 'snacks')
  async followed(client: ClientRecord): Promise<FollowedPlan> {
    const plan = await this.plans.current(this.collection, client);
    return { plans: { snacks: plan?.snacks ?? [] }, answers: { snacks: plan?.answers ?? [] } };
  }

  /** Null when there is none. */
  async get(caller: Caller, clientId: string): Promise<SnacksPlan | null> {
    return this.ofClient(await this.access.requireOpenRecords(caller, clientId, ['assistant', 'cover']));
  }

  /** Returns the plan to a caller that has checked the access. */
  async ofClient(client: ClientRecord): Promise<SnacksPlan | null> {
    const plan = await this.plans.current(this.collection, client);
    return plan && snacksPlanView(plan);
  }

  /** Replaces the plan; rows that lack the snack or the quantity are dropped. */
  async save(
    context: WriteContext,
    clientId: string,
    { snacks: rows, newPlan, updatedAt, answers }: SaveSnacksPlanDto,
  ): Promise<{ plan: SnacksPlan; created: boolean }> {
    const snacks = filledSnacks(
      rows.map(({ name, quantity, food }) => ({
        name: name ?? '',
        quantity: quantity ?? '',
        ...(food && { food }),
      })),
    );
    if (snacks.length === 0) throw invalid('snacks', NO_FILLED_SNACK);
    const client = await this.access.requireOpenRecords(context.caller, clientId);
    const keep = await this.planChecks.ofSave(client, {
      plan: 'snacks',
      answers,
      isFollowed: true,
      by: context.author,
    });
    const { plan, created } = await this.plans.save(context, this.collection, client, {
      newPlan,
      updatedAt,
      contents: (current, { updatedAt: at }) => ({ snacks, answers: keep({ snacks }, current?.answers, at) }),
      isFollowed: true,
    });
    return { plan: snacksPlanView(plan), created };
  }

  async history(caller: Caller, clientId: string): Promise<Version<SnacksPlan>[]> {
    const client = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    return this.plans.history(this.collection, client, snacksPlanView);
  }
}
