import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OutboxRecord, OutboxSchema } from './outbox.schema.ts';
import { Outbox } from './outbox.service.ts';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: OutboxRecord.name, schema: OutboxSchema }])],
  providers: [Outbox],
  exports: [Outbox],
})
export class MailModule {}
