import { Body, Controller, Req } from '@nestjs/common';
import { pushCalls } from '@clinic/contract/notifications/push-calls';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';
import { Handles } from '../../platform/http/handles.ts';
import { signedIn } from '../../platform/http/signed-in.ts';
import { PushReceiptDto, SavePushDeviceDto } from './push.dto.ts';
import { PushDevices } from './push-devices.service.ts';
import { PushNotifications } from './push-notifications.service.ts';
import { PushSender } from './push-sender.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

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

  @Command(pushCalls.save, { action: 'update', kind: 'notifications' })
  async save(
    @CommandContext() context: WriteContext,
    @Req() request: ClinicRequest,
    @Body() device: SavePushDeviceDto,
  ) {
    await this.devices.save(context, signedIn(request).session, device);
    return { message: 'Notifications come to this device now.' };
  }

  @Command(pushCalls.remove, { action: 'end', kind: 'notifications' })
  async remove(@CommandContext() context: WriteContext, @Req() request: ClinicRequest) {
    await this.devices.remove(context, signedIn(request).session);
    return { message: 'No notifications come to this device any more.' };
  }

  @Handles(pushCalls.receipt)
  async receipt(@Body() { receipt }: PushReceiptDto) {
    await this.notifications.shown(receipt);
    return { message: 'Thank you.' };
  }
}
