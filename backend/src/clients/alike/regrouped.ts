import {
  groupsByName,
  isAnswered,
  peopleOfAnswer,
  type AlikeAnswer,
  type ComparedPerson,
} from '@clinic/contract/clients/alike';
import { Types } from 'mongoose';
import type { VersionAuthor } from '../../platform/database/versions.ts';
import type { AlikeGroup, StoredAnswer } from './alike.schema.ts';

/** A client as people are compared, with the id. */
export type Compared = ComparedPerson & { id: string };

/** The desk's word when it added a client. */
export interface AnsweredAtOnce {
  answer: AlikeAnswer;
  clients: string[];
  by: VersionAuthor;
  at: Date;
}

interface Regrouping {
  /** True: people of one birthday, who are grouped by their names. */
  byName: boolean;
  /** All who share the number or the birthday now, the oldest record first. */
  people: readonly Compared[];
  before: readonly AlikeGroup[];
  /** The client who was added or changed. */
  changed: string;
  answered?: AnsweredAtOnce;
  now: Date;
}

export const hexOf = (ids: readonly Types.ObjectId[]): string[] => ids.map((id) => id.toHexString());
const idsOf = (ids: readonly string[]): Types.ObjectId[] => ids.map((id) => new Types.ObjectId(id));

/** Tells whether the desk has answered about all members of a group. */
export const isGroupAnswered = ({ members, answers }: Pick<AlikeGroup, 'members' | 'answers'>): boolean =>
  isAnswered(
    hexOf(members),
    answers.map((one) => ({ members: hexOf(one.members) })),
  );

/** How many groups wait for an answer. */
export const openAmong = (groups: readonly AlikeGroup[]): number =>
  groups.filter((group) => !isGroupAnswered(group)).length;

/** Answers of earlier groups as far as they are about people of this one. */
function answersAbout(members: readonly string[], before: readonly AlikeGroup[]): StoredAnswer[] {
  return before
    .flatMap(({ answers }) => answers)
    .map((one) => ({ ...one, members: one.members.filter((id) => members.includes(id.toHexString())) }))
    .filter((one) => one.members.length > 1);
}

/** The answer that came with the new client, about those of this group; none when it named no member of it. */
function answerAtOnce(
  members: readonly string[],
  answers: readonly StoredAnswer[],
  changed: string,
  answered: AnsweredAtOnce | undefined,
): StoredAnswer[] {
  const named = answered?.clients.filter((id) => id !== changed && members.includes(id)) ?? [];
  const isRepeated = answers.some(
    ({ at, members: known }) => at.getTime() === answered?.at.getTime() && hexOf(known).includes(changed),
  );
  if (!answered || named.length === 0 || !members.includes(changed) || isRepeated) return [];
  const before = answers.map((one) => ({ members: hexOf(one.members) }));
  const people = peopleOfAnswer(named, changed, before).filter((id) => members.includes(id));
  const { answer, by, at } = answered;
  return [{ answer, members: idsOf(people), by, at }];
}

/** Groups the people of a number or a birthday anew; groups keep their id and their answers. */
export function regrouped({ byName, people, before, changed, answered, now }: Regrouping): AlikeGroup[] {
  const ids = people.map(({ id }) => id);
  const known = before.flatMap(({ members }) => hexOf(members));
  const lists = byName ? groupsByName(people, [changed, ...known]) : ids.length > 1 ? [ids] : [];
  const taken = new Set<AlikeGroup>();
  return lists.map((members) => {
    const kept = before.find(
      (group) => !taken.has(group) && hexOf(group.members).some((id) => members.includes(id)),
    );
    if (kept) taken.add(kept);
    const isNew = members.some((id) => !hexOf(kept?.members ?? []).includes(id));
    const answers = answersAbout(members, before);
    return {
      _id: kept?._id ?? new Types.ObjectId(),
      members: idsOf(members),
      since: kept && !isNew ? kept.since : now,
      answers: [...answers, ...answerAtOnce(members, answers, changed, answered)],
    };
  });
}
