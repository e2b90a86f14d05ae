import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Departures } from './departures.ts';
import { DoctorRecord, DoctorSchema } from './doctor.schema.ts';
import { DoctorsController } from './doctors.controller.ts';
import { DoctorsService } from './doctors.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: DoctorRecord.name, schema: DoctorSchema }])],
  controllers: [DoctorsController],
  providers: [DoctorsService, Departures],
  exports: [DoctorsService, Departures],
})
export class DoctorsModule {}
