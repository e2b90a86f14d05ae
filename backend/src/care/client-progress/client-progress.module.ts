import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientProgressRecord, ClientProgressSchema } from './client-progress.schema.ts';
import { AfterProgressChanges, ClientProgress, WhenProgressChanges } from './client-progress.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: ClientProgressRecord.name, schema: ClientProgressSchema }])],
  providers: [AfterProgressChanges, ClientProgress, WhenProgressChanges],
  exports: [ClientProgress, MongooseModule],
})
export class ClientProgressModule {}
