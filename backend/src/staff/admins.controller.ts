import { Body, Controller, Param, Req } from '@nestjs/common';
import { staffCalls } from '@clinic/contract/staff-calls';
import { PasswordLinks } from '../account-links/password-links.ts';
import { ApiError } from '../http/api-error.ts';
import { AddAssistantDto, EditAssistantDto } from './assistant.dto.ts';
import { AssistantsService } from './assistants.service.ts';
import { Audited } from '../audit/audited.ts';
import { CredentialsDto } from '../auth/credentials.dto.ts';
import { LogIn } from '../auth/log-in.service.ts';
import { DoctorsService } from './doctors.service.ts';
import { AddStaffDto, EditStaffDto } from './staff.dto.ts';
import { Handles } from '../http/handles.ts';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { AdminsService } from './admins.service.ts';

@Controller()
export class AdminsController {
  constructor(
    private readonly admins: AdminsService,
    private readonly doctors: DoctorsService,
    private readonly assistants: AssistantsService,
    private readonly logIn: LogIn,
    private readonly passwords: PasswordLinks,
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
  async editDoctor(@Param('id', ObjectIdPipe) id: string, @Body() fields: EditStaffDto) {
    return {
      message: 'Doctor updated successfully',
      doctor: await this.doctors.update(id, fields),
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
  async editAssistant(@Param('id', ObjectIdPipe) id: string, @Body() fields: EditAssistantDto) {
    const assistant = await this.assistants.update(id, fields);
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

  private async sendLink(role: 'doctor' | 'assistant', id: string) {
    if (!(await this.passwords.send({ role, id }, 'sent-password'))) throw new ApiError('NOT_FOUND');
    return { message: 'The link is on its way.' };
  }
}
