import { Body, Controller, Req } from '@nestjs/common';
import { secondFactorCalls } from '@clinic/contract/identity/second-factor-calls';
import { Audited } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { Refuses } from '../../platform/http/refuses.ts';
import type { Caller, ClinicRequest } from '../../platform/http/clinic-request.ts';
import { deviceName } from '../sessions/device-name.ts';
import { OwnSecondFactor } from './own-second-factor.ts';
import {
  AddPasskeyDto,
  ConfirmAppDto,
  PasswordAgainDto,
  RemovePasskeyDto,
  SecondFactorAnswerDto,
  TicketDto,
} from './second-factor.dto.ts';
import { SecondStepLogIn } from './second-step-log-in.ts';

@Controller()
export class SecondFactorController {
  constructor(
    private readonly secondStep: SecondStepLogIn,
    private readonly own: OwnSecondFactor,
  ) {}

  @Handles(secondFactorCalls.logIn)
  logIn(@Body() answer: SecondFactorAnswerDto, @Req() request: ClinicRequest) {
    return this.secondStep.logIn(answer, request);
  }

  @Handles(secondFactorCalls.logInPasskey)
  async logInPasskey(@Body() { ticket }: TicketDto, @Req() request: ClinicRequest) {
    return { options: await this.secondStep.toProve(ticket, request) };
  }

  @Handles(secondFactorCalls.state)
  state(@CurrentUser() caller: Caller) {
    return this.own.state(caller);
  }

  @Handles(secondFactorCalls.startApp)
  @Refuses(429)
  startApp(@CurrentUser() caller: Caller, @Body() { current }: PasswordAgainDto) {
    return this.own.startApp(caller, current);
  }

  @Handles(secondFactorCalls.confirmApp)
  @Audited('add-factor', 'account')
  async confirmApp(
    @Req() request: ClinicRequest,
    @CurrentUser() caller: Caller,
    @Body() body: ConfirmAppDto,
  ) {
    request.subject = caller;
    return this.own.confirmApp(caller, body);
  }

  @Handles(secondFactorCalls.removeApp)
  @Refuses(429)
  @Audited('remove-factor', 'account')
  async removeApp(
    @Req() request: ClinicRequest,
    @CurrentUser() caller: Caller,
    @Body() { current }: PasswordAgainDto,
  ) {
    request.subject = caller;
    return this.own.removeApp(caller, current);
  }

  @Handles(secondFactorCalls.startPasskey)
  @Refuses(429)
  startPasskey(@CurrentUser() caller: Caller, @Body() { current }: PasswordAgainDto) {
    return this.own.startPasskey(caller, current);
  }

  @Handles(secondFactorCalls.addPasskey)
  @Audited('add-factor', 'account')
  async addPasskey(
    @Req() request: ClinicRequest,
    @CurrentUser() caller: Caller,
    @Body() body: AddPasskeyDto,
  ) {
    request.subject = caller;
    return this.own.addPasskey(caller, body, deviceName(request.headers['user-agent']));
  }

  @Handles(secondFactorCalls.removePasskey)
  @Refuses(404, 429)
  @Audited('remove-factor', 'account')
  async removePasskey(
    @Req() request: ClinicRequest,
    @CurrentUser() caller: Caller,
    @Body() body: RemovePasskeyDto,
  ) {
    request.subject = caller;
    return this.own.removePasskey(caller, body);
  }

  @Handles(secondFactorCalls.newRecoveryCodes)
  @Refuses(429)
  @Audited('new-codes', 'account')
  async newRecoveryCodes(
    @Req() request: ClinicRequest,
    @CurrentUser() caller: Caller,
    @Body() { current }: PasswordAgainDto,
  ) {
    request.subject = caller;
    return this.own.renewRecoveryCodes(caller, current);
  }
}
