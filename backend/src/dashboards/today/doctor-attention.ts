import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SIGNAL_NAMES, type Signal } from '@clinic/contract/care/course-input';
import { isSeen } from '@clinic/contract/care/course-signals';
import { counted } from '@clinic/contract/platform/counted';
import type { AttentionRow, DoctorToday } from '@clinic/contract/dashboards/doctor-today';
import type { Model } from 'mongoose';
import { notDeleted } from '../../platform/accounts/account-record.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { CourseRecord } from '../../care/courses/course.schema.ts';
import type { ListsOf } from './doctor-lists.ts';
import { workedOutList } from './work-list.ts';

type Course = Pick<CourseRecord, '_id' | 'signals' | 'seen'>;

const rankOf = ({ signals: [first] }: AttentionRow): number => (first ? SIGNAL_NAMES.indexOf(first.name) : 0);

@Injectable()
export class DoctorAttention {
  constructor(
    @InjectModel(CourseRecord.name) private readonly courses: Model<CourseRecord>,
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
  ) {}

  /** `first` are rows that come before all signals. */
  async list(
    { doctor, hidden }: Pick<ListsOf, 'doctor' | 'hidden'>,
    first: readonly AttentionRow[],
  ): Promise<DoctorToday['needsAttention']> {
    const courses = await this.courses.find({ isOpen: true }, { signals: 1, seen: 1 }).lean<Course[]>();
    const found = await this.clients
      .find({ _id: { $in: courses.map(({ _id }) => _id) }, doctor, ...notDeleted }, { name: 1 })
      .lean<Pick<ClientRecord, '_id' | 'name'>[]>();
    const names = new Map(found.map(({ _id, name }) => [_id.toHexString(), name]));
    const rows = courses.flatMap((course) => {
      const name = names.get(course._id.toHexString());
      return name === undefined ? [] : [rowOf(course, name)];
    });
    const inOrder = rows.toSorted(
      (one, other) =>
        Number(other.urgent) - Number(one.urgent) ||
        rankOf(one) - rankOf(other) ||
        (one.person?.name ?? '').localeCompare(other.person?.name ?? ''),
    );
    return workedOutList('needsAttention', [...first, ...inOrder], hidden);
  }
}

function rowOf({ _id, signals, seen }: Course, name: string): AttentionRow {
  const open = signals.filter((signal) => !isSeen(signal, seen));
  const id = _id.toHexString();
  return {
    id,
    // The row comes back when a signal is new or worse.
    fact: open.map((signal) => `${SIGNAL_NAMES.indexOf(signal.name)}:${signal.level}`).join(),
    words: wordsOf(open),
    since: null,
    person: { id, name },
    signals: open.map((signal) => ({ name: signal.name, level: signal.level })),
    urgent: open.some(({ urgent }) => urgent),
  };
}

function wordsOf([first, ...others]: Signal[]): string {
  const more = others.length > 0 ? `; and ${counted(others.length, 'other signal')}` : '';
  return first ? `${first.words}${more}` : '';
}
