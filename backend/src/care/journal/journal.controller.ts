import { journalCalls } from '@clinic/contract/care/journal/journal-calls';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { JournalRangeDto, SaveJournalDto } from './journal.dto.ts';
import { JournalService } from './journal.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class JournalController {
  constructor(private readonly journal: JournalService) {}

  @Handles(journalCalls.ofClient)
  @Audited('read', 'journal')
  ofClient(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Query() range: JournalRangeDto,
  ) {
    return this.journal.ofClient(caller, clientId, range);
  }

  @Handles(journalCalls.own)
  @Audited('read', 'journal')
  own(@CurrentUser() caller: Caller) {
    return this.journal.own(caller);
  }

  @Command(journalCalls.save, { action: 'update', kind: 'journal' })
  save(@CommandContext() context: WriteContext, @Param('day') day: string, @Body() batch: SaveJournalDto) {
    // This request needs no audit row: the write that makes the day carries one for each client and day.
    context.about(null);
    return this.journal.save(context, day, batch);
  }
}
