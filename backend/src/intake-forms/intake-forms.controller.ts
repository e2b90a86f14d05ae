import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
  StreamableFile,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import type { History } from '@clinic/contract/history';
import { FORM_TYPES, type FormType } from '@clinic/contract/intake-form-fields';
import type { FormSaved, IntakeForm, IntakeFormStub } from '@clinic/contract/intake-forms';
import { oneOf } from '@clinic/contract/rules';
import type { Response } from 'express';
import { Audited } from '../audit/audited.ts';
import { CurrentUser, Roles } from '../auth/decorators.ts';
import { Multipart } from '../http/body.guard.ts';
import type { Caller } from '../http/clinic-request.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { invalid } from '../http/refusal.ts';
import { reportHeaders, type Upload } from './blood-report.ts';
import { FormUploadInterceptor } from './form-upload.interceptor.ts';
import { FormHistoryQuery, SubmitFormDto, UpdateFormDto } from './intake-form.dto.ts';
import { IntakeFormsService } from './intake-forms.service.ts';

type MulterFile = Pick<Express.Multer.File, 'buffer' | 'originalname'>;

const uploadOf = (file: MulterFile | undefined): Upload | undefined =>
  file && { contents: file.buffer, name: file.originalname };

const formTypePipe = {
  transform(value: string): FormType {
    const sentence = oneOf(FORM_TYPES)(value);
    if (sentence) throw invalid('formType', sentence);
    return value as FormType;
  },
};

@Controller('form')
export class IntakeFormsController {
  constructor(private readonly forms: IntakeFormsService) {}

  @Roles('doctor', 'client')
  @Multipart()
  @UseInterceptors(FormUploadInterceptor)
  @Audited('create', 'form')
  @Post('submitForm')
  @HttpCode(200)
  async submitForm(
    @CurrentUser() caller: Caller,
    @Body() form: SubmitFormDto,
    @UploadedFile() file?: MulterFile,
  ): Promise<FormSaved> {
    const data = await this.forms.submit(caller, form, uploadOf(file));
    return { success: true, message: 'Form submitted successfully!', data };
  }

  @Roles('doctor', 'client')
  @Multipart()
  @UseInterceptors(FormUploadInterceptor)
  @Audited('update', 'form')
  @Put('update')
  async update(
    @CurrentUser() caller: Caller,
    @Body() form: UpdateFormDto,
    @UploadedFile() file?: MulterFile,
  ): Promise<FormSaved> {
    const data = await this.forms.update(caller, form, uploadOf(file));
    return { success: true, message: 'Form updated successfully!', data };
  }

  /** All forms of a client that have a record; clients get four of the six types without contents. */
  @Roles('doctor', 'client')
  @Audited('read', 'form')
  @Get('client/:clientId')
  async list(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
  ): Promise<{ forms: (IntakeForm | IntakeFormStub)[] }> {
    return { forms: await this.forms.list(caller, clientId) };
  }

  @Roles('doctor')
  @Audited('read', 'form')
  @Get('history/:clientId')
  async history(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Query() { formType }: FormHistoryQuery,
  ): Promise<History<IntakeForm>> {
    return { versions: await this.forms.history(caller, clientId, formType) };
  }

  @Roles('doctor', 'client')
  @Audited('read', 'form')
  @Get(':clientId/:formType')
  async get(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Param('formType', formTypePipe) formType: FormType,
  ): Promise<{ form: IntakeForm | IntakeFormStub | null }> {
    return { form: await this.forms.get(caller, clientId, formType) };
  }

  @Roles('doctor', 'client')
  @Audited('read', 'blood-report')
  @Get(':clientId/:formType/blood-report')
  async bloodReport(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Param('formType', formTypePipe) formType: FormType,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const report = await this.forms.bloodReport(caller, clientId, formType);
    response.set(reportHeaders(report));
    return new StreamableFile(report.contents);
  }
}
