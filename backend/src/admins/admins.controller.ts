import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import type { AdminLogin, Assistant, Doctor, LeftBehind } from '@clinic/contract/people';
import { AddAssistantDto, EditAssistantDto } from '../assistants/assistant.dto.ts';
import { assistantView } from '../assistants/assistant.view.ts';
import { AssistantsService } from '../assistants/assistants.service.ts';
import { Audited } from '../audit/audited.ts';
import { CredentialsDto } from '../auth/credentials.dto.ts';
import { CurrentUser, Public, Roles } from '../auth/decorators.ts';
import { LogIn } from '../auth/log-in.service.ts';
import { doctorView } from '../doctors/doctor.view.ts';
import { DoctorsService } from '../doctors/doctors.service.ts';
import { AddStaffDto, EditStaffDto } from '../doctors/staff.dto.ts';
import { Strict } from '../http/checked-body.pipe.ts';
import type { Caller, ClinicRequest } from '../http/clinic-request.ts';
import { Id } from '../http/fields.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { adminView, AdminsService } from './admins.service.ts';
import { StaffService } from './staff.service.ts';

@Strict()
export class ReassignDto {
  /** Id of the doctor who takes over. */
  @Id()
  doctor: string;
}

@Controller('admin')
export class AdminsController {
  constructor(
    private readonly admins: AdminsService,
    private readonly doctors: DoctorsService,
    private readonly assistants: AssistantsService,
    private readonly staff: StaffService,
    private readonly logIn: LogIn,
  ) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  async login(@Body() credentials: CredentialsDto, @Req() request: ClinicRequest): Promise<AdminLogin> {
    const { id, token } = await this.logIn.verify('admin', credentials, request);
    return { token, ad: adminView(await this.admins.get(id)) };
  }

  @Roles('admin')
  @Audited('create', 'doctor')
  @Post('add-doctor')
  @HttpCode(200)
  async addDoctor(@Body() fields: AddStaffDto): Promise<{ message: string; doctor: Doctor }> {
    return { message: 'Doctor added successfully', doctor: doctorView(await this.doctors.create(fields)) };
  }

  @Roles('admin')
  @Audited('update', 'doctor')
  @Put('doctors/:id')
  async editDoctor(
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: EditStaffDto,
  ): Promise<{ message: string; doctor: Doctor }> {
    return {
      message: 'Doctor updated successfully',
      doctor: doctorView(await this.doctors.update(id, fields)),
    };
  }

  @Roles('admin')
  @Audited('delete', 'doctor')
  @Delete('doctors/:id')
  async deleteDoctor(@Param('id', ObjectIdPipe) id: string): Promise<{ message: string }> {
    await this.staff.removeDoctor(id);
    return { message: 'Doctor deleted successfully' };
  }

  /** Doctors who were deleted, and whose clients or upcoming appointments wait to be reassigned. */
  @Roles('admin')
  @Get('left-behind')
  async leftBehind(): Promise<{ doctors: LeftBehind[] }> {
    return { doctors: await this.staff.leftBehind() };
  }

  @Roles('admin')
  @Audited('reassign', 'doctor')
  @Post('doctors/:id/reassign')
  @HttpCode(200)
  async reassign(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { doctor }: ReassignDto,
  ): Promise<{ message: string; clients: number; appointments: number }> {
    const moved = await this.staff.reassign(caller, id, doctor.toLowerCase());
    return { message: 'Clients and appointments reassigned successfully', ...moved };
  }

  @Roles('admin')
  @Audited('create', 'assistant')
  @Post('add-assistant')
  @HttpCode(200)
  async addAssistant(@Body() fields: AddAssistantDto): Promise<{ message: string; assistant: Assistant }> {
    const assistant = assistantView(await this.assistants.create(fields));
    return { message: 'Assistant added successfully', assistant };
  }

  @Roles('admin')
  @Audited('update', 'assistant')
  @Put('assistants/:id')
  async editAssistant(
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: EditAssistantDto,
  ): Promise<{ message: string; assistant: Assistant }> {
    const assistant = assistantView(await this.assistants.update(id, fields));
    return { message: 'Assistant updated successfully', assistant };
  }

  @Roles('admin')
  @Audited('delete', 'assistant')
  @Delete('assistants/:id')
  async deleteAssistant(@Param('id', ObjectIdPipe) id: string): Promise<{ message: string }> {
    await this.assistants.remove(id);
    return { message: 'Assistant deleted successfully' };
  }
}
