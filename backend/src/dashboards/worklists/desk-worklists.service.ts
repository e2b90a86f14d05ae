import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { clinicDateTime, type ClinicMoment } from '@clinic/contract/clinic-calendar';
import { LOW_STOCK } from '@clinic/contract/constants';
import type { DeskWorklists, EnquiryRow } from '@clinic/contract/dashboards/desk-worklists';
import { callBackWords, enquiryWords, lowStockWords } from '@clinic/contract/dashboards/desk-worklist-words';
import type { Worklist, WorkRow } from '@clinic/contract/dashboards/work-rows';
import type { Model } from 'mongoose';
import { ENV, type Env } from '../../platform/config/env.ts';
import { EnquiryRecord } from '../../clients/enquiries/enquiry.schema.ts';
import { enquiryView } from '../../clients/enquiries/enquiry.view.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { GOODS, ItemRecord } from '../../billing/inventory/item.schema.ts';
import { DeskAlike } from './desk-alike.ts';
import { DeskClients } from './desk-clients.ts';
import { DeskDues } from './desk-dues.ts';
import { DeskMissedSeries } from './desk-missed-series.ts';
import { DeskSaidPaid } from './desk-said-paid.ts';
import { DeskToTell } from './desk-to-tell.ts';
import { DeskTimes } from './desk-times.ts';
import { DeskVisits } from './desk-visits.ts';
import { HiddenRows, type Hidden } from './hidden-rows.service.ts';
import { recordList } from './worklist.ts';
import { Clock } from '../../platform/config/clock.ts';

const ENQUIRY_FIELDS = {
  name: 1,
  age: 1,
  email: 1,
  phoneNumber: 1,
  location: 1,
  plan: 1,
  message: 1,
  state: 1,
  client: 1,
  by: 1,
  heardFrom: 1,
  callBackAt: 1,
  createdAt: 1,
  updatedAt: 1,
} as const;

/** Any time is after it: an index finds those who wanted one. */
const BEFORE_ALL = new Date(0);

@Injectable()
export class DeskWorklistsService {
  constructor(
    @InjectModel(EnquiryRecord.name) private readonly enquiries: Model<EnquiryRecord>,
    @InjectModel(ItemRecord.name) private readonly items: Model<ItemRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly hiddenRows: HiddenRows,
    private readonly visits: DeskVisits,
    private readonly times: DeskTimes,
    private readonly clients: DeskClients,
    private readonly alikeRows: DeskAlike,
    private readonly dues: DeskDues,
    private readonly saidPaidRows: DeskSaidPaid,
    private readonly tellings: DeskToTell,
    private readonly missedSeriesRows: DeskMissedSeries,
    private readonly clock: Clock,
  ) {}

  async worklistsOf(caller: Caller, now = this.clock.now()): Promise<DeskWorklists> {
    const hidden = await this.hiddenRows.hiddenFrom(caller, now);
    const [
      visits,
      times,
      wishedVisits,
      inTimeOff,
      clientChanges,
      notReminded,
      notRecorded,
      noShows,
      saidPaid,
      overdue,
      callBacks,
      enquiries,
      lapsed,
      contacts,
      alike,
      lowStock,
      toTell,
      missedSeries,
    ] = await Promise.all([
      this.visits.ofToday(now),
      this.times.lists(hidden, now),
      this.clients.wishedVisits(hidden, now),
      this.visits.inTimeOff(hidden, now),
      this.visits.clientChanges(hidden, now),
      this.clients.notReminded(hidden, now),
      this.visits.notRecorded(hidden, now),
      this.clients.noShows(hidden, now),
      this.saidPaidRows.waiting(hidden),
      this.dues.overdue(hidden, now),
      this.enquiryList('callBacks', hidden, now),
      this.enquiryList('enquiries', hidden, now),
      this.clients.lapsed(hidden, now),
      this.clients.contacts(hidden),
      this.alikeRows.waiting(hidden),
      this.lowStock(hidden),
      this.tellings.waiting(hidden),
      this.missedSeriesRows.waitingFor(hidden, now),
    ]);
    const { requests, earlier } = times;
    return {
      visits,
      lists: {
        toTell,
        requests,
        wishedVisits,
        inTimeOff,
        clientChanges,
        notReminded,
        notRecorded,
        earlier,
        noShows,
        missedSeries,
        callBacks,
        saidPaid,
        overdue,
        enquiries,
        contacts,
        alike,
        lapsed,
        lowStock,
      },
    };
  }

  private enquiryList(
    list: 'callBacks' | 'enquiries',
    hidden: Hidden,
    now: Date,
  ): Promise<Worklist<EnquiryRow>> {
    return recordList<EnquiryRecord, EnquiryRow>(
      {
        list,
        model: this.enquiries,
        filter: { state: 'new', callBackAt: list === 'callBacks' ? { $gt: BEFORE_ALL } : null },
        sort: { callBackAt: 1, createdAt: 1, _id: 1 },
        projection: ENQUIRY_FIELDS,
        row: (record) => {
          const enquiry = enquiryView(record);
          const at = record.callBackAt;
          return {
            id: enquiry.id,
            fact: enquiry.updatedAt,
            words: [at && callBackWords(this.moment(at), at < now), enquiryWords(enquiry)]
              .filter(Boolean)
              .join('. '),
            since: enquiry.createdAt,
            person: { id: enquiry.id, name: enquiry.name },
            enquiry,
          };
        },
      },
      hidden,
    );
  }

  private moment = (at: Date): ClinicMoment => clinicDateTime(at, this.env.clinicTimezone);

  private lowStock(hidden: Hidden): Promise<Worklist> {
    return recordList<ItemRecord, WorkRow>(
      {
        list: 'lowStock',
        model: this.items,
        filter: { countInStock: { $lte: LOW_STOCK }, ...GOODS },
        sort: { countInStock: 1, _id: 1 },
        projection: { name: 1, countInStock: 1 },
        row: (item) => ({
          id: item._id.toHexString(),
          fact: String(item.countInStock),
          words: lowStockWords(item),
          since: null,
          person: null,
        }),
      },
      hidden,
    );
  }
}
