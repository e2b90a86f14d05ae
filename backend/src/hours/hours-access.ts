import { Injectable } from '@nestjs/common';
import { ApiError } from '../http/api-error.ts';
import type { Caller } from '../http/clinic-request.ts';
import { AssistantsService } from '../staff/assistants.service.ts';

/** Whose hours somebody may change: admins everybody's, assistants the own doctor's, doctors the own. */
@Injectable()
export class HoursAccess {
  constructor(private readonly assistants: AssistantsService) {}

  /** `doctor` null: the whole clinic's. Throws FORBIDDEN. */
  async mayChange({ role, id }: Caller, doctor: string | null): Promise<void> {
    if (role === 'admin') return;
    const own = role === 'assistant' ? (await this.assistants.get(id)).doctor : id;
    if (doctor === null || doctor.toLowerCase() !== own) throw new ApiError('FORBIDDEN');
  }
}
