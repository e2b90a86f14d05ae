import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DeniedAccess } from '../http/denied-access.ts';
import { AccessLogController } from './access-log.controller.ts';
import { AccessLog } from './access-log.service.ts';
import { AuditRecord, AuditSchema } from './audit.schema.ts';
import { AuditRestController } from './audit.rest.controller.ts';
import { AuditStore } from '../writes/audit-row.ts';
import { AuditNames } from './audit-names.ts';
import { AuditRows } from './audit-rows.ts';
import { Audit } from './audit.service.ts';
import { Refusals } from './refusals.ts';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: AuditRecord.name, schema: AuditSchema }])],
  controllers: [AccessLogController, AuditRestController],
  providers: [
    AccessLog,
    Audit,
    AuditNames,
    AuditRows,
    { provide: AuditStore, useExisting: AuditRows },
    Refusals,
    { provide: DeniedAccess, useExisting: Refusals },
  ],
  exports: [AccessLog, Audit, AuditNames, AuditStore, DeniedAccess],
})
export class AuditModule {}
