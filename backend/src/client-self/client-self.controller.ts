import { Controller } from '@nestjs/common';
import { clientCalls } from '@clinic/contract/client-calls';
import { Audited } from '../audit/audited.ts';
import type { Caller } from '../http/clinic-request.ts';
import { CurrentUser } from '../http/current-user.ts';
import { Handles } from '../http/handles.ts';
import { ClientSelfService } from './client-self.service.ts';

@Controller()
export class ClientSelfController {
  constructor(private readonly self: ClientSelfService) {}

  @Handles(clientCalls.me)
  @Audited('read', 'client')
  async me(@CurrentUser() { id }: Caller) {
    return { client: await this.self.get(id) };
  }
}
