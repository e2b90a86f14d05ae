import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Assistant } from '@clinic/contract/people';
import { Types, type Model } from 'mongoose';
import { notDeleted, WITHOUT_SECRETS } from '../../platform/accounts/account-record.ts';
import { accountSource, refuseTakenEmail } from '../../platform/accounts/account-writes.ts';
import { Accounts, AccountsOf, type AccountSource } from '../../platform/accounts/accounts.ts';
import { NewPasswords } from '../../platform/accounts/new-passwords.ts';
import { MOVED } from '../account-links/email-moves.ts';
import { DoctorRemoval } from './doctor-removal.ts';
import { DoctorsService } from './doctors.service.ts';
import { allStaff, getStaff, removeStaff, updateStaff } from './staff-records.ts';
import { findPage, pageOf, type Page } from '../../platform/rest/find-page.ts';
import type { ListQuery } from '../../platform/rest/list-query.ts';
import type { AddAssistantDto, EditAssistantDto } from './assistant.dto.ts';
import { AssistantRecord } from './assistant.schema.ts';
import { assistantView } from './assistant.view.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import { stateOf } from '../../platform/writes/state-of.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { Answers } from '../../platform/ports/answers.ts';

/** An edit changes these fields, and an edit that is undone restores them. */
const EDITED = [...MOVED, 'name', 'email', 'phone', 'doctor', 'passwordHash', 'updatedAt'] as const;

@Injectable()
export class AssistantsService {
  constructor(
    @InjectModel(AssistantRecord.name) private readonly assistants: Model<AssistantRecord>,
    private readonly records: Records,
    private readonly accounts: Accounts,
    private readonly doctors: DoctorsService,
    private readonly doctorRemoval: DoctorRemoval,
    private readonly newPasswords: NewPasswords,
    private readonly clock: Clock,
  ) {}

  @Answers(AccountsOf, 'assistant')
  source(): AccountSource {
    return accountSource(this.records, this.assistants);
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

  /** Tells whether any doctor has an assistant, so that a client can ask for an appointment. */
  async someDoctorHasOne(): Promise<boolean> {
    const { $in: nobody } = await this.doctorRemoval.nobody();
    return (await this.assistants.exists({ doctor: { $nin: nobody }, ...notDeleted })) !== null;
  }

  create(context: WriteContext, fields: AddAssistantDto): Promise<Assistant> {
    return this.records.once(
      this.assistants,
      context,
      () => this.insert(context, fields),
      (assistant) => this.viewOf(assistant),
    );
  }

  /** Throws EMAIL_TAKEN, NOT_FOUND, STALE_RECORD, FACTOR_RESET_LATELY, and what `doctors.chosen` throws. */
  update(context: WriteContext, id: string, edit: EditAssistantDto): Promise<Assistant> {
    return this.records.once(
      this.assistants,
      context,
      () => this.change(context, id, edit),
      (assistant) => this.viewOf(assistant),
    );
  }

  private async insert(
    context: WriteContext,
    { password, doctor, ...fields }: AddAssistantDto,
  ): Promise<Assistant> {
    const assistant = {
      ...fields,
      doctor: doctor ? (await this.doctors.chosen(doctor))._id : await this.onlyDoctor(),
      passwordHash: await this.newPasswords.hash(password, fields),
    };
    const write = this.records.insert(this.assistants, context, assistant, {
      settling: { check: (one) => this.doctorRemoval.requireKept(one.doctor), which: ({ _id }) => ({ _id }) },
    });
    return this.viewOf(await refuseTakenEmail(write));
  }

  private async change(
    context: WriteContext,
    id: string,
    { name, email, phone, doctor, ...edit }: EditAssistantDto,
  ): Promise<Assistant> {
    const fields = { name, email, phone, ...(doctor && { doctor: (await this.doctors.chosen(doctor))._id }) };
    const stored = { records: this.records, staff: this.assistants };
    try {
      const edited = await updateStaff(context, stored, id, fields, {
        updatedAt: edit.updatedAt,
        now: this.clock.now(),
        role: 'assistant',
        passwordHash: edit.password && (await this.newPasswords.hash(edit.password, fields)),
        ...(fields.doctor && {
          settling: (before) => ({
            check: (one) => this.doctorRemoval.requireKept(one.doctor),
            which: ({ _id, doctor: given, updatedAt }) => ({ _id, doctor: given, updatedAt }),
            back: stateOf(before, EDITED),
          }),
        }),
      });
      return this.viewOf(edited);
    } finally {
      this.accounts.forget('assistant', id);
    }
  }

  /** Throws NOT_FOUND. */
  async remove(context: WriteContext, id: string): Promise<Assistant> {
    const stored = { records: this.records, staff: this.assistants };
    const removed = await removeStaff(context, stored, id, this.clock.now());
    this.accounts.forget('assistant', id);
    return this.viewOf(removed);
  }

  async unassignFrom(doctor: Types.ObjectId): Promise<void> {
    await this.records.updateMany(this.assistants, job(), { doctor }, { $set: { doctor: null } });
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
