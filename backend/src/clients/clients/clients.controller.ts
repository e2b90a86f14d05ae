import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import type { Response } from 'express';
import { FIRST_VERSION } from '../../platform/accounts/account-record.ts';
import { AssistantsService } from '../../identity/staff/assistants.service.ts';
import { Attempts } from '../../identity/auth/attempts.ts';
import { CredentialsDto } from '../../identity/auth/credentials.dto.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { LogIn } from '../../identity/auth/log-in.service.ts';
import { ConfirmAccountDto } from '../../identity/account-links/account-links.dto.ts';
import { Tokens } from '../../identity/auth/tokens.ts';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller, ClinicRequest } from '../../platform/http/clinic-request.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { sendList } from '../../platform/http/sent-in-pieces.ts';
import { ClientAccess } from './client-access.ts';
import { ClientEdits } from './client-edits.ts';
import { BirthdayDto, ChosenLanguageDto, RegisterDto } from './client.dto.ts';
import { ClientsService } from './clients.service.ts';
import { NewClients } from './new-clients.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, job, type WriteContext } from '../../platform/writes/write-context.ts';

/** Registrations a minute from one address. */
const REGISTRATIONS = 60;

@Controller()
export class ClientsController {
  constructor(
    private readonly clients: ClientsService,
    private readonly newClients: NewClients,
    private readonly edits: ClientEdits,
    private readonly access: ClientAccess,
    private readonly assistants: AssistantsService,
    private readonly logIn: LogIn,
    private readonly tokens: Tokens,
    private readonly attempts: Attempts,
  ) {}

  @Command(clientCalls.register, { action: 'create', kind: 'client' })
  async emailRegister(
    @CommandContext() context: WriteContext,
    @Body() fields: RegisterDto,
    @Req() request: ClinicRequest,
  ) {
    await this.attempts.takeFrom(request, 'register', REGISTRATIONS);
    const client = await this.newClients.register(context, fields);
    const [showAppointmentPopup, token] = await Promise.all([
      this.assistants.someDoctorHasOne(),
      this.tokens.signIn(job(), 'client', { id: client.id, ver: FIRST_VERSION }, request),
    ]);
    const own = await this.access.own(await this.clients.record(client.id));
    return { token, client: own, showAppointmentPopup };
  }

  @Handles(clientCalls.logIn)
  async emailVerify(@Body() credentials: CredentialsDto, @Req() request: ClinicRequest) {
    const { id, token } = await this.logIn.verify('client', credentials, request);
    return { token, client: await this.access.own(await this.clients.record(id)) };
  }

  @Handles(clientCalls.all)
  @AuditedOnce('list', 'clients')
  async allClients(@CurrentUser() caller: Caller, @Res() response: Response) {
    await this.access.requireProven(caller);
    const rows = { name: 'clients' as const, groups: this.clients.allFor(caller) };
    return sendList(response, rows, { message: 'Clients fetched successfully' });
  }

  @Handles(clientCalls.one)
  @AuditedOnce('read', 'client')
  async getClient(@CurrentUser() caller: Caller, @Param('id', ObjectIdPipe) id: string) {
    return { client: await this.access.get(caller, id, ['assistant', 'admin', 'cover']) };
  }

  @Command(clientCalls.setBirthday, { action: 'update', kind: 'client' })
  async setBirthday(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() birthday: BirthdayDto,
  ) {
    await this.access.requireOpenRecords(context.caller, id);
    return { message: 'Birthday saved.', client: await this.edits.setBirthday(context, id, birthday) };
  }

  @Command(clientCalls.confirm, { action: 'confirm', kind: 'client' })
  async confirm(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { email }: ConfirmAccountDto,
  ) {
    await this.access.requireAcquaintance(context.caller, id);
    return { message: 'The person is confirmed.', client: await this.edits.confirm(context, id, email) };
  }

  @Command(clientCalls.chooseLanguage, { action: 'update', kind: 'language' })
  chooseLanguage(@CommandContext() context: WriteContext, @Body() { language }: ChosenLanguageDto) {
    return this.edits.chooseLanguage(context, context.caller.id, language);
  }

  @Command(clientCalls.chooseLanguageOf, { action: 'update', kind: 'language' })
  async chooseLanguageOf(
    @CommandContext() context: WriteContext,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() { language }: ChosenLanguageDto,
  ) {
    await this.access.requireOwnership(context.caller, clientId, ['assistant']);
    return this.edits.chooseLanguage(context, clientId, language);
  }
}
