import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DeniedAccess } from '../http/denied-access.ts';
import { AuditRecord, AuditSchema } from './audit.schema.ts';
import { AuditRestController } from './audit.rest.controller.ts';
import { Audit } from './audit.service.ts';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: AuditRecord.name, schema: AuditSchema }])],
  controllers: [AuditRestController],
  providers: [Audit, { provide: DeniedAccess, useExisting: Audit }],
  exports: [Audit, DeniedAccess],
})
export class AuditModule {}
