import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { Client } from '@clinic/contract/people';
import { Audited } from '../audit/audited.ts';
import { Roles } from '../auth/decorators.ts';
import { AddClientDto } from './client.dto.ts';
import { ClientsService } from './clients.service.ts';
import { DeskClients } from './desk-clients.ts';

@Controller('rest/clients')
export class DeskClientsController {
  constructor(
    private readonly desk: DeskClients,
    private readonly clients: ClientsService,
  ) {}

  /** Adds a client, who gets a mail with a link to choose the password. */
  @Roles('assistant', 'admin')
  @Audited('create', 'client')
  @Post()
  @HttpCode(200)
  async create(@Body() fields: AddClientDto): Promise<Client> {
    return this.clients.view(await this.desk.add(fields));
  }
}
