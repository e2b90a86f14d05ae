import { Module } from '@nestjs/common';
import { Ending } from './ending.ts';
import { HealthController } from './health.controller.ts';
import { MetricsController } from './metrics.controller.ts';
import { Metrics } from './metrics.ts';
import { SlowRequests } from './slow-requests.ts';

@Module({
  controllers: [HealthController, MetricsController],
  providers: [Ending, Metrics, SlowRequests],
  exports: [Metrics, SlowRequests],
})
export class HealthModule {}
