import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../clients/clients.module.ts';
import { AlikeController } from './alike.controller.ts';
import { AlikeGroups } from './alike-groups.service.ts';
import { AlikeRecord, AlikeSchema } from './alike.schema.ts';
import { Alike } from './alike.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: AlikeRecord.name, schema: AlikeSchema }]), ClientsModule],
  controllers: [AlikeController],
  providers: [Alike, AlikeGroups],
  exports: [AlikeGroups],
})
export class AlikeModule {}
