import { addDays, clinicToday, daysBetween, isRealDate, type Day } from '@clinic/contract/clinic-calendar';
import {
  DAYS_AHEAD,
  MAX_JOURNAL_DAYS,
  MAX_ENTRIES_OF_DAY,
  type ClientJournal,
  type JournalDay,
  type JournalRange,
  type OwnJournal,
  type SavedJournal,
  type SaveJournal,
} from '@clinic/contract/care/journal/journal';
import { choicesText } from '@clinic/contract/care/diet-plans/diet-plan-words';
import { doseText, STOPPED_TODAY } from '@clinic/contract/care/dosage-plans/dose-in-words';
import { withStopped } from '@clinic/contract/care/journal/journal-expected';
import { weekBefore, WEEK_DAYS } from '@clinic/contract/care/journal/journal-adherence';
import {
  correctedAt,
  isAnswerable,
  isOpenFor,
  mergedEntries,
  type CountedEntry,
} from '@clinic/contract/care/journal/journal-entries';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { DosagePlansService, type StoppedOn } from '../dosage-plans/dosage-plans.service.ts';
import { ClientProgress } from '../client-progress/client-progress.service.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { invalid } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ExpectedDays, type ClientPlans } from './expected-days.ts';
import { JournalRecord } from './journal.schema.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';

const journalDay = (
  { day, expected, taps: entries }: Pick<JournalRecord, 'day' | 'expected' | 'taps'>,
  stoppedOn: StoppedOn,
): JournalDay => ({
  day,
  meals: expected.meals,
  doses: withStopped(expected.doses, stoppedOn(day)),
  ...mergedEntries(entries),
});

const noneStopped: StoppedOn = () => new Set();

