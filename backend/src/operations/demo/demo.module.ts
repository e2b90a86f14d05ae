import { Module } from '@nestjs/common';
import { CareFiller } from './care-filler.ts';
import { DemoClinic } from './demo-clinic.ts';
import { DeskFiller } from './desk-filler.ts';
import { LargeClinic } from './large-clinic.ts';

@Module({ providers: [CareFiller, DeskFiller, DemoClinic, LargeClinic] })
export class DemoModule {}
