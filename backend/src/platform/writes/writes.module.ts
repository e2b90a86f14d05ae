import { Global, Module } from '@nestjs/common';
import { Effects } from './effects.ts';
import { OutboxRelay } from './outbox-relay.ts';
import { Records } from './records.ts';
import { VersionedRecords } from './versioned-records.ts';

/** The one way of writing records. Needs an `AuditStore`, which the audit provides. */
@Global()
@Module({
  providers: [Effects, OutboxRelay, Records, VersionedRecords],
  exports: [Effects, OutboxRelay, Records, VersionedRecords],
})
export class WritesModule {}
