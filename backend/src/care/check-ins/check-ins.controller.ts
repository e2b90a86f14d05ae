import { checkInCalls } from '@clinic/contract/care/check-in-calls';
import { Body, Controller, Param } from '@nestjs/common';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { AnswerCheckInDto, SaveCheckInDto } from './check-in.dto.ts';
import { CheckIns } from './check-ins.service.ts';

@Controller()
export class CheckInsController {
  constructor(private readonly checkIns: CheckIns) {}

  @Handles(checkInCalls.own)
  @Audited('read', 'check-in')
  own(@CurrentUser() caller: Caller) {
    return this.checkIns.own(caller);
  }

  @Handles(checkInCalls.save)
  @Audited('update', 'check-in')
  async save(@CurrentUser() caller: Caller, @Body() checkIn: SaveCheckInDto) {
    return { message: 'Saved.', checkIn: await this.checkIns.save(caller, checkIn) };
  }

  @Handles(checkInCalls.ofClient)
  @Audited('read', 'check-in')
  async ofClient(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { checkIns: await this.checkIns.ofClient(caller, clientId) };
  }

  @Handles(checkInCalls.read)
  @Audited('update', 'check-in')
  async read(@CurrentUser() caller: Caller, @Param('id', ObjectIdPipe) id: string) {
    return { message: 'Read.', checkIn: await this.checkIns.read(caller, id) };
  }

  @Handles(checkInCalls.answer)
  @Audited('update', 'check-in')
  async answer(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() answer: AnswerCheckInDto,
  ) {
    return { message: 'Sent.', checkIn: await this.checkIns.answer(caller, id, answer) };
  }
}
