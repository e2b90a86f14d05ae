import { answerKey, type KnownFact } from '@clinic/contract/care/precautions/precautions';
import { foodKeysOf, nextBirthday, PLAN_CHECKS_VERSION } from '@clinic/contract/care/plan-checks/food-keys';
import { nextEdge } from '@clinic/contract/care/dosage-plans/dose-days';
import { rhythmQuestions } from '@clinic/contract/care/plan-checks/rhythm-questions';
import type { PlansToCheck } from '@clinic/contract/care/plan-checks/findings';
import { DOSAGE_PLAN_KINDS } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { openFindings } from '@clinic/contract/care/plan-checks/finding-answers';
import type { PlanChecksOfClient } from '@clinic/contract/care/plan-checks/plan-check-calls';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { retryOnConflict } from '../../platform/database/conditional-write.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { Records } from '../../platform/writes/records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { Answers } from '../../platform/ports/answers.ts';
import { PlanChecks } from './plan-checks.service.ts';
import { PlanCheckStateRecord, type OpenFinding } from './plan-check-state.schema.ts';
import { answerView } from './stored-answers.ts';
import { AfterProgressChanges } from '../client-progress/client-progress.service.ts';
import { WhenFoodsChange } from '../foods/food-effects.ts';

/**
 * Keeps the open findings of the plans that clients follow, and checks again after each change of plans, foods or the
 * client.
 */
@Injectable()
export class PlanCheckStates {
  constructor(
    @InjectModel(PlanCheckStateRecord.name) private readonly states: Model<PlanCheckStateRecord>,
    private readonly records: Records,
    private readonly planChecks: PlanChecks,
    private readonly access: ClientAccess,
    private readonly clients: ClientsService,
  ) {}

  /** Throws NOT_FOUND, CLIENT_ERASING. */
  async ofClient(caller: Caller, clientId: string): Promise<PlanChecksOfClient> {
    const client = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    const { report, answers, person, plans: followed, before } = await this.planChecks.ofClient(client);
    return {
      report,
      answers: answers.map(([plan, answer]) => answerView(answer, plan)),
      person,
      followed,
      before,
    };
  }

  /**
   * Checks the plans of clients who have one of these foods: by id, or by a name in the form in which names are
   * compared.
   */
  @Answers(WhenFoodsChange)
  async lookAtFoods(named: readonly string[]): Promise<void> {
    const found = this.states.find({ foods: { $in: [...named] } }, { _id: 1 });
    for await (const { _id } of found.lean<Pick<PlanCheckStateRecord, '_id'>[]>().cursor())
      await this.look(_id);
  }

  /** Checks the plans that a client follows now. Does nothing when the client is gone. */
  @Answers(AfterProgressChanges)
  async look(client: Types.ObjectId): Promise<void> {
    await retryOnConflict(async () => {
      const state = await this.states.findById(client).lean<PlanCheckStateRecord>();
      const found = await this.clients.find({ _id: client });
      return found ? this.keep(client, state, await this.stateOf(found)) : true;
    });
  }

  private async stateOf(client: Parameters<PlanChecks['ofClient']>[0]) {
    const { report, answers, plans, born, precautions, today } = await this.planChecks.ofClient(client);
    const given = answers.map(([, answer]) => answer);
    const findings = openFindings(report, given).map(
      ({ key, level, words, places: [first] }): OpenFinding => ({
        key,
        level,
        words,
        plan: first?.plan ?? 'diet',
      }),
    );
    const open = [...findings, ...precautions.facts.flatMap(stillTrue), ...whichDays(plans)];
    const coming = [nextBirthday(born, today), nextEdge([...plans.vitamin, ...plans.herbs], today)];
    const nextCheckOn = coming.filter((day) => day !== null).toSorted()[0];
    return {
      set: {
        open,
        isOpen: open.length > 0,
        rules: PLAN_CHECKS_VERSION,
        foods: foodKeysOf(plans, precautions),
      },
      nextCheckOn,
    };
  }

  /** Null when another check came first. */
  private async keep(
    client: Types.ObjectId,
    state: PlanCheckStateRecord | null,
    { set, nextCheckOn }: Awaited<ReturnType<PlanCheckStates['stateOf']>>,
  ): Promise<PlanCheckStateRecord | null> {
    try {
      return await this.records.update(
        this.states,
        job(),
        { _id: client, ...(state && { revision: state.revision }) },
        {
          $set: { ...set, ...(nextCheckOn && { nextCheckOn }) },
          ...(!nextCheckOn && { $unset: { nextCheckOn: 1 } }),
          $inc: { revision: 1 },
        },
        { upsert: true },
      );
    } catch (error) {
      // A state with another revision ends here, too: the upsert would insert it anew.
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }
}

/** A dose whose texts name days, such as “once a week”, stays daily until the doctor says which days are meant. */
const whichDays = (plans: PlansToCheck): OpenFinding[] =>
  DOSAGE_PLAN_KINDS.flatMap((plan) =>
    rhythmQuestions(plans[plan]).map(({ key, words }): OpenFinding => ({ key, level: 'ask', words, plan })),
  );

/** A precaution that the form names no more goes on counting, and the doctor is asked. */
const stillTrue = (fact: KnownFact): OpenFinding[] =>
  fact.state === 'no longer written'
    ? [
        {
          key: answerKey(fact),
          level: 'ask',
          words: `${fact.label} (“${fact.text}”) is no longer written: still true?`,
          plan: null,
        },
      ]
    : [];
