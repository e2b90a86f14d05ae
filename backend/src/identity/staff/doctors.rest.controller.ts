import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { doctorGrid } from '@clinic/contract/grid-calls';
import type { Response } from 'express';
import { DoctorRecordDto, NewDoctorDto } from './staff.dto.ts';
import { DoctorsService } from './doctors.service.ts';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { answerList } from '../../platform/rest/answer-list.ts';
import { byIds, byText, contains } from '../../platform/rest/list-filters.ts';
import type { ListRules, RawListQuery } from '../../platform/rest/list-query.ts';
import { Listed } from '../../platform/rest/listed.ts';

const RULES: ListRules = {
  sort: { name: 'name', email: 'email', createdAt: 'createdAt', id: '_id' },
  filter: { id: byIds, q: byText(contains('name', 'email', 'phone')) },
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

  @Handles(doctorGrid.create)
  @Audited('create', 'doctor')
  create(@Body() fields: NewDoctorDto) {
    return this.doctors.create(fields);
  }

  @Handles(doctorGrid.update)
  @Audited('update', 'doctor')
  update(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: DoctorRecordDto,
  ) {
    return this.doctors.update(id, fields, caller);
  }
}
