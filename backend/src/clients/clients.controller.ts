import { Body, Controller, Param, Req } from '@nestjs/common';
import { clientCalls } from '@clinic/contract/client-calls';
import { FIRST_VERSION } from '../accounts/account-record.ts';
import { AssistantsService } from '../staff/assistants.service.ts';
import { Attempts } from '../auth/attempts.ts';
import { CredentialsDto } from '../auth/credentials.dto.ts';
import { CurrentUser } from '../http/current-user.ts';
import { LogIn } from '../auth/log-in.service.ts';
import { Audited } from '../audit/audited.ts';
import { Handles } from '../http/handles.ts';
import type { Caller, ClinicRequest } from '../http/clinic-request.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { ClientAccess } from './client-access.ts';
import { RegisterDto } from './client.dto.ts';
import { ClientsService } from './clients.service.ts';
import { NewClients } from './new-clients.ts';

/** Registrations a minute from one address (decisions, section 13). */
const REGISTRATIONS = 60;

@Controller()
export class ClientsController {
  constructor(
    private readonly clients: ClientsService,
    private readonly newClients: NewClients,
    private readonly access: ClientAccess,
    private readonly assistants: AssistantsService,
    private readonly logIn: LogIn,
    private readonly attempts: Attempts,
  ) {}

  @Handles(clientCalls.register)
  @Audited('create', 'client')
  async emailRegister(@Body() fields: RegisterDto, @Req() request: ClinicRequest) {
    await this.attempts.take(`register:${request.ip ?? ''}`, REGISTRATIONS);
    const client = await this.newClients.register(fields);
    const showAppointmentPopup = await this.assistants.someDoctorHasOne();
    return { token: this.logIn.token('client', client.id, FIRST_VERSION), client, showAppointmentPopup };
  }

  @Handles(clientCalls.logIn)
  async emailVerify(@Body() credentials: CredentialsDto, @Req() request: ClinicRequest) {
    const { id, token } = await this.logIn.verify('client', credentials, request);
    return { token, client: await this.clients.get(id) };
  }

  @Handles(clientCalls.all)
  async allClients(@CurrentUser() caller: Caller) {
    return { clients: await this.clients.allFor(caller), message: 'Clients fetched successfully' };
  }

  @Handles(clientCalls.one)
  async getClient(@CurrentUser() caller: Caller, @Param('id', ObjectIdPipe) id: string) {
    return { client: await this.access.get(caller, id, ['assistant', 'admin']) };
  }
}
