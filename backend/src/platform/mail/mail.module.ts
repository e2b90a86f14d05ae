import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailFiles } from './mail-files.ts';
import { MailWorker } from './mail-worker.ts';
import { OutboxRecord, OutboxSchema } from './outbox.schema.ts';
import { EmailIsStillTrue, Outbox } from './outbox.service.ts';
import { ReachesOtherwise, WasShown, WithoutAddress } from './without-address.ts';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: OutboxRecord.name, schema: OutboxSchema }])],
  providers: [Outbox, EmailIsStillTrue, ReachesOtherwise, WasShown, WithoutAddress, MailWorker, MailFiles],
  exports: [Outbox, MailFiles, MongooseModule],
})
export class MailModule {}
