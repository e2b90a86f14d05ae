import { Module } from '@nestjs/common';
import { EmbeddedDatabaseModule } from '../embedded-engine/embedded-database.module.ts';
import { FilesModule } from '../files/files.module.ts';
import { CommandMetrics } from './command-metrics.ts';
import { Ending } from './ending.ts';
import { HealthController } from './health.controller.ts';
import { MetricsController } from './metrics.controller.ts';
import { Metrics } from './metrics.ts';
import { PoolMetrics } from './pool-metrics.ts';
import { SlowRequests } from './slow-requests.ts';
import { WorkMetrics } from './work-metrics.ts';

@Module({
  imports: [EmbeddedDatabaseModule, FilesModule],
  controllers: [HealthController, MetricsController],
  providers: [CommandMetrics, Ending, Metrics, PoolMetrics, SlowRequests, WorkMetrics],
  exports: [Metrics, SlowRequests],
})
export class HealthModule {}
