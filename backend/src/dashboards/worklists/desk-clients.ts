import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { addDays, clinicDateTime, clinicToday, daysBetween } from '@clinic/contract/clinic-calendar';
import type { CalledClientRow, CalledVisitRow, WishRow } from '@clinic/contract/dashboards/desk-worklists';
import {
  LAPSED_AFTER_DAYS,
  lapsedWords,
  NO_SHOW_DAYS,
  noShowWords,
  notRemindedWords,
  type NOT_REMINDED,
} from '@clinic/contract/dashboards/desk-worklist-words';
import type { Worklist } from '@clinic/contract/dashboards/work-rows';
import { WISH_SHOWN_DAYS, wishWords } from '@clinic/contract/clients/visit-wish';
import { contactWords } from '@clinic/contract/clients/contact-difference';
import type { Model, Types } from 'mongoose';
import { notDeleted } from '../../platform/accounts/account-record.ts';
import { VisitsOfClients } from '../../scheduling/appointments/visits-of-clients.ts';
import { VisitsOfClinic } from '../../scheduling/appointments/visits-of-clinic.ts';
import { wantsReminders } from '../../clients/clients/consents.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { differenceOf } from '../../clients/clients/client.view.ts';
import { StandingWishes } from '../../care/consultations/standing-wishes.ts';
import { mailsAreSetUp, ENV, type Env } from '../../platform/config/env.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';
import { PushNotifications } from '../../notifications/push/push-notifications.service.ts';
import { reminderKey } from '@clinic/contract/notifications/reminder-rules';
import { inWords, midnight, VISIT_FIELDS, visitRow, wholeDay, type ShownVisit } from './desk-visit.ts';
import type { Hidden } from './hidden-rows.service.ts';
import { recordList, workedOutList } from './worklist.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

/** Days of emails that tell whether an address works. */
const EMAILS_OF_DAYS = 30;

type Asked = Pick<ClientRecord, '_id' | 'name' | 'phone' | 'visitWish'>;
type Reached = Pick<ClientRecord, '_id' | 'phone' | 'email' | 'emailVerifiedAt' | 'whatsApp' | 'consents'>;

@Injectable()
export class DeskClients {
  constructor(
    private readonly clinicVisits: VisitsOfClinic,
    private readonly clientVisits: VisitsOfClients,
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly outbox: Outbox,
    private readonly wishes: StandingWishes,
    private readonly notifications: PushNotifications,
  ) {}

  /** Confirmed visits of tomorrow whose client gets no emails or has chosen WhatsApp; earliest first. */
  async notReminded(hidden: Hidden, now: Date): Promise<Worklist<CalledVisitRow>> {
    const zone = this.env.clinicTimezone;
    const tomorrow = addDays(clinicToday(now, zone), 1);
    const visits = await this.clinicVisits.confirmed(wholeDay(tomorrow, zone), VISIT_FIELDS);
    const known = await this.reached(visits);
    const emails = [...known.values()].flatMap(({ email }) => email || []);
    const notified = await this.notified(visits, known);
    const emailsSince = midnight(addDays(tomorrow, -EMAILS_OF_DAYS), zone);
    const failing = await this.outbox.failing(emails, emailsSince);
    const rows = visits.flatMap((visit): CalledVisitRow[] => {
      const client = known.get(visit.client.id.toHexString());
      const why = client && this.whyNotReached(client, failing);
      if (!why || notified.has(visit._id.toHexString())) return [];
      const words = notRemindedWords({ ...inWords(visit, zone), why });
      return [{ ...visitRow(visit, words, { fact: visit.startsAt }), phone: client.phone }];
    });
    return workedOutList('notReminded', rows, hidden);
  }

  /** Clients who missed a visit and have no later one; latest first. */
  async noShows(hidden: Hidden, now: Date): Promise<Worklist<CalledVisitRow>> {
    const zone = this.env.clinicTimezone;
    const since = midnight(addDays(clinicToday(now, zone), -NO_SHOW_DAYS), zone);
    const visits = await this.clinicVisits.missed({ start: since, end: now }, VISIT_FIELDS);
    const known = await this.reached(visits);
    const ids = [...known.values()].map(({ _id }) => _id);
    const later = await this.clientVisits.later(ids, since, VISIT_FIELDS);
    const rows = visits.flatMap((visit): CalledVisitRow[] => {
      const client = known.get(visit.client.id.toHexString());
      const cameBack = later.some(
        (one) => one.client.id.equals(visit.client.id) && one.startsAt > visit.startsAt,
      );
      if (!client || cameBack) return [];
      const at = { fact: visit.startsAt, since: visit.startsAt };
      return [{ ...visitRow(visit, noShowWords(inWords(visit, zone)), at), phone: client.phone }];
    });
    return workedOutList('noShows', rows.toReversed(), hidden);
  }

