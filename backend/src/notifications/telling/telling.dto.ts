import {
  TELLING_OUTCOMES,
  type RecordTelling,
  type TellingOutcome,
} from '@clinic/contract/notifications/telling-calls';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { OneOf, WholeNumber } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

/** More tries than anybody makes. */
const MOST_TRIES = 1000;

@Strict()
@Takes<RecordTelling>()
export class RecordTellingDto {
  @OneOf(TELLING_OUTCOMES)
  outcome: TellingOutcome;

  @WholeNumber(0, MOST_TRIES)
  tries: number;
}
