import type { TaxClassInput } from './tax-classes.ts';

/** First day of the rates in notification 9/2025-CT(Rate) and its sisters. */
const SINCE_2025 = '2025-09-22';

interface Proposal extends TaxClassInput {
  /** Source of the proposal; `docs/gst.md` says what is unverified. */
  source: string;
}

/** Tax classes that a nutrition clinic is likely to need. None may be used before an admin has signed it. */
export const TAX_CLASS_PROPOSALS: readonly Proposal[] = [
  {
    name: 'Ayurvedic medicaments, not put up for retail sale',
    supply: 'goods',
    code: '3003',
    unit: 'NOS',
    kind: 'taxable',
    rates: [{ from: SINCE_2025, percent: 5 }],
    source: '9/2025-CT(Rate), Schedule I',
  },
  {
    name: 'Ayurvedic medicaments, in doses or packed for retail sale',
    supply: 'goods',
    code: '3004',
    unit: 'NOS',
    kind: 'taxable',
    rates: [{ from: SINCE_2025, percent: 5 }],
    source: '9/2025-CT(Rate), Schedule I',
  },
  {
    name: 'Food preparations (not pan masala, not drink concentrates)',
    supply: 'goods',
    code: '21069099',
    unit: 'NOS',
    kind: 'taxable',
    rates: [{ from: SINCE_2025, percent: 5 }],
    source: '9/2025-CT(Rate), Schedule I',
  },
  {
    name: 'Physical well-being (no input credit)',
    supply: 'service',
    code: '999723',
    unit: '',
    kind: 'taxable',
    rates: [{ from: SINCE_2025, percent: 5 }],
    source: '15/2025-CT(Rate)',
  },
  {
    name: 'Health care by a clinical establishment or an authorised medical practitioner',
    supply: 'service',
    code: '999319',
    unit: '',
    kind: 'exempt',
    rates: [],
    source: '12/2017-CT(Rate), entry 74',
  },
  {
    name: 'Diet and weight-loss programs',
    supply: 'service',
    code: '',
    unit: '',
    kind: 'taxable',
    rates: [],
    source: 'Rulings differ: the accountant decides',
  },
];
