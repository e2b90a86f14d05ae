import { Module } from '@nestjs/common';
import { DemoModule } from '../demo/demo.module.ts';
import { LargeClinic } from './large-clinic.ts';

@Module({ imports: [DemoModule], providers: [LargeClinic] })
export class SeedModule {}
