import { Body, Controller, Req } from '@nestjs/common';
import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { CredentialsDto } from '../auth/credentials.dto.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { LogIn } from '../auth/log-in.service.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller, ClinicRequest } from '../../platform/http/clinic-request.ts';
import { DoctorsService } from './doctors.service.ts';

@Controller()
export class DoctorsController {
  constructor(
    private readonly doctors: DoctorsService,
    private readonly logIn: LogIn,
  ) {}

  @Handles(staffCalls.doctorLogIn)
  async emailVerify(@Body() credentials: CredentialsDto, @Req() request: ClinicRequest) {
    const { id, token } = await this.logIn.verify('doctor', credentials, request);
    return { token, doc: await this.doctors.get(id) };
  }

  @Handles(staffCalls.allDoctors)
  async getAllDoctors(@CurrentUser() caller: Caller) {
    const doctors = await this.doctors.all();
    if (caller.role !== 'client') return { doctors };
    return { doctors: doctors.map(({ _id, id, name }) => ({ _id, id, name })) };
  }
}
