import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { TICKET_MS, TICKET_TRIES } from '@clinic/contract/identity/second-factor';
import type { Model } from 'mongoose';
import { ApiError } from '../../platform/http/api-error.ts';
import { TicketRecord, type TicketKind } from './ticket.schema.ts';
import { Clock, type DatabaseNow } from '../../platform/config/clock.ts';

/** A set-up may take so many milliseconds, since the person may have to install an app first. */
const SET_UP_MS = 10 * 60_000;
/** A set-up may be tried so often: the person has the secret, so there is nothing to guess. */
const SET_UP_TRIES = 50;

type Opened = Pick<TicketRecord, 'kind' | 'role' | 'account' | 'ver' | 'secret' | 'challenge'>;

const idOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');
const good = (ticket: string, kind: TicketKind, now: DatabaseNow) => ({
  _id: idOf(ticket),
  kind,
  triesLeft: { $gt: 0 },
  $expr: { $gt: ['$expiresAt', now] },
});

/** Keeps steps that began with the password; any server may continue them. */
@Injectable()
export class Tickets {
  constructor(
    @InjectModel(TicketRecord.name) private readonly tickets: Model<TicketRecord>,
    private readonly clock: Clock,
  ) {}

  /** Answers the ticket, which is not stored. */
  async open(opened: Opened): Promise<string> {
    const ticket = randomBytes(32).toString('base64url');
    const proves = opened.kind === 'log-in' || opened.kind === 'again';
    await this.tickets.create({
      ...opened,
      _id: idOf(ticket),
      triesLeft: proves ? TICKET_TRIES : SET_UP_TRIES,
      expiresAt: new Date(this.clock.now().getTime() + (proves ? TICKET_MS : SET_UP_MS)),
    });
    return ticket;
  }

  /** Uses one try and the challenge up; answers both as they were, and the tries left. Throws TICKET_EXPIRED. */
  async useTicket(ticket: string, kind: TicketKind): Promise<TicketRecord> {
    const before = await this.tickets
      .findOneAndUpdate(
        good(ticket, kind, this.clock.atDatabase),
        { $inc: { triesLeft: -1 }, $unset: { challenge: 1 } },
        { returnDocument: 'before' },
      )
      .lean<TicketRecord>();
    if (!before) throw new ApiError('TICKET_EXPIRED');
    return { ...before, triesLeft: before.triesLeft - 1 };
  }

  /** The person's own; another one's, or one from before a new password, is refused as well. Throws TICKET_EXPIRED. */
  async useOwnTicket(
    ticket: string,
    kind: TicketKind,
    { role, account, ver }: Pick<TicketRecord, 'role' | 'account' | 'ver'>,
  ): Promise<TicketRecord> {
    const taken = await this.useTicket(ticket, kind);
    if (taken.role === role && taken.account === account && taken.ver === ver) return taken;
    throw new ApiError('TICKET_EXPIRED');
  }

  /** Owner of the ticket, without using a try. Throws TICKET_EXPIRED. */
  async read(ticket: string, kind: TicketKind): Promise<TicketRecord> {
    const found = await this.tickets.findOne(good(ticket, kind, this.clock.atDatabase)).lean<TicketRecord>();
    if (!found) throw new ApiError('TICKET_EXPIRED');
    return found;
  }

  async challenge(ticket: string, challenge: string): Promise<void> {
    await this.tickets.updateOne(good(ticket, 'log-in', this.clock.atDatabase), { $set: { challenge } });
  }

  /** Ends a used ticket. Throws TICKET_EXPIRED when it has ended already. */
  async close(ticket: string): Promise<void> {
    const closed = await this.tickets.deleteOne({ _id: idOf(ticket) });
    if (closed.deletedCount === 0) throw new ApiError('TICKET_EXPIRED');
  }
}
