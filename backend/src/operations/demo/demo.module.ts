import { Module } from '@nestjs/common';
import { CareFiller } from './care-filler.ts';
import { DemoClinic } from './demo-clinic.ts';
import { DeskFiller } from './desk-filler.ts';
import { MoneyFiller } from './money-filler.ts';

@Module({ providers: [CareFiller, DeskFiller, DemoClinic, MoneyFiller], exports: [DemoClinic] })
export class DemoModule {}
