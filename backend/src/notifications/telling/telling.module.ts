import { Module } from '@nestjs/common';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { PushModule } from '../push/push.module.ts';
import { ReachedOtherwise } from './reached-otherwise.ts';
import { TellingController } from './telling.controller.ts';
import { Tellings } from './tellings.service.ts';

@Module({
  imports: [ClientsModule, PushModule],
  controllers: [TellingController],
  providers: [ReachedOtherwise, Tellings],
})
export class TellingModule {}
