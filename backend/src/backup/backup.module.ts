import { Module } from '@nestjs/common';
import { BackupController } from './backup.controller.ts';
import { BackupStates } from './backup-states.ts';
import { BackupWorker } from './backup-worker.ts';

@Module({
  controllers: [BackupController],
  providers: [BackupStates, BackupWorker],
})
export class BackupModule {}
