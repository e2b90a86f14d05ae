import { consultationCalls } from '@clinic/contract/care/consultations/consultation-calls';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { Audited, AuditedOnce } from '../../platform/audit/audited.ts';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { ConsultationChoiceDto, SaveConsultationDto } from './consultation.dto.ts';
import { ConsultationReading } from './consultation-reading.ts';
import { Consultations } from './consultations.service.ts';
import { StandingWishes } from './standing-wishes.ts';

@Controller()
export class ConsultationsController {
  constructor(
    private readonly reading: ConsultationReading,
    private readonly consultations: Consultations,
    private readonly access: ClientAccess,
    private readonly wishes: StandingWishes,
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

  @Handles(consultationCalls.wish)
  @AuditedOnce('list', 'appointments')
  async wish(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { wish: await this.wishes.of(await this.access.requireVisits(caller, clientId, ['assistant'])) };
  }
}
