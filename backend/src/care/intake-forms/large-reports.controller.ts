import { Controller, Param } from '@nestjs/common';
import { reportCalls } from '@clinic/contract/care/report-calls';
import { Types } from 'mongoose';
import { Audited } from '../../platform/audit/audited.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { LargeReports } from './large-reports.service.ts';

@Controller()
export class LargeReportsController {
  constructor(private readonly large: LargeReports) {}

  @Handles(reportCalls.large)
  async list() {
    return { reports: await this.large.list() };
  }

  @Handles(reportCalls.remove)
  @Audited('delete', 'blood-report')
  async remove(@Param('id', ObjectIdPipe) id: string) {
    const report = await this.large.remove(new Types.ObjectId(id));
    return { message: 'The earlier blood report was removed.', report };
  }
}
