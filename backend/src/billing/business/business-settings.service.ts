import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  DEFAULT_BUSINESS,
  registrationOn,
  type Business,
  type BusinessAnswer,
  type GstRegistration,
} from '@clinic/contract/billing/business';
import { businessProblems } from '@clinic/contract/billing/business-rules';
import { aboveDiscountLimit } from '@clinic/contract/billing/desk-limits';
import { discountPaise } from '@clinic/contract/billing/gst-totals';
import type { Day } from '@clinic/contract/clinic-calendar';
import { Types, type Model } from 'mongoose';
import { ClinicFactsService } from '../../platform/clinic-facts/clinic-facts.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import { TtlCache } from '../../platform/database/ttl-cache.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ApiError, refuseProblems } from '../../platform/http/api-error.ts';
import { Records } from '../../platform/writes/records.ts';
import { Settings } from '../../platform/writes/settings.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import type { SaveBusinessDto } from './business.dto.ts';
import { BUSINESS, BusinessRecord } from './business.schema.ts';
import { businessView, storedBusiness } from './business.view.ts';
import { RegistrationChanges } from './registration-changes.ts';
import { PapersUnderWay } from './papers-under-way.ts';
import { PrefixesInUse } from './prefixes-in-use.ts';
import { TaxClasses } from './tax-classes.service.ts';

type Who = Pick<Caller, 'role'>;

/** Former settings are kept under this id. */
const VERSIONS_OF = new Types.ObjectId('000000000000000000000003');

/** Settings of the clinic as a business; it is not registered for GST until an admin enters it. */
@Injectable()
export class BusinessSettings {
  private readonly reads = new TtlCache<Business>();

  constructor(
    @InjectModel(BusinessRecord.name) private readonly stored: Model<BusinessRecord>,
    private readonly records: Records,
    private readonly settings: Settings,
    private readonly clinic: ClinicFactsService,
    private readonly papers: PapersUnderWay,
    private readonly prefixes: PrefixesInUse,
    private readonly registrations: RegistrationChanges,
    private readonly taxClasses: TaxClasses,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<BusinessAnswer> {
    return businessView(await this.stored.findById(BUSINESS).lean(), this.clinic.proposedPrefix);
  }

  /** Reads the settings through a cache of one second, for calls that only read them. */
  current(): Promise<Business> {
    return this.reads.get(BUSINESS, async () => (await this.read()).business);
  }

  /** Makes a paper by the settings as they are: they do not change before it is stored. */
  makingPaper<Made>(make: () => Promise<Made>): Promise<Made> {
    return this.papers.during((settings) => {
      this.reads.forget(BUSINESS);
      const { business } = businessView(settings, this.clinic.proposedPrefix);
      void this.reads.get(BUSINESS, () => Promise.resolve(business));
      return make();
    });
  }

  async registrationOn(day: Day): Promise<GstRegistration> {
    return registrationOn(await this.current(), day);
  }

  async areBooksOpen(day: Day): Promise<boolean> {
    const { closedUntil } = await this.current();
    return !closedUntil || day > closedUntil;
  }

  /** Throws BOOKS_CLOSED. */
  async requireOpenBooks(day: Day): Promise<void> {
    if (!(await this.areBooksOpen(day))) throw new ApiError('BOOKS_CLOSED');
  }

  /**
   * Throws NEEDS_ADMIN for a discount above the limit. Both sums are in paise; `cut` is the difference between the
   * items' own prices and the lines'. Called after all checks that answer 400.
   */
  async requireDiscountWithin({ role }: Who, discount: number, gross: number, cut: number): Promise<void> {
    const { discountPercent: percent } = (await this.current()).limits;
    if (role !== 'admin' && percent !== null && discount + cut > discountPaise(gross + cut, { percent }))
      throw new ApiError('NEEDS_ADMIN', { message: aboveDiscountLimit(percent) });
  }

  /** Throws INVALID_INPUT, STALE_RECORD, PREFIX_IN_USE, REGISTRATION_IN_USE, SIMPLE_INVOICES. */
  async save(
    context: WriteContext,
    { version, overSimple, ...business }: SaveBusinessDto,
  ): Promise<BusinessAnswer> {
    refuseProblems(businessProblems(business, this.clock.today()));
    await this.requireClasses(business);
    const write = () => this.write(context, { version, overSimple }, business);
    const saved = await this.records.once(this.stored, context, write, (after) => after);
    this.reads.forget(BUSINESS);
    return businessView(saved, this.clinic.proposedPrefix);
  }

  private async requireClasses({ programClasses }: Business): Promise<void> {
    const known = await this.taxClasses.known(programClasses.map((one) => one.class));
    const unknown = programClasses.flatMap((one, place) =>
      known.has(one.class.toLowerCase())
        ? []
        : [[`programClasses.${place}.class`, 'Please choose a tax class.'] as const],
    );
    refuseProblems(Object.fromEntries(unknown));
  }

  private async write(
    context: WriteContext,
    { version, overSimple }: Pick<SaveBusinessDto, 'version' | 'overSimple'>,
    business: Business,
  ): Promise<BusinessRecord> {
    return this.papers.between(async (noneBegun) => {
      const before = await this.read();
      if (before.version !== version) throw new ApiError('STALE_RECORD');
      // A proposal of the clinic's own is looked for like any other new prefix.
      const { prefixes } = version ? before.business : DEFAULT_BUSINESS;
      await this.prefixes.refuse(prefixes, business.prefixes);
      await this.registrations.refuse(before.business, business, overSimple);
      try {
        return await this.settings.replace(
          context,
          { model: this.stored, id: BUSINESS, kind: 'business', versionsOf: VERSIONS_OF },
          { version, former: before.business, when: noneBegun },
          storedBusiness(business),
        );
      } catch (error) {
        const isStale = error instanceof ApiError && error.code === 'STALE_RECORD';
        if (isStale && (await this.read()).version === version) return null;
        throw error;
      }
    });
  }
}
