import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DoctorRecord, DoctorSchema } from './doctor.schema.ts';
import { DoctorsController } from './doctors.controller.ts';
import { DoctorsService } from './doctors.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: DoctorRecord.name, schema: DoctorSchema }])],
  controllers: [DoctorsController],
  providers: [DoctorsService],
  exports: [DoctorsService],
})
export class DoctorsModule {}
