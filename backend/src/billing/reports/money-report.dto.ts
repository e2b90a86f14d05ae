import { REPORT_FORMATS, type ReportFormat, type ReportQuery } from '@clinic/contract/billing/money-reports';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Day, OneOf } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Strict()
@Takes<ReportQuery>()
export class ReportQueryDto {
  @Day()
  from: string;

  @Day()
  to: string;

  @OneOf(REPORT_FORMATS, { optional: true })
  format?: ReportFormat;
}