@Injectable()
export class JournalService {
  constructor(
    @InjectModel(JournalRecord.name) private readonly rows: Model<JournalRecord>,
    private readonly records: Records,
    private readonly expected: ExpectedDays,
    private readonly access: ClientAccess,
    private readonly progress: ClientProgress,
    private readonly dosagePlans: DosagePlansService,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /** Returns days with entries, and days that are still open. Throws INVALID_INPUT. */
  async ofClient(caller: Caller, clientId: string, { from, to }: JournalRange): Promise<ClientJournal> {
    if (from > to || daysBetween(from, to) >= MAX_JOURNAL_DAYS) {
      throw invalid('to', `Please ask for at most ${MAX_JOURNAL_DAYS} days.`);
    }
    const client = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    return this.read(client, { from, to }, this.clock.today());
  }

  /** `given`: the client's plans, when they are read already. */
  private async read(
    client: ClientRecord,
    { from, to }: JournalRange,
    today: Day,
    given?: ClientPlans,
  ): Promise<ClientJournal> {
    const touched = await this.rows
      .find({ client: client._id, day: { $gte: from, $lte: to } })
      .sort({ day: 1 })
      .lean<JournalRecord[]>();
    const known = new Set(touched.map(({ day }) => day));
    const open = [addDays(today, -1), today].filter((day) => day >= from && day <= to && !known.has(day));
    const plans = given ?? (open.length > 0 ? await this.expected.plansOf(client) : undefined);
    const untouched = plans ? await this.untouched(plans, open) : [];
    const stoppedOn = plans?.stoppedOn ?? (await this.dosagePlans.stoppedOn(client._id));
    const days = [...touched, ...untouched].map((row) => journalDay(row, stoppedOn));
    return { days: days.toSorted((one, other) => (one.day < other.day ? -1 : 1)) };
  }

  /** Makes days without entries. */
  private untouched(plans: ClientPlans, days: readonly Day[]) {
    return Promise.all(
      days.map(async (day) => ({ day, expected: await this.expected.on(plans, day), taps: [] })),
    );
  }

  /** Returns yesterday, today and the days to come, which have no answers yet. */
  async own(caller: Caller): Promise<OwnJournal> {
    const now = this.clock.now();
    const today = clinicToday(now, this.env.clinicTimezone);
    const range = { from: addDays(today, -1), to: today };
    const client = await this.access.requireOpenRecords(caller, caller.id);
    const plans = await this.expected.plansOf(client);
    const [{ days }, ahead] = await Promise.all([
      this.read(client, range, today, plans),
      this.expected.after(plans, today, DAYS_AHEAD),
    ]);
    const coming = ahead.map(({ day, expected }) => journalDay({ day, expected, taps: [] }, noneStopped));
    return { now: now.toISOString(), days: [...days, ...coming] };
  }

  /** Yields every day with entries, in words, for the client's copy of the data. */
  async whole(client: string): Promise<object[]> {
    const id = new Types.ObjectId(client);
    const stoppedOn = await this.dosagePlans.stoppedOn(id);
    const rows = await this.rows.find({ client: id }).sort({ day: 1 }).lean<JournalRecord[]>();
    const days = rows.map((row) => journalDay(row, stoppedOn));
    return days.map(({ day, meals, doses, answers, water }) => ({
      day,
      meals: meals.map(({ key, mealType, choices }) => ({
        meal: mealType,
        eaten: choicesText(choices),
        answer: answers[key] ?? 'no answer',
      })),
      doses: doses.map((dose) => ({
        name: dose.name,
        dose: doseText(dose, dose),
        slot: dose.slot,
        answer: answers[dose.key] ?? (dose.isStopped ? STOPPED_TODAY : 'no answer'),
      })),
      glassesOfWater: water.length,
    }));
  }

  /** Returns the answers of the seven days before. */
  async weekBefore(client: Types.ObjectId, today: Day) {
    const stoppedOn = await this.dosagePlans.stoppedOn(client);
    const rows = await this.rows
      .find({ client, day: { $gte: addDays(today, -WEEK_DAYS), $lt: today } })
      .lean<JournalRecord[]>();
    return weekBefore(
      rows.map((row) => journalDay(row, stoppedOn)),
      today,
    );
  }

  /**
   * Takes the entries of one batch, each once. The day's list of questions is frozen when the day begins, at the latest
   * by its first entry. A batch is added to the set in one update, so batches of several devices give the same day in
   * any order. Throws INVALID_INPUT.
   */
  async save(context: WriteContext, day: string, batch: SaveJournal): Promise<SavedJournal> {
    if (!isRealDate(day)) throw invalid('day', 'Please send a day.');
    const { caller } = context;
    const client = await this.access.requireOpenRecords(caller, caller.id);
    const _id = `${caller.id}:${day}`;
    const found = await this.rows.findById(_id).lean<JournalRecord>();
    const expected = found?.expected ?? (await this.expected.expectedDay(client, day));
    const taken = this.countedEntries(day, batch).filter(({ item, state }) =>
      isAnswerable(expected, item, state),
    );
    const stored =
      taken.length > 0
        ? await this.add(context, { _id, client: client._id, day, expected, taps: taken }, found)
        : (found ?? { day, expected, taps: [] });
    const isPast = day < this.clock.today();
    if (isPast && taken.length > 0) await this.progress.changed(client._id);
    const hasDoses = stored.expected.doses.length > 0;
    const kept = new Set(stored.taps.map(({ id }) => id));
    return {
      journal: journalDay(stored, hasDoses ? await this.dosagePlans.stoppedOn(client._id) : noneStopped),
      notTaken: [...new Set(batch.taps.map(({ id }) => id))].filter((id) => !kept.has(id)),
    };
  }

  /** Keeps the entries that may belong to the day, each id once, by the server's clock. */
  private countedEntries(day: string, { sentAt, taps: entries }: SaveJournal): CountedEntry[] {
    const now = this.clock.now();
    const counted = entries.map(({ id, item, state, at, sequence }): CountedEntry => {
      const entry = { id, item, state, at: correctedAt(new Date(at), new Date(sentAt), now) };
      return sequence ? { ...entry, sequence: { device: sequence.device, count: sequence.count } } : entry;
    });
    const open = counted.filter(({ at }) => isOpenFor(day, at, { now, zone: this.env.clinicTimezone }));
    return [...new Map(open.map((entry) => [entry.id, entry])).values()];
  }

  /** Adds to the set. The day's first entry carries the audit row, and makes the day when it is missing. */
  private async add(
    context: WriteContext,
    { _id, client, day, expected, taps }: JournalRecord,
    found: JournalRecord | null,
  ): Promise<Pick<JournalRecord, 'day' | 'expected' | 'taps'>> {
    const before = { $ifNull: ['$taps', []] };
    const isNew = { $not: [{ $in: ['$$this.id', { $ifNull: ['$taps.id', []] }] }] };
    const added = { $filter: { input: { $literal: taps }, cond: isNew } };
    const entries = { taps: { $slice: [{ $concatArrays: [before, added] }, MAX_ENTRIES_OF_DAY] } };
    const begun = {
      client,
      day,
      expected: { $ifNull: ['$expected', { $literal: expected }] },
      touchedAt: this.clock.now(),
    };
    if (!found?.touchedAt) {
      const untouched = { _id, touchedAt: { $exists: false } };
      const first = [{ $set: { ...begun, ...entries } }];
      try {
        const stored = await this.records.update(this.rows, context, untouched, first, { upsert: true });
        if (stored) return stored;
      } catch (error) {
        // The first entry came from another device at the same moment.
        if (!isDuplicateKey(error)) throw error;
      }
    }
    const stored = await this.records.update(this.rows, job(), { _id }, [{ $set: entries }]);
    // An erasure may have deleted the day in between.
    return stored ?? { day, expected, taps: [] };
  }
}
