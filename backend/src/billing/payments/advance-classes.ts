import type { ReceivePayment } from '@clinic/contract/billing/payments';
import { isTaxedInAdvance, rateOn } from '@clinic/contract/billing/tax-classes';
import type { Day } from '@clinic/contract/clinic-calendar';
import { Injectable } from '@nestjs/common';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import { BusinessSettings } from '../business/business-settings.service.ts';
import { ClassesOfPapers } from '../business/classes-of-papers.ts';
import type { PaymentRecord } from './payment.schema.ts';

/** Decides how money is taxed that comes before any invoice. */
@Injectable()
export class AdvanceClasses {
  constructor(
    private readonly business: BusinessSettings,
    private readonly classes: ClassesOfPapers,
  ) {}

  /** Undefined where an advance is not taxed: its paper is a plain receipt. Throws NOT_REGISTERED, INVALID_INPUT. */
  async classesOfAdvance(
    { taxClass, place }: NonNullable<ReceivePayment['advance']>,
    day: Day,
  ): Promise<PaymentRecord['advance']> {
    if ((await this.business.registrationOn(day)).kind !== 'regular') throw new ApiError('NOT_REGISTERED');
    const found = (await this.classes.classesFor([taxClass.toLowerCase()])).get(taxClass.toLowerCase());
    if (!found) throw invalid('advance.taxClass', 'Please choose a class that an admin has signed.');
    const rate = rateOn(found, day);
    if (rate === undefined) throw invalid('advance.taxClass', 'This class has no rate on this day.');
    if (!isTaxedInAdvance(found)) return undefined;
    return { code: found.code, rate, place: place ?? (await this.business.current()).state };
  }
}
