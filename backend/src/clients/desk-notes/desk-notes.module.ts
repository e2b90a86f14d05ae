import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../clients/clients.module.ts';
import { DeskNotesController } from './desk-notes.controller.ts';
import { DeskNotesRecord, DeskNotesSchema } from './desk-notes.schema.ts';
import { DeskNotesService } from './desk-notes.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: DeskNotesRecord.name, schema: DeskNotesSchema }]),
    ClientsModule,
  ],
  controllers: [DeskNotesController],
  providers: [DeskNotesService],
  exports: [DeskNotesService],
})
export class DeskNotesModule {}
