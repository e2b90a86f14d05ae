import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { AdminWorklists } from '@clinic/contract/dashboards/admin-worklists';
import { clinicToday } from '@clinic/contract/clinic-calendar';
import type { PersonRef } from '@clinic/contract/people';
import type { Worklist, WorklistName, WorkRow } from '@clinic/contract/dashboards/work-rows';
import { Types, type Connection, type Model } from 'mongoose';
import { notDeleted } from '../../platform/accounts/account-record.ts';
import { AuditRecord } from '../../platform/audit/audit.schema.ts';
import { BackupStates } from '../../platform/backup/backup-states.ts';
import { MoneyChecks } from '../../billing/money-checks/money-checks.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { WeekRecord } from '../../scheduling/hours/week.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';
import { AssistantRecord } from '../../identity/staff/assistant.schema.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import { AdminMoney } from './admin-money.ts';
import { AdminMonths } from './admin-months.ts';
import { DoctorChanges } from './doctor-changes.ts';
import { AdminTurnover } from './admin-turnover.ts';
import { HiddenRows, type Hidden } from './hidden-rows.service.ts';
import { recordList, workedOutList } from './worklist.ts';
import { Clock } from '../../platform/config/clock.ts';

const DAY_MS = 86_400_000;

@Injectable()
export class AdminWorklistsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
    @InjectModel(AssistantRecord.name) private readonly assistants: Model<AssistantRecord>,
    @InjectModel(WeekRecord.name) private readonly weeks: Model<WeekRecord>,
    @InjectModel(AuditRecord.name) private readonly audit: Model<AuditRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly doctors: DoctorsService,
    private readonly outbox: Outbox,
    private readonly backups: BackupStates,
    private readonly moneyChecks: MoneyChecks,
    private readonly moneyLists: AdminMoney,
    private readonly turnovers: AdminTurnover,
    private readonly months: AdminMonths,
    private readonly doctorChanges: DoctorChanges,
    private readonly hiddenRows: HiddenRows,
    private readonly clock: Clock,
  ) {}

  async worklistsOf(caller: Caller, now = this.clock.now()): Promise<AdminWorklists> {
    const hidden = await this.hiddenRows.hiddenFrom(caller, now);
    const [
      staff,
      unassignedClients,
      doctorChanges,
      moneyLists,
      failedLetters,
      waitingLetters,
      refusedLogIns,
      backup,
      money,
      turnover,
      storage,
      months,
    ] = await Promise.all([
      this.staff(hidden),
      this.unassigned(hidden),
      this.doctorChanges.list(caller, hidden, now),
      this.moneyLists.lists(hidden, now),
      this.outbox.count('failed'),
      this.outbox.count('waits'),
      this.refusedLogIns(now),
      this.backups.read(now),
      this.moneyChecks.last(),
      this.turnovers.nearing(clinicToday(now, this.env.clinicTimezone)),
      this.storage(),
      this.months.compare(now),
    ]);
    return {
      lists: { ...staff, unassignedClients, doctorChanges, ...moneyLists },
      failedLetters,
      waitingLetters,
      refusedLogIns,
      backup,
      money,
      turnover,
      storage,
      ...months,
    };
  }

  private async staff(hidden: Hidden) {
    const doctors = await this.doctors.all();
    const ids = doctors.map(({ id }) => new Types.ObjectId(id));
    const [withHours, withAssistant] = await Promise.all([
      this.weeks.distinct('doctor', { doctor: { $in: ids }, removedAt: null }),
      this.assistants.distinct('doctor', { doctor: { $in: ids }, ...notDeleted }),
    ]);
    const without = (list: WorklistName, known: readonly unknown[], words: string): Worklist => {
      const has = new Set(known.map(String));
      return workedOutList(list, doctors.filter(({ id }) => !has.has(id)).map(rowOf(words)), hidden);
    };
    return {
      doctorsWithoutHours: without(
        'doctorsWithoutHours',
        withHours,
        'No hours: clients are offered the clinic’s opening hours',
      ),
      doctorsWithoutAssistant: without(
        'doctorsWithoutAssistant',
        withAssistant,
        'No assistant: clients cannot ask for a first visit',
      ),
    };
  }

  private unassigned(hidden: Hidden): Promise<Worklist> {
    return recordList<ClientRecord, WorkRow>(
      {
        list: 'unassignedClients',
        model: this.clients,
        filter: { doctor: null, ...notDeleted },
        sort: { name: 1, _id: 1 },
        projection: { name: 1, createdAt: 1 },
        row: ({ _id, name, createdAt }) => ({
          ...rowOf('Belongs to no doctor')({ id: _id.toHexString(), name }),
          since: createdAt.toISOString(),
        }),
      },
      hidden,
    );
  }

  private refusedLogIns(now: Date): Promise<number> {
    const at = { $gte: new Date(now.getTime() - DAY_MS) };
    return this.audit.countDocuments({ action: 'login-failed', at });
  }

  private async storage(): Promise<AdminWorklists['storage']> {
    const stats = (await this.connection.db?.stats()) ?? {};
    const { totalSize = 0, fsTotalSize, fsUsedSize } = stats as Record<string, number | undefined>;
    const said = fsTotalSize !== undefined && fsUsedSize !== undefined;
    return { bytes: totalSize, freeBytes: said ? fsTotalSize - fsUsedSize : null };
  }
}

const rowOf =
  (words: string) =>
  ({ id, name }: PersonRef): WorkRow => ({ id, fact: words, words, since: null, person: { id, name } });
