import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Enquiry } from '@clinic/contract/clients/enquiries';
import type { Client } from '@clinic/contract/people';
import { searchFields } from '@clinic/contract/platform/search-keys';
import type { Model } from 'mongoose';
import { ClientRecord } from '../clients/client.schema.ts';
import { ClientsService } from '../clients/clients.service.ts';
import { ENQUIRY_EFFECT, NewClients } from '../clients/new-clients.ts';
import { updateIfUnmodified } from '../../platform/database/conditional-write.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findPage, pageOf, type Page } from '../../platform/rest/find-page.ts';
import type { ListQuery } from '../../platform/rest/list-query.ts';
import type { DeskEnquiryDto, EditEnquiryDto, EnquiryDto, RegisterEnquiryDto } from './enquiry.dto.ts';
import { EnquiryRecord } from './enquiry.schema.ts';
import { enquiryView } from './enquiry.view.ts';
import { Records } from '../../platform/writes/records.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';

const WITHOUT_KEYS = { searchKeys: 0, nameForm: 0 } as const;

@Injectable()
export class EnquiriesService {
  constructor(
    @InjectModel(EnquiryRecord.name) private readonly enquiries: Model<EnquiryRecord>,
    private readonly newClients: NewClients,
    private readonly clients: ClientsService,
    private readonly records: Records,
  ) {}

  @OnEffect({ of: ClientRecord, kinds: [ENQUIRY_EFFECT] })
  async close({ _id, enquiry }: ClientRecord): Promise<void> {
    const closed = { $set: { client: _id, state: 'closed' as const } };
    await this.records.update(this.enquiries, job(), { _id: enquiry }, closed);
  }

  async list(query: ListQuery): Promise<Page<Enquiry>> {
    return pageOf(await findPage(this.enquiries, query, {}, WITHOUT_KEYS), enquiryView);
  }

  /** Oldest first. */
  async ofClient(client: string): Promise<Enquiry[]> {
    const enquiries = await this.enquiries
      .find({ client }, WITHOUT_KEYS)
      .sort({ createdAt: 1, _id: 1 })
      .lean<EnquiryRecord[]>();
    return enquiries.map(enquiryView);
  }

  /** Throws NOT_FOUND. */
  async get(id: string): Promise<Enquiry> {
    return enquiryView(await this.record(id));
  }

  /** Stores what a visitor sent; answers null for a robot, which fills the hidden field. */
  async send(
    context: WriteContext,
    { website, name, age, email, phoneNumber, location, plan, message, notice, source }: EnquiryDto,
  ): Promise<Enquiry | null> {
    if (website) return null;
    const sent = { name, age, email, phoneNumber, location, plan, message, notice, heardFrom: source };
    return this.store(context, sent);
  }

  /** Stores an enquiry on the phone, with the assistant who took it. */
  writeDown(
    context: WriteContext,
    { callBackAt, source: heardFrom, email, ...said }: DeskEnquiryDto,
  ): Promise<Enquiry> {
    const call = callBackAt ? new Date(callBackAt) : null;
    return this.store(context, {
      ...said,
      email: email ?? '',
      heardFrom,
      by: context.author,
      callBackAt: call,
    });
  }

  private store(
    context: WriteContext,
    enquiry: Partial<EnquiryRecord> & Pick<EnquiryRecord, 'name' | 'phoneNumber'>,
  ): Promise<Enquiry> {
    const { name, email = '', phoneNumber } = enquiry;
    const stored = { ...enquiry, ...searchFields({ name, email, phone: phoneNumber }) };
    return this.records.once(
      this.enquiries,
      context,
      async () => enquiryView(await this.records.insert(this.enquiries, context, stored)),
      enquiryView,
    );
  }

  async update(
    context: WriteContext,
    id: string,
    { state, callBackAt, updatedAt }: EditEnquiryDto,
  ): Promise<Enquiry> {
    const set = {
      state,
      ...(callBackAt !== undefined && { callBackAt: callBackAt === null ? null : new Date(callBackAt) }),
    };
    const update = () =>
      updateIfUnmodified(
        updatedAt,
        (unchanged) => this.records.update(this.enquiries, context, { _id: id, ...unchanged }, { $set: set }),
        () => this.record(id),
      );
    return enquiryView(await this.records.once(this.enquiries, context, update, (updated) => updated));
  }

  /**
   * Makes a client of the enquiry, who gets an email with a link to choose the password where there is an address; a
   * repeated request answers the same client. Throws EMAIL_TAKEN when another account has the email.
   */
  async register(
    context: WriteContext,
    id: string,
    { name, email, phone, ...others }: RegisterEnquiryDto,
  ): Promise<Client> {
    const enquiry = await this.record(id);
    if (enquiry.client) return this.clients.get(enquiry.client.toHexString());
    const fields = {
      name: name ?? enquiry.name,
      email: email === undefined ? enquiry.email || null : email,
      phone: phone ?? enquiry.phoneNumber,
      ...others,
    };
    try {
      return await this.newClients.add(context, fields, enquiry._id);
    } catch (error) {
      // A second click comes when the first has just made the client and the enquiry does not name it yet.
      const client = await this.newClients.ofEnquiry(enquiry._id);
      if (client) return client;
      throw error;
    }
  }

  private async record(id: string): Promise<EnquiryRecord> {
    const enquiry = await this.enquiries.findById(id, WITHOUT_KEYS).lean();
    if (!enquiry) throw new ApiError('NOT_FOUND');
    return enquiry;
  }
}
