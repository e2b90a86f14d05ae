import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import {
  LEAST_OF_REFERENCE,
  type FoundCreditNote,
  type FoundPayment,
} from '@clinic/contract/dashboards/search-calls';
import { inOrder } from '@clinic/contract/platform/in-order';
import { escapedPattern } from '@clinic/contract/reading/escaped-pattern';
import { referencePatterns } from '@clinic/contract/reading/references';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model, type QueryFilter } from 'mongoose';
import { CarriedPayments } from './carried-payments.ts';
import { CreditNoteRecord } from './credit-note.schema.ts';
import { PaymentRecord } from './payment.schema.ts';

interface Asked {
  text: string;
  /** Ids of the clients whom the text finds. */
  clients: readonly string[];
  limit: number;
}

const hasDigit = (text: string): boolean => /\d/.test(text);

/** A condition, the index that answers it, and the order of that index, so that the database sorts nothing. */
interface Way {
  which: object;
  hint: string | Record<string, 1 | -1>;
  order: Record<string, 1 | -1>;
}

/** Finds a number by its beginning, in the form in which numbers are compared. */
const byNumber = (text: string): Way => ({
  which: { numberKey: { $regex: `^${escapedPattern(text.trim().toLowerCase())}`, $exists: true } },
  hint: 'number',
  order: { numberKey: -1 },
});
const byClients = (clients: readonly string[]): Way => ({
  which: { 'client.id': { $in: clients.map((id) => new Types.ObjectId(id)) } },
  hint: { 'client.id': 1, day: -1, _id: -1 },
  order: { day: -1, _id: -1 },
});
const byReference = (patterns: readonly string[]): Way => ({
  which: { reference: { $in: patterns.map((source) => new RegExp(source)) } },
  hint: { reference: 1 },
  order: { reference: 1 },
});

/** Finds payments and credit notes by a text, the latest first. */
@Injectable()
export class PaperSearch {
  constructor(
    @InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>,
    @InjectModel(CreditNoteRecord.name) private readonly notes: Model<CreditNoteRecord>,
    private readonly carried: CarriedPayments,
  ) {}

  async findPayments({ text, clients, limit }: Asked): Promise<FoundPayment[]> {
    await this.carried.moveWaiting();
    const references = text.trim().length < LEAST_OF_REFERENCE ? [] : referencePatterns(text);
    const found = await latest(this.payments, limit, [
      clients.length > 0 && byClients(clients),
      // A text with a digit is a number or a reference: no name has a digit.
      hasDigit(text) && byNumber(text),
      hasDigit(text) && references.length > 0 && byReference(references),
    ]);
    return found.map(({ _id, number, client, amount, day, mode, reference, uses }) => ({
      id: _id.toHexString(),
      number,
      invoice: number === null ? (uses[0]?.invoice.toHexString() ?? null) : null,
      client: client.name,
      amount: fromPaise(amount),
      day,
      mode,
      reference,
    }));
  }

  async findCreditNotes({ text, clients, limit }: Asked): Promise<FoundCreditNote[]> {
    const found = await latest(this.notes, limit, [
      clients.length > 0 && byClients(clients),
      hasDigit(text) && byNumber(text),
    ]);
    return found.map(({ _id, number, client, amount, day }) => ({
      id: _id.toHexString(),
      number,
      client: client.name,
      amount: fromPaise(amount),
      day,
    }));
  }
}

/** Each way is queried by its own index, since an "or" of them is slow. */
async function latest<Paper extends { _id: Types.ObjectId; day: string }>(
  papers: Model<Paper>,
  limit: number,
  ways: readonly (Way | false)[],
): Promise<Paper[]> {
  const found = await Promise.all(
    ways
      .filter((way) => way !== false)
      .map(({ which, hint, order }) =>
        papers
          .find(which as QueryFilter<Paper>, null, { hint, sort: order, limit })
          .lean<Paper[]>()
          .exec(),
      ),
  );
  const each = new Map(found.flat().map((paper) => [idOf(paper), paper]));
  return [...each.values()]
    .toSorted((one, other) => inOrder(other.day, one.day) || inOrder(idOf(other), idOf(one)))
    .slice(0, limit);
}

const idOf = ({ _id }: { _id: Types.ObjectId }): string => _id.toHexString();
