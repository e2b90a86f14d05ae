import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import {
  figure,
  money,
  text,
  type ReportCell,
  type ReportColumn,
  type ReportTable,
} from '@clinic/contract/billing/money-reports';
import { MONEY_MODES, type MoneyMode } from '@clinic/contract/billing/payments';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { DoctorRecord } from '../../identity/staff/doctor.schema.ts';
import { CarriedPayments } from '../payments/carried-payments.ts';
import { PaymentRecord } from '../payments/payment.schema.ts';
import { inDays, type Days } from './report-rows.ts';

/** A sum in paise of payments with the same mode, direction and group. */
interface Part<Key> {
  _id: { key: Key; mode: MoneyMode; direction: 'in' | 'out' };
  amount: number;
  count: number;
  name: string;
}

/** Doctors are looked up for so many clients together. */
const AT_ONCE = 1000;
const WITHOUT_DOCTOR = 'Without doctor';

const SUMS = [money('In'), money('Out'), money('Net')];

const netOf = ({ _id, amount }: Part<unknown>): number => (_id.direction === 'in' ? amount : -amount);
const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Reports money that was received and paid out, by the day that the money book gives each payment. */
@Injectable()
export class Collections {
  constructor(
    @InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>,
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
    @InjectModel(DoctorRecord.name) private readonly doctors: Model<DoctorRecord>,
    private readonly carried: CarriedPayments,
  ) {}

  async byDay(days: Days): Promise<ReportTable> {
    const parts = await this.parts<string>(days, '$day');
    return byLabel({ label: 'Day', kind: 'day' }, parts, ({ _id }) => _id.key);
  }

  async byMode(days: Days): Promise<ReportTable> {
    const parts = await this.parts<MoneyMode>(days, '$mode');
    const rows = MONEY_MODES.map((mode) => parts.filter(({ _id }) => _id.key === mode))
      .filter((own) => own.length > 0)
      .map((own) => [own[0]?._id.key ?? '', sum(own.map(({ count }) => count)), ...sumCells(own)]);
    return { columns: [text('Mode'), figure('Payments'), ...SUMS], rows };
  }

  async byPerson(days: Days): Promise<ReportTable> {
    const parts = await this.parts<Types.ObjectId>(days, '$by.id', '$by.name');
    return byLabel(text('Received by'), parts, ({ name }) => name);
  }

  /** Groups payments by the client's doctor of today, since a payment does not store the doctor. */
  async byDoctor(days: Days): Promise<ReportTable> {
    const parts = await this.parts<Types.ObjectId>(days, '$client.id');
    const doctors = await this.doctorsOf(parts.map(({ _id }) => _id.key));
    return byLabel(text('Doctor'), parts, ({ _id }) => doctors.get(_id.key.toHexString()) ?? WITHOUT_DOCTOR);
  }

  private async parts<Key>(days: Days, key: string, name = '$mode'): Promise<Part<Key>[]> {
    await this.carried.moveWaiting();
    return this.payments.aggregate<Part<Key>>([
      { $match: { day: inDays(days) } },
      {
        $group: {
          _id: { key, mode: '$mode', direction: '$direction' },
          amount: { $sum: '$amount' },
          count: { $sum: 1 },
          name: { $first: name },
        },
      },
    ]);
  }

  /** Names of doctors by the ids of their clients. */
  private async doctorsOf(clients: Types.ObjectId[]): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    for (const { _id, name } of await this.doctors.find({}, { name: 1 }).lean<DoctorRecord[]>())
      names.set(_id.toHexString(), name);
    const doctors = new Map<string, string>();
    for (let start = 0; start < clients.length; start += AT_ONCE) {
      const some = { _id: { $in: clients.slice(start, start + AT_ONCE) } };
      for (const { _id, doctor } of await this.clients.find(some, { doctor: 1 }).lean<ClientRecord[]>())
        doctors.set(_id.toHexString(), names.get(doctor?.toHexString() ?? '') ?? WITHOUT_DOCTOR);
    }
    return doctors;
  }
}

function sumCells(parts: Part<unknown>[]): ReportCell[] {
  const of = (direction: 'in' | 'out') =>
    sum(parts.filter(({ _id }) => _id.direction === direction).map(({ amount }) => amount));
  return [of('in'), of('out'), of('in') - of('out')].map(fromPaise);
}

/** Returns a row for each label in alphabetical order, with the sum of each mode. */
function byLabel<Key>(
  column: ReportColumn,
  parts: Part<Key>[],
  labelOf: (part: Part<Key>) => string,
): ReportTable {
  const groups = [...Map.groupBy(parts, labelOf)].toSorted(([one], [other]) => one.localeCompare(other));
  return {
    columns: [column, ...MONEY_MODES.map(money), ...SUMS],
    rows: groups.map(([label, own]) => [
      label,
      ...MONEY_MODES.map((mode) => fromPaise(sum(own.filter(({ _id }) => _id.mode === mode).map(netOf)))),
      ...sumCells(own),
    ]),
  };
}
