import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { CheckupRecord, CheckupSchema } from './checkup.schema.ts';
import { CheckupsController } from './checkups.controller.ts';
import { CheckupsService } from './checkups.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: CheckupRecord.name, schema: CheckupSchema }]), ClientsModule],
  controllers: [CheckupsController],
  providers: [CheckupsService],
  exports: [CheckupsService],
})
export class CheckupsModule {}
