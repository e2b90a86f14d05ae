import { Controller, Param } from '@nestjs/common';
import { reportCalls } from '@clinic/contract/care/intake-forms/report-calls';
import { Types } from 'mongoose';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { LargeReports } from './large-reports.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class LargeReportsController {
  constructor(private readonly large: LargeReports) {}

  @Handles(reportCalls.large)
  async list() {
    return { reports: await this.large.list() };
  }

  @Command(reportCalls.remove, { action: 'delete', kind: 'blood-report' })
  async remove(@CommandContext() context: WriteContext, @Param('id', ObjectIdPipe) id: string) {
    const report = await this.large.remove(context, new Types.ObjectId(id));
    return { message: 'The earlier blood report was removed.', report };
  }
}
