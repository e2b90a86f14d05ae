import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StaffModule } from '../staff/staff.module.ts';
import { ClientAccess } from './client-access.ts';
import { ClientPasswords } from './client-passwords.ts';
import { ClientPasswordsController } from './client-passwords.controller.ts';
import { ClientPrograms } from './client-programs.service.ts';
import { ClientRecord, ClientSchema } from './client.schema.ts';
import { ClientsController } from './clients.controller.ts';
import { ClientsRestController } from './clients.rest.controller.ts';
import { ClientsService } from './clients.service.ts';
import { DeskClients } from './desk-clients.ts';
import { DeskClientsController } from './desk-clients.controller.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: ClientRecord.name, schema: ClientSchema }]), StaffModule],
  controllers: [ClientsController, ClientPasswordsController, ClientsRestController, DeskClientsController],
  providers: [ClientAccess, ClientPrograms, ClientsService, ClientPasswords, DeskClients],
  exports: [ClientAccess, ClientPrograms, ClientsService, DeskClients],
})
export class ClientsModule {}
