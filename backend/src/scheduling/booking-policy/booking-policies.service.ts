import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DEFAULT_POLICY, type PolicyAnswer } from '@clinic/contract/scheduling/booking-policy';
import { Types, type Model } from 'mongoose';
import { ApiError } from '../../platform/http/api-error.ts';
import type { SavePolicyDto } from './booking-policy.dto.ts';
import { BookingPolicyRecord, POLICY } from './booking-policy.schema.ts';
import { Records } from '../../platform/writes/records.ts';
import { Settings } from '../../platform/writes/settings.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

/** Id under which earlier policies are kept. */
const VERSIONS_OF = new Types.ObjectId('000000000000000000000001');

/** The clinic's booking policy; a proposal until one is stored. */
@Injectable()
export class BookingPolicies {
  constructor(
    @InjectModel(BookingPolicyRecord.name) private readonly policies: Model<BookingPolicyRecord>,
    private readonly records: Records,
    private readonly settings: Settings,
  ) {}

  async read(): Promise<PolicyAnswer> {
    return answer(await this.policies.findById(POLICY).lean());
  }

  /** Throws STALE_RECORD when another admin changed the policy since it was read. */
  async save(context: WriteContext, { version, ...policy }: SavePolicyDto): Promise<PolicyAnswer> {
    const write = () => this.write(context, version, policy);
    return answer(await this.records.once(this.policies, context, write, (saved) => saved));
  }

  private async write(
    context: WriteContext,
    version: number,
    policy: Omit<SavePolicyDto, 'version'>,
  ): Promise<BookingPolicyRecord> {
    const before = await this.policies.findById(POLICY).lean();
    if ((before?.version ?? 0) !== version) throw new ApiError('STALE_RECORD');
    return this.settings.replace(
      context,
      { model: this.policies, id: POLICY, kind: 'booking policy', versionsOf: VERSIONS_OF },
      { version, former: answer(before).policy },
      policy,
    );
  }
}

function answer(stored: BookingPolicyRecord | null): PolicyAnswer {
  if (!stored) return { policy: { ...DEFAULT_POLICY }, stored: false, version: 0 };
  const { minNotice, maxAdvance, changeLimit, holdHours, buffer, step, version } = stored;
  return { policy: { minNotice, maxAdvance, changeLimit, holdHours, buffer, step }, stored: true, version };
}
