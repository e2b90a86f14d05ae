import { Controller } from '@nestjs/common';
import { appointmentCalls } from '@clinic/contract/appointment-calls';
import { AuditedOnce } from '../audit/audited.ts';
import { Handles } from '../http/handles.ts';
import { DeskService } from './desk.service.ts';

@Controller()
export class DeskController {
  constructor(private readonly desk: DeskService) {}

  @Handles(appointmentCalls.today)
  @AuditedOnce('list', 'appointments')
  today() {
    return this.desk.today();
  }
}
