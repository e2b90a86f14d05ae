import { Global, Module } from '@nestjs/common';
import { EffectHandlers } from './effect-handlers.ts';
import { Effects } from './effects.ts';
import { OutboxRelay } from './outbox-relay.ts';
import { Records } from './records.ts';
import { Settings } from './settings.ts';
import { VersionedRecords } from './versioned-records.ts';

/** The write path. Needs an `AuditStore`, which the audit provides. */
@Global()
@Module({
  providers: [EffectHandlers, Effects, OutboxRelay, Records, Settings, VersionedRecords],
  exports: [Effects, OutboxRelay, Records, Settings, VersionedRecords],
})
export class WritesModule {}
