import type { AlikeRow } from '@clinic/contract/dashboards/desk-worklists';
import { MOST_ALIKE, MOST_OF_ONE_NUMBER } from '@clinic/contract/clients/alike';
import { alikeWords } from '@clinic/contract/dashboards/desk-worklist-words';
import type { Worklist, WorkRow } from '@clinic/contract/dashboards/work-rows';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { notDeleted } from '../../platform/accounts/account-record.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';
import { AlikeGroups, factOf, type SharedGroup } from '../../clients/alike/alike-groups.service.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import type { Hidden } from './hidden-rows.service.ts';
import { workedOutList } from './worklist.ts';

type Waiting = WorkRow & { group: SharedGroup };
type Member = Pick<ClientRecord, '_id' | 'name' | 'phone' | 'birthday'>;

@Injectable()
export class DeskAlike {
  constructor(
    private readonly groups: AlikeGroups,
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
  ) {}

  /** Clients who may be one and about whom the desk has said nothing, the newest first. */
  async waiting(hidden: Hidden): Promise<Worklist<AlikeRow>> {
    const groups = await this.groups.open();
    const { count, rows } = workedOutList('alike', groups.map(waitingRow), hidden);
    const known = await this.members(rows);
    const shown = rows.map((row) => rowOf(row, known));
    // A member that is changed at this moment no longer counts, although the group still has it.
    const whole = shown.filter((row) => row !== null);
    return { count: count - (shown.length - whole.length), rows: whole };
  }

  private async members(rows: readonly Waiting[]): Promise<Map<string, Member>> {
    const _id = { $in: rows.flatMap(({ group }) => group.members) };
    const projection = { name: 1, phone: 1, birthday: 1 };
    const found =
      rows.length > 0
        ? await pastMongoose(this.clients)
            .find<Member>({ _id, ...notDeleted }, { projection })
            .toArray()
        : [];
    return new Map(found.map((client) => [client._id.toHexString(), client]));
  }
}

const waitingRow = (group: SharedGroup): Waiting => ({
  id: group._id.toHexString(),
  fact: factOf(group),
  words: '',
  since: group.since.toISOString(),
  person: null,
  group,
});

/** Null: fewer than two share the number or the birthday by now. */
function rowOf({ group, ...row }: Waiting, known: ReadonlyMap<string, Member>): AlikeRow | null {
  const [phone, birthday] =
    'phone' in group.shared ? [group.shared.phone, null] : [null, group.shared.birthday];
  const people = group.members
    .flatMap((id) => known.get(id.toHexString()) ?? [])
    .filter((one) => (phone === null ? one.birthday === birthday : one.phone === phone))
    .map(({ _id, name }) => ({ id: _id.toHexString(), name }));
  const [first, ...others] = people;
  if (!first || others.length === 0) return null;
  const isOneNumber = phone !== null && people.length > MOST_OF_ONE_NUMBER;
  return {
    ...row,
    words: alikeWords({ others: others.map(({ name }) => name), phone, birthday }),
    person: isOneNumber ? null : first,
    people: people.slice(0, MOST_ALIKE),
  };
}
