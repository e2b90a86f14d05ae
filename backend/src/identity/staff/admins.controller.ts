import { Body, Controller, Inject, Param, Req } from '@nestjs/common';
import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { ENV, mailsAreSetUp, type Env } from '../../platform/config/env.ts';
import { ConfirmAccountDto } from '../account-links/account-links.dto.ts';
import { ConfirmedPeople } from '../account-links/confirmed-people.ts';
import { PasswordLinks } from '../account-links/password-links.ts';
import { AddAssistantDto, EditAssistantDto } from './assistant.dto.ts';
import { AssistantsService } from './assistants.service.ts';
import { CredentialsDto } from '../auth/credentials.dto.ts';
import { LogIn } from '../auth/log-in.service.ts';
import { DoctorsService } from './doctors.service.ts';
import { AddStaffDto, EditStaffDto } from './staff.dto.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { AdminsService } from './admins.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

const CONFIRMED = 'The person is confirmed, and the account is open again.';

@Controller()
export class AdminsController {
  constructor(
    private readonly admins: AdminsService,
    @Inject(ENV) private readonly env: Env,
    private readonly doctors: DoctorsService,
    private readonly assistants: AssistantsService,
    private readonly logIn: LogIn,
    private readonly passwords: PasswordLinks,
    private readonly people: ConfirmedPeople,
  ) {}

  @Handles(staffCalls.adminLogIn)
  async login(@Body() credentials: CredentialsDto, @Req() request: ClinicRequest) {
    const { id, token } = await this.logIn.verify('admin', credentials, request);
    return { token, ad: await this.admins.get(id) };
  }

  @Command(staffCalls.addDoctor, { action: 'create', kind: 'doctor' })
  async addDoctor(@CommandContext() context: WriteContext, @Body() fields: AddStaffDto) {
    return { message: 'Doctor added successfully', doctor: await this.doctors.create(context, fields) };
  }

  @Command(staffCalls.updateDoctor, { action: 'update', kind: 'doctor' })
  async editDoctor(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: EditStaffDto,
  ) {
    return {
      message: 'Doctor updated successfully',
      doctor: await this.doctors.update(context, id, fields),
    };
  }

  @Command(staffCalls.addAssistant, { action: 'create', kind: 'assistant' })
  async addAssistant(@CommandContext() context: WriteContext, @Body() fields: AddAssistantDto) {
    const assistant = await this.assistants.create(context, fields);
    return { message: 'Assistant added successfully', assistant };
  }

  @Command(staffCalls.updateAssistant, { action: 'update', kind: 'assistant' })
  async editAssistant(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: EditAssistantDto,
  ) {
    const assistant = await this.assistants.update(context, id, fields);
    return { message: 'Assistant updated successfully', assistant };
  }

  @Command(staffCalls.deleteAssistant, { action: 'delete', kind: 'assistant' })
  async deleteAssistant(@CommandContext() context: WriteContext, @Param('id', ObjectIdPipe) id: string) {
    await this.assistants.remove(context, id);
    return { message: 'Assistant deleted successfully' };
  }

  @Command(staffCalls.sendDoctorLink, { action: 'send-link', kind: 'doctor' })
  sendDoctorLink(@CommandContext() context: WriteContext, @Param('id', ObjectIdPipe) id: string) {
    return this.sendLink(context, 'doctor', id);
  }

  @Command(staffCalls.sendAssistantLink, { action: 'send-link', kind: 'assistant' })
  sendAssistantLink(@CommandContext() context: WriteContext, @Param('id', ObjectIdPipe) id: string) {
    return this.sendLink(context, 'assistant', id);
  }

  @Command(staffCalls.confirmDoctor, { action: 'confirm', kind: 'doctor' })
  async confirmDoctor(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { email }: ConfirmAccountDto,
  ) {
    await this.people.ofStaff(context, { role: 'doctor', id }, email);
    return { message: CONFIRMED, doctor: await this.doctors.get(id) };
  }

  @Command(staffCalls.confirmAssistant, { action: 'confirm', kind: 'assistant' })
  async confirmAssistant(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { email }: ConfirmAccountDto,
  ) {
    await this.people.ofStaff(context, { role: 'assistant', id }, email);
    return { message: CONFIRMED, assistant: await this.assistants.get(id) };
  }

  private async sendLink(context: WriteContext, role: 'doctor' | 'assistant', id: string) {
    await this.passwords.sendByAdmin(context, { role, id });
    return {
      message: mailsAreSetUp(this.env)
        ? 'The person gets the link by e-mail.'
        : 'A letter with the link is written to the person.',
    };
  }
}
