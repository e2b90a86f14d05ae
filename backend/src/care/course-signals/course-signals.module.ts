import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { CoursesModule } from '../courses/courses.module.ts';
import { GoalsModule } from '../goals/goals.module.ts';
import { IntakeFormRecord, IntakeFormSchema } from '../intake-forms/intake-form.schema.ts';
import { JournalModule } from '../journal/journal.module.ts';
import { MeasurementsModule } from '../measurements/measurements.module.ts';
import { CourseFacts } from './course-facts.ts';
import { CourseSignalsController } from './course-signals.controller.ts';
import { CourseSignals } from './course-signals.service.ts';
import { CourseWorker } from './course-worker.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: IntakeFormRecord.name, schema: IntakeFormSchema }]),
    ClientsModule,
    CoursesModule,
    GoalsModule,
    JournalModule,
    MeasurementsModule,
  ],
  controllers: [CourseSignalsController],
  providers: [CourseFacts, CourseSignals, CourseWorker],
  exports: [CourseSignals],
})
export class CourseSignalsModule {}
