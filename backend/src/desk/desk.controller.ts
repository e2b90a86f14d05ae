import { Controller } from '@nestjs/common';
import { appointmentCalls } from '@clinic/contract/appointment-calls';
import { Handles } from '../http/handles.ts';
import { DeskService } from './desk.service.ts';

@Controller()
export class DeskController {
  constructor(private readonly desk: DeskService) {}

  @Handles(appointmentCalls.today)
  today() {
    return this.desk.today();
  }
}
