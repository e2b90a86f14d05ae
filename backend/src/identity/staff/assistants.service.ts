import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Assistant } from '@clinic/contract/people';
import { Types, type Model } from 'mongoose';
import { notDeleted, WITHOUT_SECRETS } from '../../platform/accounts/account-record.ts';
import { accountSource, refuseTakenEmail } from '../../platform/accounts/account-writes.ts';
import { Accounts } from '../../platform/accounts/accounts.ts';
import { NewPasswords } from '../../platform/accounts/new-passwords.ts';
import { rowTakenBack } from '../../platform/audit/audited-records.ts';
import { Effects } from '../../platform/database/effects.ts';
import { forgetKey, withIdempotency } from '../../platform/database/idempotency.ts';
import { MOVED, stateOf } from '../account-links/email-moves.ts';
import { DoctorRemoval, goneDoctor } from './doctor-removal.ts';
import { DoctorsService } from './doctors.service.ts';
import { allStaff, getStaff, removeStaff, updateStaff } from './staff-records.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { findPage, pageOf, type Page } from '../../platform/rest/find-page.ts';
import type { ListQuery } from '../../platform/rest/list-query.ts';
import type { AddAssistantDto, EditAssistantDto } from './assistant.dto.ts';
import { AssistantRecord } from './assistant.schema.ts';
import { assistantView } from './assistant.view.ts';
import { Clock } from '../../platform/config/clock.ts';

@Injectable()
export class AssistantsService implements OnModuleInit {
  constructor(
    @InjectModel(AssistantRecord.name) private readonly assistants: Model<AssistantRecord>,
    private readonly accounts: Accounts,
    private readonly effects: Effects,
    private readonly doctors: DoctorsService,
    private readonly doctorRemoval: DoctorRemoval,
    private readonly newPasswords: NewPasswords,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.accounts.register('assistant', accountSource(this.assistants));
  }

  async list(query: ListQuery): Promise<Page<Assistant>> {
    return pageOf(await findPage(this.assistants, query, notDeleted, WITHOUT_SECRETS), await this.viewer());
  }

  async all(): Promise<Assistant[]> {
    return (await allStaff(this.assistants)).map(await this.viewer());
  }

  /** Throws NOT_FOUND, also for a deleted person. */
  async get(id: string): Promise<Assistant> {
    const assistant = await getStaff(this.assistants, id);
    return (await this.viewer())(assistant);
  }

  /** Whether any doctor has an assistant, so that a client can ask for an appointment. */
  async someDoctorHasOne(): Promise<boolean> {
    const { $in: nobody } = await this.doctorRemoval.nobody();
    return (await this.assistants.exists({ doctor: { $nin: nobody }, ...notDeleted })) !== null;
  }

  create(fields: AddAssistantDto): Promise<Assistant> {
    return withIdempotency(
      this.assistants,
      () => this.insert(fields),
      (assistant) => this.viewOf(assistant),
    );
  }

  /** Throws EMAIL_TAKEN, NOT_FOUND, STALE_RECORD, FACTOR_RESET_LATELY, and what `chosen` throws. */
  update(id: string, edit: EditAssistantDto, by: Caller): Promise<Assistant> {
    return withIdempotency(
      this.assistants,
      () => this.change(id, edit, by),
      (assistant) => this.viewOf(assistant),
    );
  }

  private async insert({ password, doctor, ...fields }: AddAssistantDto): Promise<Assistant> {
    const assistant = {
      ...fields,
      doctor: doctor ? (await this.doctors.chosen(doctor))._id : await this.onlyDoctor(),
      passwordHash: await this.newPasswords.hash(password, fields),
    };
    const created = await refuseTakenEmail(this.assistants.create(assistant));
    if (assistant.doctor && !(await this.doctorRemoval.keeps(assistant.doctor))) {
      await this.assistants.deleteOne({ _id: created._id });
      throw goneDoctor();
    }
    return this.viewOf(created);
  }

  private async change(
    id: string,
    { name, email, phone, doctor, ...edit }: EditAssistantDto,
    by: Caller,
  ): Promise<Assistant> {
    const fields = { name, email, phone, ...(doctor && { doctor: (await this.doctors.chosen(doctor))._id }) };
    const { before, after, sendsEmails } = await updateStaff(this.assistants, id, fields, {
      updatedAt: edit.updatedAt,
      now: this.clock.now(),
      by,
      role: 'assistant',
      passwordHash: edit.password && (await this.newPasswords.hash(edit.password, fields)),
    });
    this.accounts.forget('assistant', id);
    if (fields.doctor && !(await this.doctorRemoval.keeps(fields.doctor))) {
      await this.assistants.updateOne(
        { _id: id, doctor: fields.doctor, updatedAt: after.updatedAt },
        {
          ...stateOf(before, [...MOVED, 'name', 'email', 'phone', 'doctor', 'passwordHash', 'updatedAt']),
          $pull: { ...forgetKey().$pull, ...rowTakenBack().$pull },
        },
        { timestamps: false },
      );
      throw goneDoctor();
    }
    // Only now: an edit that is taken back sends no email.
    if (sendsEmails) await this.effects.run(AssistantRecord.name, id);
    return this.viewOf(after);
  }

  /** Throws NOT_FOUND. */
  async remove(id: string): Promise<Assistant> {
    const removed = await removeStaff(this.assistants, id, this.clock.now());
    this.accounts.forget('assistant', id);
    return this.viewOf(removed);
  }

  async unassignFrom(doctor: Types.ObjectId): Promise<void> {
    await this.assistants.updateMany({ doctor }, { $set: { doctor: null } });
  }

  /** An assistant of a deleted doctor is shown as unassigned. */
  private async viewer(): Promise<(assistant: AssistantRecord) => Assistant> {
    const gone = new Set((await this.doctorRemoval.gone()).map(({ _id }) => _id.toHexString()));
    return (assistant) => {
      const view = this.viewOf(assistant);
      return gone.has(view.doctor ?? '') ? { ...view, doctor: null } : view;
    };
  }

  private async onlyDoctor(): Promise<Types.ObjectId | null> {
    const doctors = await this.doctors.all();
    return doctors.length === 1 ? new Types.ObjectId(doctors[0]?.id) : null;
  }

  private viewOf(assistant: AssistantRecord): Assistant {
    return assistantView(assistant, this.clock.now());
  }
}
