import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { EMAIL_KINDS, type EmailKind, type EmailState } from '@clinic/contract/notifications/email-kinds';
import { OPEN_TELLINGS, TELLING, TELLING_KEPT_DAYS } from '@clinic/contract/notifications/telling';
import type { Model, QueryFilter, Types } from 'mongoose';
import { Clock } from '../config/clock.ts';
import { listsChanged } from '../database/list-memory.ts';
import { OneAnswer } from '../ports/port.ts';
import { kindOf } from './kind-of-email.ts';
import type { MailedAppointment } from './mail-message.ts';
import { OutboxRecord } from './outbox.schema.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How a client can be told: from an instant on when a notification is under way until then, or by the desk. */
export type Reached = { by: 'desk' } | { by: 'nobody' } | { by: 'push'; until: Date };

/** Notifies a client's browser in place of an email, where there is one; answers how the client is told. */
@Injectable()
export class ReachesOtherwise extends OneAnswer<
  (letter: { _id: string; kind: EmailKind; client: Types.ObjectId }) => Promise<Reached>
> {}

/** Tells whether a browser has shown the notification with an email's key. */
@Injectable()
export class WasShown extends OneAnswer<(key: string) => Promise<boolean>> {}

/** The same words tell them all. */
const NEWS_KINDS = EMAIL_KINDS.filter(
  (kind) => TELLING[kind] === 'news',
) as OutboxRecord['message']['kind'][];

type Letter = Pick<OutboxRecord, '_id' | 'message' | 'client'>;
type Place = Pick<OutboxRecord, 'state' | 'nextAttemptAt'> & { expiresAt?: Date };

/** Decides what becomes of emails that no mail server can take, so that none is dropped in silence. */
@Injectable()
export class WithoutAddress {
  constructor(
    @InjectModel(OutboxRecord.name) private readonly rows: Model<OutboxRecord>,
    private readonly reaches: ReachesOtherwise,
    private readonly wasShown: WasShown,
    private readonly clock: Clock,
  ) {}

  /**
   * The place of a new email to a client without an address. `from`: when it would be sent; later than now when its
   * sender has notified a browser. Throws for an email to no client.
   */
  async firstPlace({ _id, message, client }: Letter, from: Date): Promise<Place> {
    const kind = kindOf(message);
    const group = TELLING[kind];
    if (!client || group === 'address') throw new Error(`A letter of ${kind} has no address.`);
    if (group === 'link') return { state: 'at log-in', nextAttemptAt: from };
    const reached = await this.reaches.ask({ _id, kind, client });
    if (reached.by === 'nobody') return this.left('not to tell', message);
    if (reached.by === 'push') return { state: 'queued', nextAttemptAt: reached.until };
    return from > this.clock.now() ? { state: 'queued', nextAttemptAt: from } : this.placeFor(message);
  }

  /** The place of a queued email whose time has come: shown meanwhile, or to be told. */
  async lastPlace({ _id, message }: Letter): Promise<Place> {
    return (await this.wasShown.ask(_id)) ? this.left('dropped', message) : this.placeFor(message);
  }

  /** The place of an email that could not be delivered; undefined when the desk need not tell it. */
  async placeOfFailed({ _id, message, client }: Letter): Promise<Place | undefined> {
    if (!client || TELLING[kindOf(message)] !== 'visit') return undefined;
    return (await this.hasNewer({ _id, message, client })) ? undefined : this.placeFor(message);
  }

  /**
   * Drops what a stored email makes outdated: earlier ones of its visit, and news in the same words. An email that was
   * itself outdated on the way is dropped too.
   */
  async supersede(letter: Letter): Promise<void> {
    const { _id, message, client } = letter;
    const group = TELLING[kindOf(message)];
    if (!client || (group !== 'visit' && group !== 'news')) return;
    const outdated = group === 'visit' ? olderOfVisit(letter) : await this.olderNews(letter);
    if (outdated) await this.drop({ client, ...outdated, _id: { $ne: _id } });
    if (await this.hasNewer(letter)) await this.drop({ _id });
  }

  private async olderNews({ _id }: Letter): Promise<QueryFilter<OutboxRecord> | undefined> {
    const own = await this.rows.findOne({ _id, state: 'to tell' }, { createdAt: 1 }).lean();
    return own ? { createdAt: { $lt: own.createdAt }, 'message.kind': { $in: NEWS_KINDS } } : undefined;
  }

  private async hasNewer({ _id, message, client }: Letter): Promise<boolean> {
    if (message.kind !== 'appointment') return false;
    const { id, version } = message.appointment;
    const newer = { client, 'message.appointment.id': id, 'message.appointment.version': { $gt: version } };
    return (await this.rows.exists({ ...newer, _id: { $ne: _id } })) !== null;
  }

  private async drop(which: QueryFilter<OutboxRecord>): Promise<void> {
    const expiresAt = new Date(this.clock.now().getTime() + TELLING_KEPT_DAYS * DAY_MS);
    const { modifiedCount } = await this.rows.updateMany(
      { ...which, state: { $in: OPEN_TELLINGS } },
      { $set: { state: 'dropped', expiresAt } },
    );
    if (modifiedCount > 0) listsChanged(this.rows);
  }

  private placeFor(message: OutboxRecord['message']): Place {
    const kind = kindOf(message);
    if (TELLING[kind] !== 'reminder') return this.left('to tell', message);
    // The list of tomorrow has told it: the second reminder is not needed.
    return this.left(kind === 'reminder-24h' ? 'listed' : 'dropped', message);
  }

  /** News waits until it is told; everything else goes some days after its visit, or after now. */
  private left(state: EmailState, message: OutboxRecord['message']): Place {
    const now = this.clock.now();
    const visits = visitsOf(message);
    if (state === 'to tell' && visits.length === 0) return { state, nextAttemptAt: now };
    const from = Math.max(now.getTime(), ...visits.map(({ start }) => new Date(start).getTime()));
    return { state, nextAttemptAt: now, expiresAt: new Date(from + TELLING_KEPT_DAYS * DAY_MS) };
  }
}

function visitsOf(message: OutboxRecord['message']): MailedAppointment[] {
  if (message.kind === 'appointment') return [message.appointment];
  return 'appointments' in message ? message.appointments : [];
}

function olderOfVisit({ message }: Letter): QueryFilter<OutboxRecord> | undefined {
  if (message.kind !== 'appointment') return undefined;
  const { id, version } = message.appointment;
  // A letter about a visit that was missed has the version of the one before.
  const older = message.event === 'missed' ? { $lte: version } : { $lt: version };
  return { 'message.appointment.id': id, 'message.appointment.version': older };
}
