import { Controller } from '@nestjs/common';
import { backupCalls } from '@clinic/contract/platform/backup-calls';
import { Handles } from '../http/handles.ts';
import { BackupStates } from './backup-states.ts';

@Controller()
export class BackupController {
  constructor(private readonly states: BackupStates) {}

  @Handles(backupCalls.state)
  state() {
    return this.states.read();
  }
}
