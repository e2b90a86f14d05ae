import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DoctorsModule } from '../doctors/doctors.module.ts';
import { AssistantRecord, AssistantSchema } from './assistant.schema.ts';
import { AssistantsController } from './assistants.controller.ts';
import { AssistantsService } from './assistants.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: AssistantRecord.name, schema: AssistantSchema }]),
    DoctorsModule,
  ],
  controllers: [AssistantsController],
  providers: [AssistantsService],
  exports: [AssistantsService],
})
export class AssistantsModule {}
