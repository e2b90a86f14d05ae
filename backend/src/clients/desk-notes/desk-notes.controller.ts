import { Body, Controller, Param } from '@nestjs/common';
import { deskNotesCalls } from '@clinic/contract/clients/desk-notes-calls';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { SaveDeskNotesDto } from './desk-notes.dto.ts';
import { DeskNotesService } from './desk-notes.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class DeskNotesController {
  constructor(private readonly notes: DeskNotesService) {}

  @Handles(deskNotesCalls.ofClient)
  @AuditedOnce('read', 'desk notes')
  ofClient(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return this.notes.get(caller, clientId);
  }

  @Command(deskNotesCalls.save, { action: 'update', kind: 'desk notes' })
  save(
    @CommandContext() context: WriteContext,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() edit: SaveDeskNotesDto,
  ) {
    return this.notes.save(context, clientId, edit);
  }
}
