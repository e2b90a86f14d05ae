import { Body, Controller, Req } from '@nestjs/common';
import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { CredentialsDto } from '../auth/credentials.dto.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { LogIn } from '../auth/log-in.service.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller, ClinicRequest } from '../../platform/http/clinic-request.ts';
import { AssistantsService } from './assistants.service.ts';

@Controller()
export class AssistantsController {
  constructor(
    private readonly assistants: AssistantsService,
    private readonly logIn: LogIn,
  ) {}

  @Handles(staffCalls.assistantLogIn)
  async emailVerify(@Body() credentials: CredentialsDto, @Req() request: ClinicRequest) {
    const { id, token } = await this.logIn.verify('assistant', credentials, request);
    return {
      message: 'Login successful',
      token,
      assistantData: await this.assistants.get(id),
    };
  }

  @Handles(staffCalls.allAssistants)
  async getAllAssistants(@CurrentUser() caller: Caller) {
    const assistants = await this.assistants.all();
    if (caller.role !== 'client') return { assistants };
    return { assistants: assistants.map(({ _id, id, name, doctor }) => ({ _id, id, name, doctor })) };
  }
}
