import { Body, Controller } from '@nestjs/common';
import { paperSeriesCalls } from '@clinic/contract/billing/paper-series-calls';
import { Handles } from '../../platform/http/handles.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { ConfirmSeriesDto } from './paper-series.dto.ts';
import { PaperSeries } from './paper-series.service.ts';

@Controller()
export class PaperSeriesController {
  constructor(private readonly series: PaperSeries) {}

  @Handles(paperSeriesCalls.waiting)
  async waiting() {
    return { waiting: await this.series.waiting() };
  }

  @Command(paperSeriesCalls.confirm, { action: 'update', kind: 'series of numbers' })
  async confirm(@CommandContext() context: WriteContext, @Body() fields: ConfirmSeriesDto) {
    await this.series.confirm(context, fields);
    return { waiting: await this.series.waiting() };
  }
}
