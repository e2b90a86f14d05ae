import { Body, Controller, Req } from '@nestjs/common';
import { pushCalls } from '@clinic/contract/notifications/push-calls';
import { Audited } from '../../platform/audit/audited.ts';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';
import { Handles } from '../../platform/http/handles.ts';
import { signedIn } from '../../platform/http/signed-in.ts';
import { PushReceiptDto, SavePushDeviceDto } from './push.dto.ts';
import { PushDevices } from './push-devices.service.ts';
import { PushNotifications } from './push-notifications.service.ts';
import { PushSender } from './push-sender.ts';

@Controller()
export class PushController {
  constructor(
    private readonly devices: PushDevices,
    private readonly notifications: PushNotifications,
    private readonly sender: PushSender,
  ) {}

  @Handles(pushCalls.device)
  async device(@Req() request: ClinicRequest) {
    const { session } = signedIn(request);
    return { on: await this.devices.isOn(session), key: this.sender.keys.publicKey };
  }

  @Handles(pushCalls.save)
  @Audited('update', 'notifications')
  async save(@Req() request: ClinicRequest, @Body() device: SavePushDeviceDto) {
    const { caller, session } = signedIn(request);
    await this.devices.save(caller.id, session, device);
    return { message: 'Notifications come to this device now.' };
  }

  @Handles(pushCalls.remove)
  @Audited('end', 'notifications')
  async remove(@Req() request: ClinicRequest) {
    await this.devices.remove(signedIn(request).session);
    return { message: 'No notifications come to this device any more.' };
  }

  @Handles(pushCalls.receipt)
  async receipt(@Body() { receipt }: PushReceiptDto) {
    await this.notifications.shown(receipt);
    return { message: 'Thank you.' };
  }
}
