import { createHash } from 'node:crypto';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { addressOf } from '@clinic/contract/calls';
import { knowClinic, SHIPPED_CLINIC, type ClinicFacts } from '@clinic/contract/clinic';
import { clinicCalls } from '@clinic/contract/clinic-calls';
import {
  logoParts,
  NO_PICTURE,
  SHIPPED_SETTINGS,
  type ClinicAnswer,
  type ClinicSettings,
} from '@clinic/contract/clinic-settings';
import { Types, type Model } from 'mongoose';
import type { Migration } from '../database/migration-list.ts';
import { MigrationOfRoom } from '../database/migrations.ts';
import { PeriodicJob } from '../database/periodic-job.ts';
import { fileKind } from '../files/file-kind.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import { Answers } from '../ports/answers.ts';
import { Records } from '../writes/records.ts';
import { Settings } from '../writes/settings.ts';
import type { WriteContext } from '../writes/write-context.ts';
import { CLINIC_FACTS, copyShippedFacts } from './030-clinic-facts.ts';
import type { SaveClinicDto } from './clinic-facts.dto.ts';
import { CLINIC, ClinicFactsRecord } from './clinic-facts.schema.ts';

/** Former facts are kept under this id. */
const VERSIONS_OF = new Types.ObjectId('000000000000000000000004');

/** So often another server's change is read: all servers agree within 30 seconds. */
const READ_EVERY_MS = 15_000;

/** The clinic's facts: stored by an admin, known to all code of this server by `clinicFacts`. */
@Injectable()
export class ClinicFactsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ClinicFactsService.name);
  private readonly reading = new PeriodicJob(
    () => this.know(),
    (error) => this.logger.error(`The clinic's facts were not read: ${String(error)}`),
  );

  private prefix = SHIPPED_SETTINGS.prefix;

  constructor(
    @InjectModel(ClinicFactsRecord.name) private readonly stored: Model<ClinicFactsRecord>,
    private readonly records: Records,
    private readonly settings: Settings,
  ) {}

  @Answers(MigrationOfRoom)
  step(): Migration {
    return { name: CLINIC_FACTS, up: copyShippedFacts };
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.know();
    this.reading.every(READ_EVERY_MS);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.reading.stop();
  }

  async read(): Promise<ClinicAnswer> {
    return answerOf(await this.stored.findById(CLINIC).lean());
  }

  /** Throws INVALID_INPUT for a logo whose contents are no picture, STALE_RECORD. */
  async save(context: WriteContext, { version, ...clinic }: SaveClinicDto): Promise<ClinicAnswer> {
    const logoHash = await hashOf(clinic.logo);
    const write = async () => {
      const before = await this.read();
      if (before.version !== version) throw new ApiError('STALE_RECORD');
      return this.settings.replace(
        context,
        { model: this.stored, id: CLINIC, kind: 'clinic', versionsOf: VERSIONS_OF },
        { version, former: before.clinic },
        { ...clinic, logoHash },
      );
    };
    const saved = await this.records.once(this.stored, context, write, (after) => after);
    // One read at a time: that of the interval may have begun before this change.
    this.reading.wake();
    await this.reading.idle();
    return answerOf(saved);
  }

  /** The prefix that business settings propose for invoices until an admin saves them. */
  get proposedPrefix(): string {
    return this.prefix;
  }

  /** The present logo's contents and type. Throws NOT_FOUND for another hash. */
  async logo(hash: string): Promise<{ type: string; bytes: Buffer }> {
    const found = await this.stored.findOne({ _id: CLINIC, logoHash: hash }, { logo: 1 }).lean();
    const parts = logoParts(found?.logo ?? '');
    if (!parts) throw new ApiError('NOT_FOUND');
    return { type: parts.type, bytes: Buffer.from(parts.base64, 'base64') };
  }

  /** Reads the facts without the picture, for all code of this server. */
  private async know(): Promise<void> {
    const found = await this.stored.findById(CLINIC, { logo: 0 }).lean();
    knowClinic(found ? factsOf(found) : SHIPPED_CLINIC);
    this.prefix = found?.prefix ?? SHIPPED_SETTINGS.prefix;
  }
}

function factsOf(stored: Omit<ClinicFactsRecord, 'logo'>): ClinicFacts {
  const { name, legalName, tagline, address, geo, mapUrl, phones, email, careEmail, social } = stored;
  const { logoHash: hash } = stored;
  const logo = hash ? `/api${addressOf(clinicCalls.logo, { hash })}` : '';
  return { name, legalName, tagline, address, geo, mapUrl, phones, email, careEmail, social, logo };
}

function answerOf(stored: ClinicFactsRecord | null): ClinicAnswer {
  if (!stored) return { clinic: { ...SHIPPED_SETTINGS }, version: 0 };
  const clinic: ClinicSettings = { ...factsOf(stored), logo: stored.logo, prefix: stored.prefix };
  return { clinic, version: stored.version };
}

/** Names a logo by its contents and its type, which must be true. Throws INVALID_INPUT. */
async function hashOf(logo: string): Promise<string> {
  const parts = logoParts(logo);
  if (!parts) return '';
  const bytes = Buffer.from(parts.base64, 'base64');
  if ((await fileKind(bytes))?.mime !== parts.type) throw invalid('logo', NO_PICTURE);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return `${hash}.${parts.type.replace('image/', '')}`;
}
