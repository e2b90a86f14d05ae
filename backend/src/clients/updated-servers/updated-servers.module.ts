import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ServersRecord, ServersSchema } from './servers.schema.ts';
import { UpdatedServersController } from './updated-servers.controller.ts';
import { UpdatedServers } from './updated-servers.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: ServersRecord.name, schema: ServersSchema }])],
  controllers: [UpdatedServersController],
  providers: [UpdatedServers],
  exports: [UpdatedServers],
})
export class UpdatedServersModule {}
