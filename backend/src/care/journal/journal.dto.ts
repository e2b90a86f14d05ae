import {
  MAX_BATCH,
  ENTRY_STATES,
  MAX_COUNT,
  type EntrySequence,
  type JournalRange,
  type JournalEntry,
  type SaveJournal,
  type EntryState,
} from '@clinic/contract/care/journal/journal';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Day, Field, Instant, Items, Line, Nested, OneOf, WholeNumber } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

const ENTRY_ID = /^[\w-]{8,64}$/;
const MAX_ITEM = 120;

@Takes<JournalRange>()
export class JournalRangeDto {
  @Day()
  from: string;

  @Day()
  to: string;
}

const EntryId = () =>
  Field(
    (value) =>
      typeof value === 'string' && ENTRY_ID.test(value)
        ? undefined
        : 'Please send an id of 8 to 64 letters, digits and dashes.',
    { type: String, pattern: ENTRY_ID.source },
  );

@Strict()
@Takes<EntrySequence>()
export class EntrySequenceDto {
  @EntryId()
  device: string;

  @WholeNumber(1, MAX_COUNT)
  count: number;
}

@Strict()
@Takes<JournalEntry>()
export class JournalEntryDto {
  @EntryId()
  id: string;

  @Line({ max: MAX_ITEM })
  item: string;

  @OneOf(ENTRY_STATES)
  state: EntryState;

  @Instant()
  at: string;

  @Nested(() => EntrySequenceDto, { optional: true })
  sequence?: EntrySequenceDto;
}

@Strict()
@Takes<SaveJournal>()
export class SaveJournalDto {
  @Instant()
  sentAt: string;

  @Items(() => JournalEntryDto, { min: 1, max: MAX_BATCH })
  taps: JournalEntryDto[];
}
