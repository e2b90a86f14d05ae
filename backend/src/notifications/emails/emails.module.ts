import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { EmailSwitchesRecord, EmailSwitchesSchema } from './email-switches.schema.ts';
import { EmailSwitchesService } from './email-switches.service.ts';
import { EmailsController } from './emails.controller.ts';
import { EmailsRestController } from './emails.rest.controller.ts';
import { EmailsService } from './emails.service.ts';
import { OptionalEmails } from './optional-emails.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: EmailSwitchesRecord.name, schema: EmailSwitchesSchema }]),
    ClientsModule,
  ],
  controllers: [EmailsController, EmailsRestController],
  providers: [EmailsService, EmailSwitchesService, OptionalEmails],
  exports: [EmailsService, OptionalEmails],
})
export class EmailsModule {}
