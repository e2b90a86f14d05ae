import { inOrder } from '@clinic/contract/platform/in-order';
import { Injectable } from '@nestjs/common';
import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import type { PlanAnswer } from '@clinic/contract/care/history/plan-answers';
import { CHECKED_PLANS, type CheckedPlan } from '@clinic/contract/care/history/plan-answers';
import type { PlanCheckReport, PlansToCheck } from '@clinic/contract/care/plan-checks/findings';
import { demandedOf } from '@clinic/contract/care/plan-checks/finding-answers';
import { checkPlans } from '@clinic/contract/care/plan-checks/check-plans';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Author } from '../../platform/writes/write-context.ts';
import { CheckedClient } from './checked-client.ts';
import { answersToKeep, refuseIncomplete, type StoredPlanAnswer } from './stored-answers.ts';
import { AnswerForEach } from '../../platform/ports/port.ts';

/** The plan of one kind that a client follows now. */
export interface FollowedPlan {
  plans: Partial<PlansToCheck>;
  /** The diet plan that was followed before; null when there was none. */
  before?: readonly DietWeek[] | null;
  answers: Partial<Record<CheckedPlan, readonly StoredPlanAnswer[]>>;
}

/** The contents of one plan that are to be saved. */
interface SavedPlan {
  plan: CheckedPlan;
  /** The diet plan that is replaced; other kinds have none. */
  before?: readonly DietWeek[] | null;
  /** Absent when the body knows no plan checks: the plan is saved, and its findings stay open. */
  answers?: readonly PlanAnswer[];
  /** False: a draft, which the client does not see. */
  isFollowed: boolean;
  by: Author;
}

/**
 * Returns the answers that a save of these contents keeps, given those of the state that it replaces and its own time.
 * Throws RAILS_OPEN; the write calls it last, after it has refused stale input.
 */
export type KeepAnswers = (
  contents: Partial<PlansToCheck>,
  before: readonly StoredPlanAnswer[] | undefined,
  at: Date,
) => StoredPlanAnswer[];

/** Asks which plan of a kind a client follows. */
@Injectable()
export class FollowedPlanOf extends AnswerForEach<
  CheckedPlan,
  (client: ClientRecord) => Promise<FollowedPlan>
> {
  protected override readonly required = CHECKED_PLANS;
}

const NONE: PlansToCheck = { diet: [], vitamin: [], herbs: [], snacks: [] };

/** Checks all plans of a client together. The modules of the plans say which ones the client follows. */
@Injectable()
export class PlanChecks {
  constructor(
    private readonly facts: CheckedClient,
    private readonly followedPlanOf: FollowedPlanOf,
  ) {}

  /**
   * Checks the plans that the client follows: returns the findings, their answers, and the foods and facts that were
   * used.
   */
  async ofClient(client: ClientRecord) {
    const [followed, facts] = await Promise.all([this.followed(client), this.facts.checkedClient(client)]);
    return { ...followed, ...facts, report: checkPlans({ ...facts, ...followed }) };
  }

  /**
   * Checks a plan before it is saved, together with the other plans that the client follows. Answers are required only
   * for findings about the saved plan.
   */
  async ofSave(
    client: ClientRecord,
    { plan, before: replaced, answers: sent, by, isFollowed }: SavedPlan,
  ): Promise<KeepAnswers> {
    if (!sent) return (_contents, before = []) => [...before];
    refuseIncomplete(sent);
    const [followed, facts] = await Promise.all([
      this.followed(client, plan),
      this.facts.checkedClient(client),
    ]);
    const elsewhere = followed.answers.map(([, answer]) => answer);
    const check = (contents: Partial<PlansToCheck>) =>
      checkPlans({
        ...facts,
        plans: { ...followed.plans, ...contents, ...stoppedIn([followed.plans, contents]) },
        before: replaced ?? followed.before,
      });
    // A write that another one has overtaken checks anew only what has become different.
    let last: { contents: string; report: PlanCheckReport } | undefined;
    return (contents, before = [], at) => {
      const text = JSON.stringify(contents);
      if (last?.contents !== text) last = { contents: text, report: check(contents) };
      const { report } = last;
      const kept = answersToKeep(report, sent, before, { by, at });
      const open = isFollowed ? demandedOf(report, plan, [...kept, ...elsewhere]) : [];
      if (open.length > 0) throw new ApiError('RAILS_OPEN', { findings: open });
      return kept;
    };
  }

  /** Reads the followed plans, except the one of the kind `saved`, which the save replaces. */
  private async followed(client: ClientRecord, saved?: CheckedPlan) {
    const others = this.followedPlanOf.all.filter(([plan]) => plan !== saved);
    const all = await Promise.all(others.map(([, read]) => read(client)));
    const parts = all.map((one) => one.plans);
    const plans: PlansToCheck = Object.assign({ ...NONE }, ...parts, stoppedIn(parts));
    return {
      plans,
      before: all.find((one) => one.before)?.before ?? null,
      answers: all.flatMap((one) =>
        Object.entries(one.answers).flatMap(([plan, answers]) =>
          answers.map((answer): [CheckedPlan, StoredPlanAnswer] => [plan as CheckedPlan, answer]),
        ),
      ),
    };
  }
}

/** The stopped doses of all parts, oldest first. */
function stoppedIn(parts: readonly Partial<PlansToCheck>[]): Pick<PlansToCheck, 'stopped'> {
  const stopped = parts.flatMap((part) => part.stopped ?? []);
  return stopped.length > 0 ? { stopped: stopped.toSorted((one, other) => inOrder(one.on, other.on)) } : {};
}
