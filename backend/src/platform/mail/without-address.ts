import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { EmailKind, EmailState } from '@clinic/contract/notifications/email-kinds';
import { isToTell, TELLING } from '@clinic/contract/notifications/telling';
import type { Model, Types } from 'mongoose';
import { Clock } from '../config/clock.ts';
import { listsChanged } from '../database/list-memory.ts';
import { OneAnswer } from '../ports/port.ts';
import { kindOf } from './kind-of-email.ts';
import { keptUntil, TO_TELL } from './open-tellings.ts';
import { OutboxRecord } from './outbox.schema.ts';
import { replaces, visitsOf } from './visits-of-email.ts';

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

/** Emails of a client that are looked at for later ones about the same visits. */
const LATEST = 200;

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
    if (!client) return;
    if (TELLING[kindOf(message)] === 'news') return this.sayNewsOnce(letter);
    if (visitsOf(message).length === 0) return;
    const others = await this.othersAboutVisits(letter);
    const outdated = others.filter((other) => isToTell(other) && replaces(message, other.message));
    const isOutdated = others.some((other) => replaces(other.message, message));
    await this.drop([...outdated.map((other) => other._id), ...(isOutdated ? [_id] : [])]);
  }

  private async sayNewsOnce({ _id, client }: Letter): Promise<void> {
    const own = await this.rows.findOne({ _id, state: 'to tell' }, { createdAt: 1 }).lean();
    if (!own) return;
    const earlier = await this.rows
      .find({ client, createdAt: { $lt: own.createdAt }, ...TO_TELL }, { message: 1 })
      .lean<OutboxRecord[]>();
    await this.drop(
      earlier.filter(({ message }) => TELLING[kindOf(message)] === 'news').map((other) => other._id),
    );
  }

  private async hasNewer(letter: Letter): Promise<boolean> {
    return (await this.othersAboutVisits(letter)).some(({ message }) => replaces(message, letter.message));
  }

  private othersAboutVisits({ _id, client }: Letter): Promise<OutboxRecord[]> {
    return this.rows
      .find({ client, _id: { $ne: _id } }, { message: 1, state: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .limit(LATEST)
      .lean<OutboxRecord[]>()
      .exec();
  }

  private async drop(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const { modifiedCount } = await this.rows.updateMany(
      { _id: { $in: ids }, ...TO_TELL },
      { $set: { state: 'dropped', expiresAt: keptUntil(this.clock.now()) } },
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
    const starts = visitsOf(message).map(({ start }) => new Date(start).getTime());
    if (state === 'to tell' && starts.length === 0) return { state, nextAttemptAt: now };
    const from = Math.max(now.getTime(), ...starts);
    return { state, nextAttemptAt: now, expiresAt: keptUntil(new Date(from)) };
  }
}
