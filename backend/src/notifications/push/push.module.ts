import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PushController } from './push.controller.ts';
import { PushDeviceRecord, PushDeviceSchema } from './push-device.schema.ts';
import { PushDevices } from './push-devices.service.ts';
import { PushNotificationRecord, PushNotificationSchema } from './push-notification.schema.ts';
import { NotificationIsStillTrue, PushNotifications } from './push-notifications.service.ts';
import { PushSender } from './push-sender.ts';
import { PushWorker } from './push-worker.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PushDeviceRecord.name, schema: PushDeviceSchema },
      { name: PushNotificationRecord.name, schema: PushNotificationSchema },
    ]),
  ],
  controllers: [PushController],
  providers: [NotificationIsStillTrue, PushDevices, PushNotifications, PushSender, PushWorker],
  exports: [PushNotifications],
})
export class PushModule {}
