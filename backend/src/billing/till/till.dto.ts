import {
  areNotes,
  DENOMINATIONS,
  MAX_PIECES,
  TILL_REASONS,
  type CloseTill,
  type TillMoveInput,
  type TillReason,
} from '@clinic/contract/billing/tills';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Field, Instant, Line, Money, OneOf } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Strict()
@Takes<TillMoveInput>()
export class TillMoveDto {
  @OneOf(['in', 'out'])
  direction: 'in' | 'out';

  @Money()
  amount: number;

  @OneOf(TILL_REASONS)
  reason: TillReason;

  @Line({ optional: true })
  note?: string;
}

const Notes = () =>
  Field(
    (value) => (areNotes(value) ? undefined : 'Please enter whole pieces of notes and coins.'),
    {
      type: 'object',
      properties: Object.fromEntries(
        DENOMINATIONS.map((note) => [note, { type: 'integer', minimum: 0, maximum: MAX_PIECES }]),
      ),
      additionalProperties: false,
    },
    { optional: true },
  );

@Strict()
@Takes<CloseTill>()
export class CloseTillDto {
  @Instant({ optional: true })
  since?: string;

  @Money({ optional: true })
  counted?: number;

  @Notes()
  notes?: Record<string, number>;

  @Money()
  float: number;
}

@Strict()
@Takes<{ reason: string }>()
export class ExplainClosingDto {
  @Line({ sentence: 'Please say why there is a difference.' })
  reason: string;
}
