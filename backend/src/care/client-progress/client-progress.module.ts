import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientProgressRecord, ClientProgressSchema } from './client-progress.schema.ts';
import { ClientProgress } from './client-progress.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: ClientProgressRecord.name, schema: ClientProgressSchema }])],
  providers: [ClientProgress],
  exports: [ClientProgress, MongooseModule],
})
export class ClientProgressModule {}
