import { consultationCalls } from '@clinic/contract/care/consultations/consultation-calls';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { ConsultationChoiceDto, SaveConsultationDto } from './consultation.dto.ts';
import { ConsultationReading } from './consultation-reading.ts';
import { Consultations } from './consultations.service.ts';

@Controller()
export class ConsultationsController {
  constructor(
    private readonly reading: ConsultationReading,
    private readonly consultations: Consultations,
  ) {}

  @Handles(consultationCalls.ofClient)
  @Audited('read', 'consultation')
  ofClient(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Query() choice: ConsultationChoiceDto,
  ) {
    return this.reading.consultationOf(caller, clientId, choice);
  }

  @Command(consultationCalls.save, { action: 'update', kind: 'consultation' })
  async save(
    @CommandContext() context: WriteContext,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() sent: SaveConsultationDto,
  ) {
    const consultation = await this.consultations.save(context, clientId, sent);
    return { message: 'Consultation saved.', consultation };
  }
}
