import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClinicFactsController } from './clinic-facts.controller.ts';
import { ClinicFactsRecord, ClinicFactsSchema } from './clinic-facts.schema.ts';
import { ClinicFactsService } from './clinic-facts.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: ClinicFactsRecord.name, schema: ClinicFactsSchema }])],
  controllers: [ClinicFactsController],
  providers: [ClinicFactsService],
  exports: [ClinicFactsService],
})
export class ClinicFactsModule {}
