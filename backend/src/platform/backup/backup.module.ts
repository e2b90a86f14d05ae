import { Module } from '@nestjs/common';
import { HealthModule } from '../health/health.module.ts';
import { BackupController } from './backup.controller.ts';
import { BackupMetrics } from './backup-metrics.ts';
import { BackupStates } from './backup-states.ts';
import { BackupWorker } from './backup-worker.ts';

@Module({
  imports: [HealthModule],
  controllers: [BackupController],
  providers: [BackupMetrics, BackupStates, BackupWorker],
  exports: [BackupStates],
})
export class BackupModule {}
