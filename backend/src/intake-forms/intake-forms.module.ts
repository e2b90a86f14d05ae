import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../clients/clients.module.ts';
import { FilesModule } from '../files/files.module.ts';
import { IntakeFormRecord, IntakeFormSchema } from './intake-form.schema.ts';
import { IntakeFormsController } from './intake-forms.controller.ts';
import { IntakeFormsService } from './intake-forms.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: IntakeFormRecord.name, schema: IntakeFormSchema }]),
    ClientsModule,
    FilesModule,
  ],
  controllers: [IntakeFormsController],
  providers: [IntakeFormsService],
  exports: [IntakeFormsService],
})
export class IntakeFormsModule {}
