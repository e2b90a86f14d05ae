import { dispensedCalls } from '@clinic/contract/billing/dispensed-calls';
import { Controller, Param } from '@nestjs/common';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { LastDispensedItems } from './dispensed.service.ts';

@Controller()
export class DispensedController {
  constructor(
    private readonly access: ClientAccess,
    private readonly items: LastDispensedItems,
  ) {}

  @Handles(dispensedCalls.ofClient)
  @Audited('read', 'items handed out')
  async ofClient(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    const { _id } = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    return { dispensed: await this.items.ofClient(_id) };
  }
}
