import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { emptyCheckup } from '@clinic/contract/care/checkups/checkups';
import { kindOf, valueText } from '@clinic/contract/care/measurements/measurements';
import { ALIKE_WORDS } from '@clinic/contract/clients/alike';
import { Inject, Injectable } from '@nestjs/common';
import { AccessLog } from '../../platform/audit/access-log.service.ts';
import { AppointmentsService } from '../../scheduling/appointments/appointments.service.ts';
import { CheckIns } from '../../care/check-ins/check-ins.service.ts';
import { ConsultationNotes } from '../../care/consultations/consultation-notes.ts';
import { CheckupsService } from '../../care/checkups/checkups.service.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { AlikeGroups } from '../../clients/alike/alike-groups.service.ts';
import { DeskNotesService } from '../../clients/desk-notes/desk-notes.service.ts';
import { DietPlansService } from '../../care/diet-plans/diet-plans.service.ts';
import { DosagePlansService } from '../../care/dosage-plans/dosage-plans.service.ts';
import { EnquiriesService } from '../../clients/enquiries/enquiries.service.ts';
import { IntakeFormsService } from '../../care/intake-forms/intake-forms.service.ts';
import { Goals } from '../../care/goals/goals.service.ts';
import { CreditNotes } from '../../billing/papers/credit-notes.service.ts';
import { PaymentsService } from '../../billing/payments/payments.service.ts';
import { InvoicesService } from '../../billing/invoices/invoices.service.ts';
import { JournalService } from '../../care/journal/journal.service.ts';
import { MeasurementsService } from '../../care/measurements/measurements.service.ts';
import { PrecautionsService } from '../../care/precautions/precautions.service.ts';
import { ProgramsService } from '../../care/programs/programs.service.ts';
import { SnacksPlansService } from '../../care/snacks-plans/snacks-plans.service.ts';
import { Types } from 'mongoose';
import { copyWishView } from '../../clients/clients/written-down.view.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { Consents } from './consents.service.ts';
import { copyPage } from './copy-page.ts';
import type { ArchivedFile } from '../../platform/files/zip-pieces.ts';
import { Clock } from '../../platform/config/clock.ts';

/** A part of the copy; `key` for the JSON, `title` for the page. */
export interface CopiedSection {
  key: string;
  title: string;
  value: unknown;
}

const WISHES = {
  whatsApp: 'reminders by WhatsApp',
  noWhatsApp: 'no reminders by WhatsApp',
  copy: 'this copy of your data',
} as const;

