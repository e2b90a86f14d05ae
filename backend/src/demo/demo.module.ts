import { Module } from '@nestjs/common';
import { DemoClinic } from './demo-clinic.ts';

@Module({ providers: [DemoClinic] })
export class DemoModule {}