  /** Visits that doctors have asked for, until one is booked or over; the nearest day first. */
  async wishedVisits(hidden: Hidden, now: Date): Promise<Worklist<WishRow>> {
    const since = addDays(clinicToday(now, this.env.clinicTimezone), -WISH_SHOWN_DAYS);
    const asked = await pastMongoose(this.clients)
      .find<Asked>(
        { 'visitWish.on': { $gte: since }, ...notDeleted },
        { projection: { name: 1, phone: 1, visitWish: 1 } },
      )
      .sort({ 'visitWish.on': 1, _id: 1 })
      .toArray();
    const standing = await this.wishes.among(asked);
    const rows = standing.map(({ _id, name, phone, visitWish }): WishRow => {
      const { askedAt, doctor, on, words } = visitWish;
      const id = _id.toHexString();
      const at = askedAt.toISOString();
      return {
        id,
        fact: at,
        words: wishWords({ on, words }, doctor.name),
        since: at,
        person: { id, name },
        phone,
        on,
      };
    });
    return workedOutList('wishedVisits', rows, hidden);
  }

  /** Clients without a visit to come whose program ended a while ago; the latest end first. */
  async lapsed(hidden: Hidden, now: Date): Promise<Worklist<CalledClientRow>> {
    const zone = this.env.clinicTimezone;
    const today = clinicToday(now, zone);
    const expected = await this.clientVisits.expected(now);
    return recordList<ClientRecord, CalledClientRow>(
      {
        list: 'lapsed',
        model: this.clients,
        filter: {
          programEndedAt: { $lt: midnight(addDays(today, 1 - LAPSED_AFTER_DAYS), zone) },
          ...notDeleted,
          _id: { $nin: expected },
        },
        sort: { programEndedAt: -1 },
        projection: { name: 1, phone: 1, programEndedAt: 1 },
        row: ({ _id, name, phone, programEndedAt = now }) => ({
          id: _id.toHexString(),
          fact: programEndedAt.toISOString(),
          words: lapsedWords(daysBetween(clinicDateTime(programEndedAt, zone).date, today)),
          since: programEndedAt.toISOString(),
          person: { id: _id.toHexString(), name },
          phone,
        }),
      },
      hidden,
    );
  }

  /** Clients whose number or e-mail the desk must check. */
  contacts(hidden: Hidden): Promise<Worklist<CalledClientRow>> {
    return recordList<ClientRecord, CalledClientRow>(
      {
        list: 'contacts',
        model: this.clients,
        filter: { 'contactDifference.since': { $exists: true }, ...notDeleted },
        sort: { 'contactDifference.since': 1 },
        projection: { name: 1, phone: 1, contactDifference: 1 },
        row: ({ _id, name, phone, contactDifference }) => {
          const difference = differenceOf({ contactDifference });
          return {
            id: _id.toHexString(),
            fact: difference?.since ?? '',
            words: difference ? contactWords(difference, this.env.clinicTimezone) : '',
            since: difference?.since ?? null,
            person: { id: _id.toHexString(), name },
            phone,
          };
        },
      },
      hidden,
    );
  }

  private whyNotReached(
    { email, emailVerifiedAt, whatsApp, consents }: Reached,
    failing: ReadonlySet<string>,
  ): keyof typeof NOT_REMINDED | undefined {
    if (!wantsReminders(consents)) return undefined;
    if (whatsApp) return 'chosen';
    if (!email) return 'none';
    if (!mailsAreSetUp(this.env)) return 'unsent';
    if (!emailVerifiedAt) return 'unproven';
    return failing.has(email) ? 'failed' : undefined;
  }

  /**
   * Visits of clients without an address that a browser reminds of: those whose reminder it has not shown are listed
   * once that is known.
   */
  private async notified(
    visits: readonly ShownVisit[],
    known: ReadonlyMap<string, Reached>,
  ): Promise<Set<string>> {
    const without = visits.filter(({ client }) => known.get(client.id.toHexString())?.email === undefined);
    if (without.length === 0) return new Set();
    const keyOf = ({ _id, startsAt }: ShownVisit) => reminderKey(_id.toHexString(), startsAt, 'reminder-24h');
    const [withBrowser, states] = await Promise.all([
      this.notifications.clients(),
      this.outbox.statesOf(without.map(keyOf)),
    ]);
    const browsers = new Set(withBrowser.map(String));
    return new Set(
      without
        .filter(
          (visit) => browsers.has(visit.client.id.toHexString()) && states.get(keyOf(visit)) !== 'listed',
        )
        .map(({ _id }) => _id.toHexString()),
    );
  }

  private async reached(
    visits: readonly { client: { id: Types.ObjectId } }[],
  ): Promise<Map<string, Reached>> {
    const found = await pastMongoose(this.clients)
      .find<Reached>(
        { _id: { $in: visits.map(({ client }) => client.id) }, ...notDeleted },
        { projection: { phone: 1, email: 1, emailVerifiedAt: 1, whatsApp: 1, consents: 1 } },
      )
      .toArray();
    return new Map(found.map((client) => [client._id.toHexString(), client]));
  }
}
