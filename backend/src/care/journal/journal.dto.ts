import {
  MAX_BATCH,
  TAP_STATES,
  type JournalRange,
  type JournalTap,
  type SaveJournal,
  type TapState,
} from '@clinic/contract/care/journal';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Day, Field, Instant, Items, Line, OneOf } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

const TAP_ID = /^[\w-]{8,64}$/;
const MAX_ITEM = 120;

@Takes<JournalRange>()
export class JournalRangeDto {
  @Day()
  from: string;

  @Day()
  to: string;
}

@Strict()
@Takes<JournalTap>()
export class JournalTapDto {
  @Field(
    (value) =>
      typeof value === 'string' && TAP_ID.test(value)
        ? undefined
        : 'Please send an id of 8 to 64 letters, digits and dashes.',
    { type: String, pattern: TAP_ID.source },
  )
  id: string;

  @Line({ max: MAX_ITEM })
  item: string;

  @OneOf(TAP_STATES)
  state: TapState;

  @Instant()
  at: string;
}

@Strict()
@Takes<SaveJournal>()
export class SaveJournalDto {
  @Instant()
  sentAt: string;

  @Items(() => JournalTapDto, { min: 1, max: MAX_BATCH })
  taps: JournalTapDto[];
}
