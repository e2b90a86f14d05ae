import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  ALIKE_WORDS,
  alikeReasons,
  MOST_ALIKE,
  type AlikeClient,
  type ComparedPerson,
} from '@clinic/contract/clients/alike';
import { nameScore } from '@clinic/contract/reading/name-score';
import { Types, type Model } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { retryOnConflict } from '../../platform/database/conditional-write.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { ClientsService } from '../clients/clients.service.ts';
import { factOf } from './alike-groups.service.ts';
import type { AlikeQueryDto, AnswerAlikeDto } from './alike.dto.ts';
import { AlikeRecord } from './alike.schema.ts';
import { isGroupAnswered, openAmong } from './regrouped.ts';

/** Finds clients who are like a typed person, and takes what the desk says about people who are alike. */
@Injectable()
export class Alike {
  constructor(
    @InjectModel(AlikeRecord.name) private readonly groups: Model<AlikeRecord>,
    private readonly clients: ClientsService,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /** At most eight; who is alike for two reasons comes first, then the most similar name. */
  async find({ name = '', phone, birthday }: AlikeQueryDto): Promise<AlikeClient[]> {
    const typed: Partial<ComparedPerson> = { name, phone, birthday };
    const [ofPhone, ofBirthday] = await Promise.all([
      phone ? this.clients.sharing({ phone }) : [],
      birthday && name ? this.clients.sharing({ birthday }) : [],
    ]);
    const people = new Map([...ofPhone, ...ofBirthday].map((person) => [person.id, person]));
    return (
      [...people.values()]
        .map((person) => ({ person, why: alikeReasons(typed, person) }))
        .filter(({ why }) => why.length > 0)
        // Names are compared letter by letter, so only those of people who are named.
        .map((one) => ({ ...one, score: nameScore(name, one.person.name) }))
        .toSorted(
          (one, other) =>
            other.why.length - one.why.length ||
            other.score - one.score ||
            one.person.name.localeCompare(other.person.name),
        )
        .slice(0, MOST_ALIKE)
        .map(({ person, why }) => ({ ...person, why }))
    );
  }

  /**
   * Stores what the desk says about the people of a group. Two who say the same at once are both right; who says
   * something else than a colleague has to read again. Throws NOT_FOUND, STALE_RECORD.
   */
  answer(context: WriteContext, id: string, answer: AnswerAlikeDto): Promise<void> {
    return this.records.once(
      this.groups,
      context,
      async () => void (await retryOnConflict(() => this.answerNow(context, id, answer))),
      () => undefined,
    );
  }

  /** Null when another write came first. */
  private async answerNow(context: WriteContext, id: string, { answer, fact }: AnswerAlikeDto) {
    const stored = await this.groups.findOne({ 'groups._id': new Types.ObjectId(id) }).lean<AlikeRecord>();
    const group = stored?.groups.find(({ _id }) => _id.equals(id));
    if (!stored || !group) throw new ApiError('NOT_FOUND');
    if (factOf(group) !== fact) throw new ApiError('STALE_RECORD');
    const given = group.answers.find((one) => isGroupAnswered({ ...group, answers: [one] }));
    if (given?.answer === answer) return stored;
    if (given)
      throw new ApiError('STALE_RECORD', {
        message: `${given.by.name} has just said: ${ALIKE_WORDS[given.answer].toLowerCase()}. Please reload.`,
      });
    const said = { answer, members: group.members, by: context.author, at: this.clock.now() };
    const groups = stored.groups.map((one) =>
      one === group ? { ...group, answers: [...group.answers, said] } : one,
    );
    const set = { groups, open: openAmong(groups) };
    return this.records.update(
      this.groups,
      context,
      { _id: stored._id, version: stored.version },
      { $set: set, $inc: { version: 1 } },
    );
  }
}
