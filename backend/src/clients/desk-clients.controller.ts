import { Body, Controller } from '@nestjs/common';
import { clientGrid } from '@clinic/contract/grid-calls';
import { Audited } from '../audit/audited.ts';

import { Handles } from '../http/handles.ts';
import { AddClientDto } from './client.dto.ts';
import { ClientsService } from './clients.service.ts';
import { DeskClients } from './desk-clients.ts';

@Controller()
export class DeskClientsController {
  constructor(
    private readonly desk: DeskClients,
    private readonly clients: ClientsService,
  ) {}

  @Handles(clientGrid.create)
  @Audited('create', 'client')
  async create(@Body() fields: AddClientDto) {
    return this.clients.view(await this.desk.add(fields));
  }
}
