import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { MetricsController } from './metrics.controller.ts';
import { Metrics } from './metrics.ts';

@Module({ controllers: [HealthController, MetricsController], providers: [Metrics], exports: [Metrics] })
export class HealthModule {}
