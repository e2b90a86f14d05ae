import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MarkedMethods } from './marked-methods.ts';
import { Ports } from './ports.ts';

/** Connects rooms where one must call another that it cannot import. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [MarkedMethods, Ports],
  exports: [MarkedMethods, Ports],
})
export class PortsModule {}
