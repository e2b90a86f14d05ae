import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CourseRecord, CourseSchema } from './course.schema.ts';
import { Courses } from './courses.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: CourseRecord.name, schema: CourseSchema }])],
  providers: [Courses],
  exports: [Courses, MongooseModule],
})
export class CoursesModule {}
