import { Module } from '@nestjs/common';
import { Ending } from './ending.ts';
import { HealthController } from './health.controller.ts';
import { MetricsController } from './metrics.controller.ts';
import { Metrics } from './metrics.ts';

@Module({
  controllers: [HealthController, MetricsController],
  providers: [Ending, Metrics],
  exports: [Metrics],
})
export class HealthModule {}
