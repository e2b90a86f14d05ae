import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { doctorGrid } from '@clinic/contract/grid-calls';
import type { Response } from 'express';
import { DoctorRecordDto, NewDoctorDto } from './staff.dto.ts';
import { doctorView } from './doctor.view.ts';
import { DoctorsService } from './doctors.service.ts';
import { Audited } from '../audit/audited.ts';
import { Handles } from '../http/handles.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { answerPage } from '../rest/content-range.ts';
import {
  byIds,
  byText,
  contains,
  readListQuery,
  type ListRules,
  type RawListQuery,
} from '../rest/list-query.ts';

const RULES: ListRules = {
  sort: { name: 'name', email: 'email', createdAt: 'createdAt', id: '_id' },
  filter: { id: byIds, q: byText(contains('name', 'email', 'phone')) },
};

@Controller()
export class DoctorsRestController {
  constructor(private readonly doctors: DoctorsService) {}

  @Handles(doctorGrid.list)
  async list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response) {
    const query = await readListQuery(raw, RULES);
    return answerPage(response, 'doctors', await this.doctors.list(query), query.offset, doctorView);
  }

  @Handles(doctorGrid.get)
  async get(@Param('id', ObjectIdPipe) id: string) {
    return doctorView(await this.doctors.get(id));
  }

  @Handles(doctorGrid.create)
  @Audited('create', 'doctor')
  async create(@Body() fields: NewDoctorDto) {
    return doctorView(await this.doctors.create(fields));
  }

  @Handles(doctorGrid.update)
  @Audited('update', 'doctor')
  async update(@Param('id', ObjectIdPipe) id: string, @Body() fields: DoctorRecordDto) {
    return doctorView(await this.doctors.update(id, fields));
  }
}
