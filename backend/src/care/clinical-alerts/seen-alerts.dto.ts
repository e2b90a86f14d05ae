import type { ProgressCalls } from '@clinic/contract/care/client-progress/progress-calls';
import {
  ALERT_NAMES,
  type SeenAlert,
  type AlertName,
} from '@clinic/contract/care/client-progress/progress-input';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Items, OneOf, WholeNumber } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Takes<SeenAlert>()
export class SeenAlertDto {
  @OneOf(ALERT_NAMES)
  name: AlertName;

  @WholeNumber(1, 1000)
  level: number;
}

@Strict()
@Takes<ProgressCalls['seen']['body']>()
export class SeenAlertsDto {
  @Items(() => SeenAlertDto, { min: 1, max: ALERT_NAMES.length })
  signals: SeenAlertDto[];
}
