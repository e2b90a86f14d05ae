import { callTable } from '../calls.ts';
import type { BusinessAnswer, SaveBusiness } from './business.ts';
import type { SignTaxClass, TaxClass } from './tax-classes.ts';

/** The clinic as a business, and how what it sells is taxed. */
export interface BusinessCalls {
  read: { answer: BusinessAnswer };
  /**
   * 409 STALE_RECORD when another admin has saved it meanwhile, PREFIX_IN_USE while a paper has that shape,
   * REGISTRATION_IN_USE with the first free day when papers of GST are made out on days that another kind of registration
   * would take, SIMPLE_INVOICES when others are there than `overSimple` names.
   */
  save: { body: SaveBusiness; answer: BusinessAnswer };
  /** The class may be used from now on, as it is. 400 while code or rate is missing, 409 STALE_RECORD. */
  sign: { body: SignTaxClass; answer: { taxClass: TaxClass } };
}

export const businessCalls = callTable<BusinessCalls>()({
  read: ['GET /admin/business', 'admin', 'assistant'],
  save: ['PUT /admin/business', 'admin'],
  sign: ['POST /admin/business/sign/:id', 'admin'],
});
