import { Module } from '@nestjs/common';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { PushModule } from '../push/push.module.ts';
import { ReachedOtherwise } from './reached-otherwise.ts';

@Module({ imports: [ClientsModule, PushModule], providers: [ReachedOtherwise] })
export class TellingModule {}
