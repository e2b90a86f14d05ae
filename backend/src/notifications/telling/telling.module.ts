import { Module } from '@nestjs/common';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { PushModule } from '../push/push.module.ts';
import { ClientNoticesController } from './client-notices.controller.ts';
import { ClientNotices } from './client-notices.service.ts';
import { ReachedOtherwise } from './reached-otherwise.ts';
import { TellingController } from './telling.controller.ts';
import { Tellings } from './tellings.service.ts';

@Module({
  imports: [ClientsModule, PushModule],
  controllers: [TellingController, ClientNoticesController],
  providers: [ReachedOtherwise, Tellings, ClientNotices],
  exports: [ClientNotices],
})
export class TellingModule {}
