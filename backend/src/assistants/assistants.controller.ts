import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { Assistant, AssistantLogin, StaffName } from '@clinic/contract/people';
import { CredentialsDto } from '../auth/credentials.dto.ts';
import { CurrentUser, Public, Roles } from '../auth/decorators.ts';
import { LogIn } from '../auth/log-in.service.ts';
import type { Caller, ClinicRequest } from '../http/clinic-request.ts';
import { assistantView } from './assistant.view.ts';
import { AssistantsService } from './assistants.service.ts';

@Controller('assistant')
export class AssistantsController {
  constructor(
    private readonly assistants: AssistantsService,
    private readonly logIn: LogIn,
  ) {}

  @Public()
  @Post('emailVerify')
  @HttpCode(200)
  async emailVerify(
    @Body() credentials: CredentialsDto,
    @Req() request: ClinicRequest,
  ): Promise<AssistantLogin> {
    const { id, token } = await this.logIn.verify('assistant', credentials, request);
    return {
      message: 'Login successful',
      token,
      assistantData: assistantView(await this.assistants.get(id)),
    };
  }

  /** Clients read names only, and whose assistant each one is. */
  @Roles('admin', 'doctor', 'assistant', 'client')
  @Get('getAllAssistants')
  async getAllAssistants(
    @CurrentUser() caller: Caller,
  ): Promise<{ assistants: (Assistant | (StaffName & Pick<Assistant, 'doctor'>))[] }> {
    const assistants = (await this.assistants.all()).map(assistantView);
    if (caller.role !== 'client') return { assistants };
    return { assistants: assistants.map(({ _id, id, name, doctor }) => ({ _id, id, name, doctor })) };
  }
}
