import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { doctorGrid } from '@clinic/contract/grid-calls';
import type { Response } from 'express';
import { DoctorRecordDto, NewDoctorDto } from './staff.dto.ts';
import { DoctorsService } from './doctors.service.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { answerList } from '../../platform/rest/answer-list.ts';
import { byIds, byText, containsContact } from '../../platform/rest/list-filters.ts';
import type { ListRules, RawListQuery } from '../../platform/rest/list-query.ts';
import { Listed } from '../../platform/rest/listed.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

const RULES: ListRules = {
  sort: { name: 'name', email: 'email', createdAt: 'createdAt', id: '_id' },
  filter: { id: byIds, q: byText(containsContact) },
};

@Controller()
export class DoctorsRestController {
  constructor(private readonly doctors: DoctorsService) {}

  @Handles(doctorGrid.list)
  @Listed(RULES)
  list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response) {
    return answerList(response, 'doctors', { raw, rules: RULES }, (query) => this.doctors.list(query));
  }

  @Handles(doctorGrid.get)
  get(@Param('id', ObjectIdPipe) id: string) {
    return this.doctors.get(id);
  }

  @Command(doctorGrid.create, { action: 'create', kind: 'doctor' })
  create(@CommandContext() context: WriteContext, @Body() fields: NewDoctorDto) {
    return this.doctors.create(context, fields);
  }

  @Command(doctorGrid.update, { action: 'update', kind: 'doctor' })
  update(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: DoctorRecordDto,
  ) {
    return this.doctors.update(context, id, fields);
  }
}
