import type { ClientAlerts } from '@clinic/contract/care/client-progress/progress-calls';
import type { SeenAlert, ClinicalAlert } from '@clinic/contract/care/client-progress/progress-input';
import { nextCheckOn } from '@clinic/contract/care/client-progress/progress-next-check';
import { isSeen, alertsOf } from '@clinic/contract/care/clinical-alerts/clinical-alerts';
import { hasPace } from '@clinic/contract/care/clinical-alerts/weight-alerts';
import { weightLine, type WeightLine } from '@clinic/contract/care/client-progress/weight-line';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { ClientProgressRecord, type StoredSeen } from '../client-progress/client-progress.schema.ts';
import { retryOnConflict } from '../../platform/database/conditional-write.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ProgressFacts } from './progress-facts.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { Answers } from '../../platform/ports/answers.ts';
import { WhenProgressChanges } from '../client-progress/client-progress.service.ts';

/** Evaluates a client's progress for alerts, which only the own doctor sees. */
@Injectable()
export class ClinicalAlerts {
  constructor(
    @InjectModel(ClientProgressRecord.name) private readonly progress: Model<ClientProgressRecord>,
    private readonly records: Records,
    private readonly facts: ProgressFacts,
    private readonly access: ClientAccess,
    private readonly clock: Clock,
  ) {}

  async ofClient(caller: Caller, clientId: string): Promise<ClientAlerts> {
    const { _id } = await this.access.requireOpenRecords(caller, clientId);
    return shown(await this.find(_id));
  }

  /** Returns the client's own weight line; null where the program has no expected pace. */
  async ownLine(caller: Caller): Promise<WeightLine | null> {
    const { _id } = await this.access.requireOpenRecords(caller, caller.id);
    const facts = await this.facts.factsOf(_id, this.clock.now());
    if (!facts || !hasPace(facts.input)) return null;
    return weightLine(facts.input.rows, facts.input.today) ?? null;
  }

  /** Marks alerts as seen, at the level that was shown; one that became worse meanwhile stays open. */
  async see(context: WriteContext, clientId: string, sent: readonly SeenAlert[]): Promise<ClientAlerts> {
    const { _id } = await this.access.requireOpenRecords(context.caller, clientId);
    return retryOnConflict(async () => {
      const progress = await this.find(_id);
      if (!progress) return { signals: [] };
      const now = sent.filter(
        (one) => progress.signals.some(({ name }) => name === one.name) && !isSeen(one, progress.seen),
      );
      const names = new Set(now.map(({ name }) => name));
      const at = this.clock.now();
      const seen = [
        ...progress.seen.filter(({ name }) => !names.has(name)),
        ...now.map(({ name, level }) => ({ name, level, at })),
      ];
      const saved = await this.records.update(
        this.progress,
        context,
        { _id, revision: progress.revision },
        { $set: { seen, isOpen: isOpen(progress.signals, seen) }, $inc: { revision: 1 } },
      );
      return saved && shown(saved);
    });
  }

  /** Evaluates the progress again; an alert that has ended loses its mark as seen. */
  @Answers(WhenProgressChanges)
  async look(client: Types.ObjectId, now = this.clock.now()): Promise<void> {
    await retryOnConflict<unknown>(async () => {
      const progress = await this.find(client);
      const facts = await this.facts.factsOf(client, now);
      if (!progress) return true;
      const alerts = facts ? alertsOf(facts.input) : [];
      const seen = progress.seen.filter((one) => alerts.some(({ name }) => name === one.name));
      const next = facts && nextCheckOn(facts.input, alerts, facts.adultOn);
      return this.records.update(
        this.progress,
        job(),
        { _id: client, revision: progress.revision },
        {
          $set: { signals: alerts, seen, isOpen: isOpen(alerts, seen), ...(next && { nextCheckOn: next }) },
          ...(!next && { $unset: { nextCheckOn: 1 } }),
          $inc: { revision: 1 },
        },
      );
    });
  }

  private find(client: Types.ObjectId): Promise<ClientProgressRecord | null> {
    return this.progress.findById(client).lean<ClientProgressRecord>().exec();
  }
}

const isOpen = (alerts: readonly ClinicalAlert[], seen: readonly StoredSeen[]): boolean =>
  alerts.some((alert) => !isSeen(alert, seen));

const shown = (progress: ClientProgressRecord | null): ClientAlerts => ({
  signals: (progress?.signals ?? []).map((alert) => {
    const { name, level, urgent, day, words } = alert;
    const seenAt = isSeen(alert, progress?.seen ?? [])?.at.toISOString() ?? null;
    return { name, level, urgent, day, words, seenAt };
  }),
});
