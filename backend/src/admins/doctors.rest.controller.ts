import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Doctor } from '@clinic/contract/people';
import type { Response } from 'express';
import { DoctorRecordDto, NewDoctorDto } from '../doctors/staff.dto.ts';
import { doctorView } from '../doctors/doctor.view.ts';
import { DoctorsService } from '../doctors/doctors.service.ts';
import { Audited } from '../audit/audited.ts';
import { Roles } from '../auth/decorators.ts';
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
import { StaffService } from './staff.service.ts';

const RULES: ListRules = {
  sort: { name: 'name', email: 'email', createdAt: 'createdAt', id: '_id' },
  filter: { id: byIds, q: byText(contains('name', 'email', 'phone')) },
};

@Controller('rest/doctors')
export class DoctorsRestController {
  constructor(
    private readonly doctors: DoctorsService,
    private readonly staff: StaffService,
  ) {}

  @Roles('admin', 'assistant')
  @Get()
  async list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response): Promise<Doctor[]> {
    const query = await readListQuery(raw, RULES);
    return answerPage(response, 'doctors', await this.doctors.list(query), query.offset, doctorView);
  }

  @Roles('admin', 'assistant')
  @Get(':id')
  async get(@Param('id', ObjectIdPipe) id: string): Promise<Doctor> {
    return doctorView(await this.doctors.get(id));
  }

  @Roles('admin')
  @Audited('create', 'doctor')
  @Post()
  @HttpCode(200)
  async create(@Body() fields: NewDoctorDto): Promise<Doctor> {
    return doctorView(await this.doctors.create(fields));
  }

  @Roles('admin')
  @Audited('update', 'doctor')
  @Put(':id')
  async update(@Param('id', ObjectIdPipe) id: string, @Body() fields: DoctorRecordDto): Promise<Doctor> {
    return doctorView(await this.doctors.update(id, fields));
  }

  @Roles('admin')
  @Audited('delete', 'doctor')
  @Delete(':id')
  async remove(@Param('id', ObjectIdPipe) id: string): Promise<Doctor> {
    const doctor = doctorView(await this.doctors.get(id));
    await this.staff.removeDoctor(id);
    return doctor;
  }
}
