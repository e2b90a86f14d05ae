import type { CourseCalls } from '@clinic/contract/care/course-calls';
import { SIGNAL_NAMES, type SeenSignal, type SignalName } from '@clinic/contract/care/course-input';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Items, OneOf, Whole } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Takes<SeenSignal>()
export class SeenSignalDto {
  @OneOf(SIGNAL_NAMES)
  name: SignalName;

  @Whole(1, 1000)
  level: number;
}

@Strict()
@Takes<CourseCalls['seen']['body']>()
export class SeenSignalsDto {
  @Items(() => SeenSignalDto, { min: 1, max: SIGNAL_NAMES.length })
  signals: SeenSignalDto[];
}
