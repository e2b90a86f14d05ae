import { Body, Controller, Param, Req } from '@nestjs/common';
import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { ConfirmAccountDto } from '../account-links/account-links.dto.ts';
import { ConfirmedPeople } from '../account-links/confirmed-people.ts';
import { PasswordLinks } from '../account-links/password-links.ts';
import { AddAssistantDto, EditAssistantDto } from './assistant.dto.ts';
import { AssistantsService } from './assistants.service.ts';
import { Audited } from '../../platform/audit/audited.ts';
import { CredentialsDto } from '../auth/credentials.dto.ts';
import { LogIn } from '../auth/log-in.service.ts';
import { DoctorsService } from './doctors.service.ts';
import { AddStaffDto, EditStaffDto } from './staff.dto.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller, ClinicRequest } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { AdminsService } from './admins.service.ts';

const CONFIRMED = 'The person is confirmed, and the account is open again.';

@Controller()
export class AdminsController {
  constructor(
    private readonly admins: AdminsService,
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

  @Handles(staffCalls.addDoctor)
  @Audited('create', 'doctor')
  async addDoctor(@Body() fields: AddStaffDto) {
    return { message: 'Doctor added successfully', doctor: await this.doctors.create(fields) };
  }

  @Handles(staffCalls.updateDoctor)
  @Audited('update', 'doctor')
  async editDoctor(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: EditStaffDto,
  ) {
    return {
      message: 'Doctor updated successfully',
      doctor: await this.doctors.update(id, fields, caller),
    };
  }

  @Handles(staffCalls.addAssistant)
  @Audited('create', 'assistant')
  async addAssistant(@Body() fields: AddAssistantDto) {
    const assistant = await this.assistants.create(fields);
    return { message: 'Assistant added successfully', assistant };
  }

  @Handles(staffCalls.updateAssistant)
  @Audited('update', 'assistant')
  async editAssistant(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: EditAssistantDto,
  ) {
    const assistant = await this.assistants.update(id, fields, caller);
    return { message: 'Assistant updated successfully', assistant };
  }

  @Handles(staffCalls.deleteAssistant)
  @Audited('delete', 'assistant')
  async deleteAssistant(@Param('id', ObjectIdPipe) id: string) {
    await this.assistants.remove(id);
    return { message: 'Assistant deleted successfully' };
  }

  @Handles(staffCalls.sendDoctorLink)
  @Audited('send-link', 'doctor')
  sendDoctorLink(@Param('id', ObjectIdPipe) id: string) {
    return this.sendLink('doctor', id);
  }

  @Handles(staffCalls.sendAssistantLink)
  @Audited('send-link', 'assistant')
  sendAssistantLink(@Param('id', ObjectIdPipe) id: string) {
    return this.sendLink('assistant', id);
  }

  @Handles(staffCalls.confirmDoctor)
  @Audited('confirm', 'doctor')
  async confirmDoctor(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { email }: ConfirmAccountDto,
  ) {
    await this.people.ofStaff(caller, { role: 'doctor', id }, email);
    return { message: CONFIRMED, doctor: await this.doctors.get(id) };
  }

  @Handles(staffCalls.confirmAssistant)
  @Audited('confirm', 'assistant')
  async confirmAssistant(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { email }: ConfirmAccountDto,
  ) {
    await this.people.ofStaff(caller, { role: 'assistant', id }, email);
    return { message: CONFIRMED, assistant: await this.assistants.get(id) };
  }

  private async sendLink(role: 'doctor' | 'assistant', id: string) {
    await this.passwords.sendByAdmin({ role, id });
    return { message: 'The link is on its way.' };
  }
}