/** Everything that the clinic has of a client and may hand out. */
@Injectable()
export class ClientCopy {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly clients: ClientsService,
    private readonly consents: Consents,
    private readonly appointments: AppointmentsService,
    private readonly forms: IntakeFormsService,
    private readonly programs: ProgramsService,
    private readonly dietPlans: DietPlansService,
    private readonly dosagePlans: DosagePlansService,
    private readonly snacksPlans: SnacksPlansService,
    private readonly checkups: CheckupsService,
    private readonly consultationNotes: ConsultationNotes,
    private readonly measurements: MeasurementsService,
    private readonly goals: Goals,
    private readonly precautions: PrecautionsService,
    private readonly checkIns: CheckIns,
    private readonly journal: JournalService,
    private readonly invoices: InvoicesService,
    private readonly payments: PaymentsService,
    private readonly creditNotes: CreditNotes,
    private readonly enquiries: EnquiriesService,
    private readonly deskNotes: DeskNotesService,
    private readonly alike: AlikeGroups,
    private readonly accessLog: AccessLog,
    private readonly clock: Clock,
  ) {}

  /**
   * The copy's files and their number. `byDoctor`: the own doctor hands it over, who knows the person, so that it has what
   * is closed to an address that nothing has proven. Throws NOT_FOUND.
   */
  async copyOf(
    client: string,
    byDoctor = false,
  ): Promise<{ parts: number; files: AsyncIterable<ArchivedFile> }> {
    const { name } = await this.clients.get(client);
    const caller: Caller = { id: client, role: 'client', name, ...(byDoctor && { byDoctor }) };
    const forms = await this.forms.ofCopy(caller, client);
    const withReport = forms.filter((form) => 'bloodReport' in form && form.bloodReport !== null);
    return {
      parts: withReport.length + 2,
      files: this.files(
        caller,
        withReport.map(({ formType }) => formType),
      ),
    };
  }

  /** Streams the copy's files: reports first, then the files that refer to them. */
  private async *files(caller: Caller, withReport: readonly FormType[]): AsyncGenerator<ArchivedFile> {
    const reports: string[] = [];
    for (const formType of withReport) {
      const { report, contents } = await this.forms.reportOfCopy(caller, caller.id, formType);
      const name = `reports/${formType}-${report.name}`;
      reports.push(name);
      yield { name, contents, packed: true };
    }
    const sections = await this.sections(caller, reports);
    const madeAt = this.clock.now();
    const data = { madeAt, ...Object.fromEntries(sections.map(({ key, value }) => [key, value])) };
    yield { name: 'my-data.json', contents: [Buffer.from(JSON.stringify(data, null, 2))] };
    const page = copyPage(sections, { madeAt, zone: this.env.clinicTimezone });
    yield { name: 'my-data.html', contents: [Buffer.from(page)] };
  }

  private async sections(caller: Caller, reports: string[]): Promise<CopiedSection[]> {
    const { id } = caller;
    const section = async (key: string, title: string, value: Promise<unknown>): Promise<CopiedSection> => ({
      key,
      title,
      value: await value,
    });
    return Promise.all([
      section('profile', 'You', this.clients.get(id)),
      section('consents', 'What you agreed to', this.consents.consentsOf(id)),
      section('writtenDown', 'What the clinic wrote down for you', this.writtenDown(id)),
      section('enquiries', 'Your enquiries', this.enquiries.ofClient(id)),
      section('appointments', 'Your appointments', this.appointments.ofClient(caller, id)),
      section('forms', 'Your forms', this.forms.ofCopy(caller, id)),
      section('reports', 'Your blood reports', Promise.resolve(reports)),
      section('programs', 'Your programs', this.programs.history(caller, id)),
      section('dietPlan', 'Your diet plan', this.dietPlans.get(caller, id)),
      section('vitaminPlan', 'Your vitamins', this.dosagePlans.get(caller, 'vitamin', id)),
      section('herbsPlan', 'Your herbs', this.dosagePlans.get(caller, 'herbs', id)),
      section('snacksPlan', 'Your snacks', this.snacksPlans.get(caller, id)),
      section('checkups', 'Your checkups', this.checkedUp(caller)),
      section('consultationNotes', 'What your doctor noted', this.consultationNotes.ofCopy(id)),
      section('measurements', 'Your measurements', this.measured(caller)),
      section('goals', 'The goals of your programs', this.goals.ofCopy(id)),
      section('precautions', 'What your plans have to respect', this.precautions.ofCopy(caller)),
      section('checkIns', 'Your weekly check-ins', this.checkIns.ofCopy(id)),
      section('journal', 'Your journal', this.journal.whole(id)),
      section('invoices', 'Your invoices', this.invoices.ofClient(id)),
      section('payments', 'Your payments', this.payments.ofClient(id)),
      section('creditNotes', 'Your credit notes', this.creditNotes.ofClient(id)),
      section('visitWish', 'Which visit your doctor asked the front desk for', this.wished(id)),
      section('deskNotes', 'What the front desk noted', this.deskNotes.textOf(id)),
      section('alike', 'What the front desk said about others with your number or birthday', this.others(id)),
      section('accessLog', 'Who opened your record', this.accessLog.whole(id)),
    ]);
  }

  private async writtenDown(id: string): Promise<unknown> {
    const client = await this.clients.record(id);
    const whatsApp = await this.consents.whatsAppSaid(client);
    const copy = copyWishView(client);
    return [
      ...(whatsApp ? [{ wish: client.whatsApp ? WISHES.whatsApp : WISHES.noWhatsApp, ...whatsApp }] : []),
      ...(copy ? [{ wish: WISHES.copy, ...copy }] : []),
    ];
  }

  /** Checkups, except those with nothing but the doctor's note. */
  private async checkedUp(caller: Caller): Promise<unknown> {
    const checkups = await this.checkups.list(caller, caller.id);
    return checkups.filter(({ fields, measures }) => !emptyCheckup(fields, measures));
  }

  /** Answers without the others, whose data they are. */
  private async others(id: string): Promise<unknown> {
    const answers = await this.alike.answersAbout(new Types.ObjectId(id));
    return answers.map(({ answer, by, at }) => ({ answer: ALIKE_WORDS[answer], by: by.name, at }));
  }

  private async wished(id: string): Promise<unknown> {
    const wish = (await this.clients.find({ _id: id }, { visitWish: 1 }))?.visitWish;
    return wish?.on ? { on: wish.on, words: wish.words, doctor: wish.doctor.name, at: wish.askedAt } : null;
  }

  private async measured(caller: Caller): Promise<unknown> {
    const { measurements } = await this.measurements.ofClient(caller, caller.id);
    return measurements.map(({ kind, value, diastolic, unit, day, source, range }) => {
      const measured = [valueText({ value, diastolic }), unit].filter(Boolean).join(' ');
      return { kind: kindOf(kind).label, day, measured, source, ...(range && { range }) };
    });
  }
}
