import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditRecord, AuditSchema } from './audit.schema.ts';
import { AuditRestController } from './audit.rest.controller.ts';
import { Audit } from './audit.service.ts';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: AuditRecord.name, schema: AuditSchema }])],
  controllers: [AuditRestController],
  providers: [Audit],
  exports: [Audit],
})
export class AuditModule {}
