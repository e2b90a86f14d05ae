import { Body, Controller, Param } from '@nestjs/common';
import { doctorGrid } from '@clinic/contract/grid-calls';
import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { Audited } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { Reassignments } from './reassignments.service.ts';
import { ReassignDto } from './reassign.dto.ts';

@Controller()
export class ReassignmentsController {
  constructor(private readonly handOver: Reassignments) {}

  @Handles(staffCalls.deleteDoctor)
  @Audited('delete', 'doctor')
  async deleteDoctor(@Param('id', ObjectIdPipe) id: string) {
    await this.handOver.removeDoctor(id);
    return { message: 'Doctor deleted successfully' };
  }

  @Handles(doctorGrid.remove)
  @Audited('delete', 'doctor')
  remove(@Param('id', ObjectIdPipe) id: string) {
    return this.handOver.removeDoctor(id);
  }

  @Handles(staffCalls.leftBehind)
  async leftBehind() {
    return { doctors: await this.handOver.leftBehind() };
  }

  @Handles(staffCalls.reassign)
  @Audited('reassign', 'doctor')
  async reassign(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { doctor }: ReassignDto,
  ) {
    const moved = await this.handOver.reassign(caller, id, doctor.toLowerCase());
    return { message: 'Clients and appointments reassigned successfully', ...moved };
  }
}
