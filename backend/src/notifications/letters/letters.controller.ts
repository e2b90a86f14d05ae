import { Body, Controller, Param, Query } from '@nestjs/common';
import { letterCalls } from '@clinic/contract/notifications/letter-calls';
import { Audited, AuditedOnce } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { LetterIdPipe } from './letter-id.pipe.ts';
import { LetterLookDto, SwitchLetterDto } from './letter.dto.ts';
import { LetterSwitchesService } from './letter-switches.service.ts';
import { LettersService } from './letters.service.ts';

@Controller()
export class LettersController {
  constructor(
    private readonly letters: LettersService,
    private readonly switches: LetterSwitchesService,
  ) {}

  @Handles(letterCalls.ofClient)
  @AuditedOnce('list', 'letters')
  async ofClient(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { letters: await this.letters.ofClient(caller, clientId) };
  }

  @Handles(letterCalls.retry)
  @Audited('send-again', 'letter')
  async retry(@Param('id', LetterIdPipe) id: string) {
    return { letter: await this.letters.retry(id) };
  }

  @Handles(letterCalls.look)
  look(@Query() { kind }: LetterLookDto) {
    return this.letters.look(kind);
  }

  @Handles(letterCalls.switches)
  readSwitches() {
    return this.switches.read();
  }

  @Handles(letterCalls.switchOne)
  @Audited('update', 'letter switch')
  switchOne(@CurrentUser() caller: Caller, @Body() one: SwitchLetterDto) {
    return this.switches.set(caller, one);
  }
}
