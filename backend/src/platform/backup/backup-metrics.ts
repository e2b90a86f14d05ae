import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../config/env.ts';
import { Metrics } from '../health/metrics.ts';
import { BackupStates } from './backup-states.ts';

/** Metric: the age of the last backup. */
@Injectable()
export class BackupMetrics {
  constructor(metrics: Metrics, @Inject(ENV) { backup }: Env, states: BackupStates) {
    if (!backup) return;
    metrics.gauge(
      {
        name: 'clinic_backup_interval_seconds',
        help: 'Time from one backup to the next, as it is set.',
      },
      () => backup.every * 3600,
    );
    metrics.gauge(
      {
        name: 'clinic_backup_last_success_timestamp_seconds',
        help: 'When the last good backup was made, 0 when there is none.',
      },
      async () => {
        const { last } = await states.read();
        return last ? Date.parse(last.at) / 1000 : 0;
      },
    );
  }
}
