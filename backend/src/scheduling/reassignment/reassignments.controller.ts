import { Body, Controller, Param } from '@nestjs/common';
import { doctorGrid } from '@clinic/contract/grid-calls';
import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { Reassignments } from './reassignments.service.ts';
import { ReassignDto } from './reassign.dto.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class ReassignmentsController {
  constructor(private readonly handOver: Reassignments) {}

  @Command(staffCalls.deleteDoctor, { action: 'delete', kind: 'doctor' })
  async deleteDoctor(@CommandContext() context: WriteContext, @Param('id', ObjectIdPipe) id: string) {
    await this.handOver.removeDoctor(context, id);
    return { message: 'Doctor deleted successfully' };
  }

  @Command(doctorGrid.remove, { action: 'delete', kind: 'doctor' })
  remove(@CommandContext() context: WriteContext, @Param('id', ObjectIdPipe) id: string) {
    return this.handOver.removeDoctor(context, id);
  }

  @Handles(staffCalls.leftBehind)
  async leftBehind() {
    return { doctors: await this.handOver.leftBehind() };
  }

  @Command(staffCalls.reassign, { action: 'reassign', kind: 'doctor' })
  async reassign(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { doctor }: ReassignDto,
  ) {
    const moved = await this.handOver.reassign(context, id, doctor.toLowerCase());
    return { message: 'Clients and appointments reassigned successfully', ...moved };
  }
}
