import { Controller } from '@nestjs/common';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
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
