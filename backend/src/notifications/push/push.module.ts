import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PushController } from './push.controller.ts';
import { PushDeviceRecord, PushDeviceSchema } from './push-device.schema.ts';
import { PushDevices } from './push-devices.service.ts';
import { PushNoticeRecord, PushNoticeSchema } from './push-notice.schema.ts';
import { PushNotices } from './push-notices.service.ts';
import { PushSender } from './push-sender.ts';
import { PushWorker } from './push-worker.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PushDeviceRecord.name, schema: PushDeviceSchema },
      { name: PushNoticeRecord.name, schema: PushNoticeSchema },
    ]),
  ],
  controllers: [PushController],
  providers: [PushDevices, PushNotices, PushSender, PushWorker],
  exports: [PushNotices],
})
export class PushModule {}
