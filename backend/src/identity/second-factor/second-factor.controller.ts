import { Body, Controller, Req } from '@nestjs/common';
import { secondFactorCalls } from '@clinic/contract/identity/second-factor-calls';
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
  ProveAgainDto,
  RemovePasskeyDto,
  SecondFactorAnswerDto,
  TicketDto,
} from './second-factor.dto.ts';
import { PasswordAgain } from './password-again.ts';
import { LogInWithSecondFactor } from './log-in-with-second-factor.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class SecondFactorController {
  constructor(
    private readonly secondStep: LogInWithSecondFactor,
    private readonly own: OwnSecondFactor,
    private readonly again: PasswordAgain,
  ) {}

  @Handles(secondFactorCalls.logIn)
  logIn(@Body() answer: SecondFactorAnswerDto, @Req() request: ClinicRequest) {
    return this.secondStep.logIn(answer, request);
  }

  @Handles(secondFactorCalls.logInPasskey)
  async logInPasskey(@Body() { ticket }: TicketDto, @Req() request: ClinicRequest) {
    return { options: await this.secondStep.toProve(ticket, request) };
  }

  @Command(secondFactorCalls.proveAgain, { action: 'password-again', kind: 'session' })
  @Refuses(429)
  async proveAgain(
    @CommandContext() context: WriteContext,
    @Req() request: ClinicRequest,
    @Body() body: ProveAgainDto,
  ) {
    await this.again.prove(context, body, request);
    return { message: 'Thank you. You can go on for ten minutes.' };
  }

  @Handles(secondFactorCalls.proveAgainPasskey)
  @Refuses(404)
  proveAgainPasskey(@Req() request: ClinicRequest) {
    return this.again.toProve(request);
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

  @Command(secondFactorCalls.confirmApp, { action: 'add-factor', kind: 'account' })
  async confirmApp(@CommandContext() context: WriteContext, @Body() body: ConfirmAppDto) {
    context.about(context.caller);
    return this.own.confirmApp(context, body);
  }

  @Command(secondFactorCalls.removeApp, { action: 'remove-factor', kind: 'account' })
  @Refuses(429)
  async removeApp(@CommandContext() context: WriteContext, @Body() { current }: PasswordAgainDto) {
    context.about(context.caller);
    return this.own.removeApp(context, current);
  }

  @Handles(secondFactorCalls.startPasskey)
  @Refuses(429)
  startPasskey(@CurrentUser() caller: Caller, @Body() { current }: PasswordAgainDto) {
    return this.own.startPasskey(caller, current);
  }

  @Command(secondFactorCalls.addPasskey, { action: 'add-factor', kind: 'account' })
  async addPasskey(
    @CommandContext() context: WriteContext,
    @Req() request: ClinicRequest,
    @Body() body: AddPasskeyDto,
  ) {
    context.about(context.caller);
    return this.own.addPasskey(context, body, deviceName(request.headers['user-agent']));
  }

  @Command(secondFactorCalls.removePasskey, { action: 'remove-factor', kind: 'account' })
  @Refuses(404, 429)
  async removePasskey(@CommandContext() context: WriteContext, @Body() body: RemovePasskeyDto) {
    context.about(context.caller);
    return this.own.removePasskey(context, body);
  }

  @Command(secondFactorCalls.newRecoveryCodes, { action: 'new-codes', kind: 'account' })
  @Refuses(429)
  async newRecoveryCodes(@CommandContext() context: WriteContext, @Body() { current }: PasswordAgainDto) {
    context.about(context.caller);
    return this.own.renewRecoveryCodes(context, current);
  }
}
