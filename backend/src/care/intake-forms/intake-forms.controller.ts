import {
  Body,
  Controller,
  Param,
  Query,
  Res,
  StreamableFile,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import { FORM_TYPES, type FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { FormSaved } from '@clinic/contract/care/intake-forms/intake-forms';
import { oneOf } from '@clinic/contract/rules';
import type { Response } from 'express';
import { Audited } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { Refuses } from '../../platform/http/refuses.ts';
import { Multipart } from '../../platform/http/body.guard.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { invalid } from '../../platform/http/api-error.ts';
import { reportHeaders, type ReceivedReport } from './blood-report.ts';
import { FormUploadInterceptor } from './form-upload.interceptor.ts';
import { FormHistoryQuery, SubmitFormDto, UpdateFormDto } from './intake-form.dto.ts';
import { IntakeFormsService } from './intake-forms.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

interface UploadedReport {
  report: ReceivedReport;
}

const formTypePipe = {
  transform(value: string): FormType {
    const sentence = oneOf(FORM_TYPES)(value);
    if (sentence) throw invalid('formType', sentence);
    return value as FormType;
  },
};

@Controller()
export class IntakeFormsController {
  constructor(private readonly forms: IntakeFormsService) {}

  @Command(intakeFormCalls.submit, { action: 'create', kind: 'form' })
  @Refuses(404, 429)
  @Multipart()
  @UseInterceptors(FormUploadInterceptor)
  async submitForm(
    @CommandContext() context: WriteContext,
    @Body() form: SubmitFormDto,
    @UploadedFile() file?: UploadedReport,
  ): Promise<FormSaved> {
    const data = await this.forms.submit(context, form, file?.report);
    return { success: true, message: 'Form submitted successfully!', data };
  }

  @Command(intakeFormCalls.update, { action: 'update', kind: 'form' })
  @Refuses(404, 429)
  @Multipart()
  @UseInterceptors(FormUploadInterceptor)
  async update(
    @CommandContext() context: WriteContext,
    @Body() form: UpdateFormDto,
    @UploadedFile() file?: UploadedReport,
  ): Promise<FormSaved> {
    const data = await this.forms.update(context, form, file?.report);
    return { success: true, message: 'Form updated successfully!', data };
  }

  @Handles(intakeFormCalls.ofClient)
  @Audited('read', 'form')
  async list(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { forms: await this.forms.list(caller, clientId) };
  }

  @Handles(intakeFormCalls.history)
  @Audited('read', 'form')
  async history(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Query() { formType }: FormHistoryQuery,
  ) {
    return { versions: await this.forms.history(caller, clientId, formType) };
  }

  @Handles(intakeFormCalls.one)
  @Audited('read', 'form')
  async get(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Param('formType', formTypePipe) formType: FormType,
  ) {
    return { form: await this.forms.get(caller, clientId, formType) };
  }

  @Handles(intakeFormCalls.bloodReport)
  @Audited('read', 'blood-report')
  async bloodReport(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Param('formType', formTypePipe) formType: FormType,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { report, bytes, contents } = await this.forms.bloodReport(caller, clientId, formType);
    response.set({ ...reportHeaders(report), 'Content-Length': String(bytes) });
    return new StreamableFile(contents);
  }
}
