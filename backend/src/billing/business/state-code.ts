import { stateCode } from '@clinic/contract/billing/gstin';
import { Field } from '../../platform/http/fields.ts';

/** Checks the code of a State, such as 24. */
export const StateCode = (options?: Parameters<typeof Field>[2]) =>
  Field(stateCode, { type: String, pattern: String.raw`^\d{2}$` }, options);
