import { callTable } from '../calls.ts';
import type { BusinessAnswer, SaveBusiness } from './business.ts';
import type { SignTaxClass, TaxClass } from './tax-classes.ts';

/** Calls of the clinic's business settings and tax classes. */
export interface BusinessCalls {
  read: { answer: BusinessAnswer };
  /**
   * Saves the settings. 409 STALE_RECORD when another admin has saved meanwhile, PREFIX_IN_USE when papers have such
   * numbers, REGISTRATION_IN_USE with the first free day when GST papers exist on days that would change their
   * registration, SIMPLE_INVOICES when there are others than `overSimple` states.
   */
  save: { body: SaveBusiness; answer: BusinessAnswer };
  /** Signs a class, which may then be used. 400 while its code or rate is missing, 409 STALE_RECORD. */
  sign: { body: SignTaxClass; answer: { taxClass: TaxClass } };
}

export const businessCalls = callTable<BusinessCalls>()({
  read: ['GET /admin/business', 'admin', 'assistant'],
  save: ['PUT /admin/business', 'admin'],
  sign: ['POST /admin/business/sign/:id', 'admin'],
});
