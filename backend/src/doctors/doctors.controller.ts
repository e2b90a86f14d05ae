import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { Doctor, DoctorLogin, StaffName } from '@clinic/contract/people';
import { CredentialsDto } from '../auth/credentials.dto.ts';
import { CurrentUser, Public, Roles } from '../auth/decorators.ts';
import { LogIn } from '../auth/log-in.service.ts';
import type { Caller, ClinicRequest } from '../http/clinic-request.ts';
import { doctorView } from './doctor.view.ts';
import { DoctorsService } from './doctors.service.ts';

@Controller('doctor')
export class DoctorsController {
  constructor(
    private readonly doctors: DoctorsService,
    private readonly logIn: LogIn,
  ) {}

  @Public()
  @Post('emailVerify')
  @HttpCode(200)
  async emailVerify(
    @Body() credentials: CredentialsDto,
    @Req() request: ClinicRequest,
  ): Promise<DoctorLogin> {
    const { id, token } = await this.logIn.verify('doctor', credentials, request);
    return { token, doc: doctorView(await this.doctors.get(id)) };
  }

  /** Clients read names only. */
  @Roles('admin', 'doctor', 'assistant', 'client')
  @Get('getAllDoctors')
  async getAllDoctors(@CurrentUser() caller: Caller): Promise<{ doctors: (Doctor | StaffName)[] }> {
    const doctors = (await this.doctors.all()).map(doctorView);
    if (caller.role !== 'client') return { doctors };
    return { doctors: doctors.map(({ _id, id, name }) => ({ _id, id, name })) };
  }
}
