import { Controller, Get } from '@nestjs/common';
import type { DeskToday } from '@clinic/contract/enquiries';
import { Roles } from '../auth/decorators.ts';
import { DeskService } from './desk.service.ts';

@Controller('appointment')
export class DeskController {
  constructor(private readonly desk: DeskService) {}

  /** What needs attention at the front desk today. */
  @Roles('assistant', 'admin')
  @Get('today')
  today(): Promise<DeskToday> {
    return this.desk.today();
  }
}
