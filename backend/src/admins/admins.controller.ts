import type { Reassign } from '@clinic/contract/people';
import { Body, Controller, Param, Req } from '@nestjs/common';
import { staffCalls } from '@clinic/contract/staff-calls';
import { AddAssistantDto, EditAssistantDto } from '../assistants/assistant.dto.ts';
import { assistantView } from '../assistants/assistant.view.ts';
import { AssistantsService } from '../assistants/assistants.service.ts';
import { Audited } from '../audit/audited.ts';
import { CredentialsDto } from '../auth/credentials.dto.ts';
import { CurrentUser } from '../auth/decorators.ts';
import { LogIn } from '../auth/log-in.service.ts';
import { doctorView } from '../doctors/doctor.view.ts';
import { DoctorsService } from '../doctors/doctors.service.ts';
import { AddStaffDto, EditStaffDto } from '../doctors/staff.dto.ts';
import { Handles } from '../http/handles.ts';
import { Strict } from '../http/checked-body.pipe.ts';
import type { Caller, ClinicRequest } from '../http/clinic-request.ts';
import { Id } from '../http/fields.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { Takes } from '../http/takes.ts';
import { adminView, AdminsService } from './admins.service.ts';
import { StaffService } from './staff.service.ts';

@Strict()
@Takes<Reassign>()
export class ReassignDto {
  /** Id of the doctor who takes over. */
  @Id()
  doctor: string;
}

@Controller()
export class AdminsController {
  constructor(
    private readonly admins: AdminsService,
    private readonly doctors: DoctorsService,
    private readonly assistants: AssistantsService,
    private readonly staff: StaffService,
    private readonly logIn: LogIn,
  ) {}

  @Handles(staffCalls.adminLogIn)
  async login(@Body() credentials: CredentialsDto, @Req() request: ClinicRequest) {
    const { id, token } = await this.logIn.verify('admin', credentials, request);
    return { token, ad: adminView(await this.admins.get(id)) };
  }

  @Handles(staffCalls.addDoctor)
  @Audited('create', 'doctor')
  async addDoctor(@Body() fields: AddStaffDto) {
    return { message: 'Doctor added successfully', doctor: doctorView(await this.doctors.create(fields)) };
  }

  @Handles(staffCalls.updateDoctor)
  @Audited('update', 'doctor')
  async editDoctor(@Param('id', ObjectIdPipe) id: string, @Body() fields: EditStaffDto) {
    return {
      message: 'Doctor updated successfully',
      doctor: doctorView(await this.doctors.update(id, fields)),
    };
  }

  @Handles(staffCalls.deleteDoctor)
  @Audited('delete', 'doctor')
  async deleteDoctor(@Param('id', ObjectIdPipe) id: string) {
    await this.staff.removeDoctor(id);
    return { message: 'Doctor deleted successfully' };
  }

  /** Doctors who were deleted, and whose clients or upcoming appointments wait to be reassigned. */
  @Handles(staffCalls.leftBehind)
  async leftBehind() {
    return { doctors: await this.staff.leftBehind() };
  }

  @Handles(staffCalls.reassign)
  @Audited('reassign', 'doctor')
  async reassign(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { doctor }: ReassignDto,
  ) {
    const moved = await this.staff.reassign(caller, id, doctor.toLowerCase());
    return { message: 'Clients and appointments reassigned successfully', ...moved };
  }

  @Handles(staffCalls.addAssistant)
  @Audited('create', 'assistant')
  async addAssistant(@Body() fields: AddAssistantDto) {
    const assistant = assistantView(await this.assistants.create(fields));
    return { message: 'Assistant added successfully', assistant };
  }

  @Handles(staffCalls.updateAssistant)
  @Audited('update', 'assistant')
  async editAssistant(@Param('id', ObjectIdPipe) id: string, @Body() fields: EditAssistantDto) {
    const assistant = assistantView(await this.assistants.update(id, fields));
    return { message: 'Assistant updated successfully', assistant };
  }

  @Handles(staffCalls.deleteAssistant)
  @Audited('delete', 'assistant')
  async deleteAssistant(@Param('id', ObjectIdPipe) id: string) {
    await this.assistants.remove(id);
    return { message: 'Assistant deleted successfully' };
  }
}
