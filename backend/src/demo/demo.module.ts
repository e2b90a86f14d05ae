import { Module } from '@nestjs/common';
import { DemoClinic } from './demo-clinic.ts';
import { LargeClinic } from './large-clinic.ts';

@Module({ providers: [DemoClinic, LargeClinic] })
export class DemoModule {}
