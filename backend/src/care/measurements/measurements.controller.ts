import { measurementCalls } from '@clinic/contract/care/measurements/measurement-calls';
import { Body, Controller, Param } from '@nestjs/common';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { CountMeasurementDto, LogMeasurementDto } from './measurement.dto.ts';
import { MeasurementsService } from './measurements.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class MeasurementsController {
  constructor(private readonly measurements: MeasurementsService) {}

  @Handles(measurementCalls.ofClient)
  @Audited('read', 'measurement')
  async ofClient(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return this.measurements.ofClient(caller, clientId);
  }

  @Command(measurementCalls.own, { action: 'update', kind: 'measurement' })
  async own(@CommandContext() context: WriteContext, @Body() entry: LogMeasurementDto) {
    return { message: 'Saved.', measurement: await this.measurements.logOwn(context, entry) };
  }

  @Command(measurementCalls.count, { action: 'update', kind: 'measurement' })
  async count(
    @CommandContext() context: WriteContext,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() said: CountMeasurementDto,
  ) {
    return { message: 'Saved.', measurement: await this.measurements.count(context, clientId, said) };
  }
}
