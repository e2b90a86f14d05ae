import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { Client, ClientLogin, Registration } from '@clinic/contract/people';
import { AssistantsService } from '../assistants/assistants.service.ts';
import { Attempts } from '../auth/attempts.ts';
import { CredentialsDto } from '../auth/credentials.dto.ts';
import { CurrentUser, Public, Roles } from '../auth/decorators.ts';
import { LogIn } from '../auth/log-in.service.ts';
import { Audited } from '../audit/audited.ts';
import type { Caller, ClinicRequest } from '../http/clinic-request.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { ClientAccess } from './client-access.ts';
import { RegisterDto } from './client.dto.ts';
import { ClientsService } from './clients.service.ts';

/** Registrations a minute from one address (decisions, section 13). */
const REGISTRATIONS = 60;

@Controller('client')
export class ClientsController {
  constructor(
    private readonly clients: ClientsService,
    private readonly access: ClientAccess,
    private readonly assistants: AssistantsService,
    private readonly logIn: LogIn,
    private readonly attempts: Attempts,
  ) {}

  @Public()
  @Audited('create', 'client')
  @Post('emailRegister')
  @HttpCode(200)
  async emailRegister(@Body() fields: RegisterDto, @Req() request: ClinicRequest): Promise<Registration> {
    await this.attempts.take(`register:${request.ip ?? ''}`, REGISTRATIONS);
    const client = await this.clients.register(fields);
    const [view, showAppointmentPopup] = await Promise.all([
      this.clients.view(client),
      this.assistants.someDoctorHasOne(),
    ]);
    return { token: this.logIn.token('client', view.id, client.ver), client: view, showAppointmentPopup };
  }

  @Public()
  @Post('emailVerify')
  @HttpCode(200)
  async emailVerify(
    @Body() credentials: CredentialsDto,
    @Req() request: ClinicRequest,
  ): Promise<ClientLogin> {
    const { id, token } = await this.logIn.verify('client', credentials, request);
    return { token, client: await this.clients.view(await this.clients.get(id)) };
  }

  /** A doctor's own clients; all of them for the desk and the admin. */
  @Roles('doctor', 'assistant', 'admin')
  @Get('allClients')
  async allClients(@CurrentUser() caller: Caller): Promise<{ clients: Client[]; message: string }> {
    const clients = await this.clients.views(await this.clients.allFor(caller));
    return { clients, message: 'Clients fetched successfully' };
  }

  /** One client, as a doctor's screens name it above the forms and plans. */
  @Roles('doctor', 'assistant', 'admin')
  @Get('getClient/:id')
  async getClient(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
  ): Promise<{ client: Client }> {
    return { client: await this.clients.view(await this.access.require(caller, id, ['assistant', 'admin'])) };
  }
}
