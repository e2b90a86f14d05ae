import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StaffModule } from '../../identity/staff/staff.module.ts';
import { ClientAccess, CoveringVisitsOf } from './client-access.ts';
import { ClientEdits } from './client-edits.ts';
import { ClientOwners } from './client-owners.ts';
import { ClientPrograms } from './client-programs.ts';
import { ClientRecord, ClientSchema } from './client.schema.ts';
import { ContactDifferences } from './contact-differences.ts';
import { ClientsController } from './clients.controller.ts';
import { ClientsRestController } from './clients.rest.controller.ts';
import { ClientsService } from './clients.service.ts';
import { MovedClients } from './moved-clients.ts';
import { NewClients } from './new-clients.ts';
import { UpdatedServersModule } from '../updated-servers/updated-servers.module.ts';
import { TakeOvers } from './take-overs.ts';
import { WrittenRecords } from './written-records.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: ClientRecord.name, schema: ClientSchema }]),
    StaffModule,
    UpdatedServersModule,
  ],
  controllers: [ClientsController, ClientsRestController],
  providers: [
    ClientsService,
    ClientAccess,
    CoveringVisitsOf,
    NewClients,
    ClientEdits,
    ClientOwners,
    ClientPrograms,
    MovedClients,
    TakeOvers,
    WrittenRecords,
    ContactDifferences,
  ],
  exports: [ClientsService, ClientAccess, NewClients, ClientOwners, ClientPrograms, ContactDifferences],
})
export class ClientsModule {}
