import { Module } from '@nestjs/common';
import { Plans } from './plans.service.ts';

@Module({ providers: [Plans], exports: [Plans] })
export class PlansModule {}
