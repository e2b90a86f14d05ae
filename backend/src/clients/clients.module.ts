import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AssistantsModule } from '../assistants/assistants.module.ts';
import { DoctorsModule } from '../doctors/doctors.module.ts';
import { ClientAccess } from './client-access.ts';
import { ClientRecord, ClientSchema } from './client.schema.ts';
import { ClientsController } from './clients.controller.ts';
import { ClientsRestController } from './clients.rest.controller.ts';
import { ClientsService } from './clients.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: ClientRecord.name, schema: ClientSchema }]),
    DoctorsModule,
    AssistantsModule,
  ],
  controllers: [ClientsController, ClientsRestController],
  providers: [ClientAccess, ClientsService],
  exports: [ClientAccess, ClientsService],
})
export class ClientsModule {}
