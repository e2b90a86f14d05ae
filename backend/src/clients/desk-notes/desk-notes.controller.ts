import { Body, Controller, Param } from '@nestjs/common';
import { deskNotesCalls } from '@clinic/contract/clients/desk-notes-calls';
import { Audited, AuditedOnce } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { SaveDeskNotesDto } from './desk-notes.dto.ts';
import { DeskNotesService } from './desk-notes.service.ts';

@Controller()
export class DeskNotesController {
  constructor(private readonly notes: DeskNotesService) {}

  @Handles(deskNotesCalls.ofClient)
  @AuditedOnce('read', 'desk notes')
  ofClient(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return this.notes.get(caller, clientId);
  }

  @Handles(deskNotesCalls.save)
  @Audited('update', 'desk notes')
  save(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() edit: SaveDeskNotesDto,
  ) {
    return this.notes.save(caller, clientId, edit);
  }
}
