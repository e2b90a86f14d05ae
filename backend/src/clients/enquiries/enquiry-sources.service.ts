import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { PROPOSED_SOURCES, type EnquirySourcesAnswer } from '@clinic/contract/clients/enquiries';
import { Types, type Model } from 'mongoose';
import { ApiError } from '../../platform/http/api-error.ts';
import { Records } from '../../platform/writes/records.ts';
import { Settings } from '../../platform/writes/settings.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import type { SaveEnquirySourcesDto } from './enquiry-sources.dto.ts';
import { EnquirySourcesRecord, SOURCES } from './enquiry-sources.schema.ts';

/** The id under which former lists are kept. */
const VERSIONS_OF = new Types.ObjectId('000000000000000000000004');

/** How people may say that they have heard of the clinic. */
@Injectable()
export class EnquirySourcesService {
  constructor(
    @InjectModel(EnquirySourcesRecord.name) private readonly stored: Model<EnquirySourcesRecord>,
    private readonly records: Records,
    private readonly settings: Settings,
  ) {}

  async read(): Promise<EnquirySourcesAnswer> {
    return answer(await this.stored.findById(SOURCES).lean());
  }

  /** The sources that the public form shows. */
  async asked(): Promise<string[]> {
    const { sources, asked } = await this.read();
    return asked ? sources : [];
  }

  /** Throws STALE_RECORD when the list was changed since it was read. */
  async save(context: WriteContext, sources: SaveEnquirySourcesDto): Promise<EnquirySourcesAnswer> {
    const write = () => this.write(context, sources);
    return answer(await this.records.once(this.stored, context, write, (saved) => saved));
  }

  private async write(
    context: WriteContext,
    { version, sources, asked }: SaveEnquirySourcesDto,
  ): Promise<EnquirySourcesRecord> {
    const { version: before, ...former } = await this.read();
    if (before !== version) throw new ApiError('STALE_RECORD');
    const setting = { model: this.stored, id: SOURCES, kind: 'enquiry sources', versionsOf: VERSIONS_OF };
    return this.settings.replace(context, setting, { version, former }, { sources, asked });
  }
}

function answer(stored: EnquirySourcesRecord | null): EnquirySourcesAnswer {
  const { sources, asked } = stored ?? PROPOSED_SOURCES;
  return { sources: [...sources], asked, version: stored?.version ?? 0 };
}
