import type { PaperIssuer } from '@clinic/contract/billing/issuers';
import { knowClinic, SHIPPED_CLINIC } from '@clinic/contract/clinic';
import type { GstPaper } from '@clinic/contract/billing/papers';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCreditNote, anInvoice, aPayment } from '../../test/records.ts';
import { CreditNoteSheet } from './CreditNoteSheet.tsx';
import { Letterhead } from './Letterhead.tsx';
import { PaperSheet } from './PaperSheet.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';

const issuer: PaperIssuer = {
  name: 'Tulsi Care',
  legalName: 'Tulsi Care Trust',
  address: '3 Lake View, Surat 395001, Gujarat',
  phones: ['0261 4000000', '0261 4000001'],
  email: 'desk@tulsi.example',
  gstin: '',
  registered: null,
};
const registered: PaperIssuer = {
  ...issuer,
  gstin: '27AAPFU0939F1ZV',
  registered: {
    registration: 'composition',
    legalName: 'Tulsi Wellness LLP',
    address: '1 Market Road\nPune',
    signatory: 'Meera Shah',
    foot: 'Subject to Pune jurisdiction.',
  },
};
const gst: GstPaper = {
  title: 'Bill of Supply',
  place: '27',
  recipient: { name: 'कविता जोशी', gstin: '', address: '', state: '' },
  lines: [],
  taxable: 1180,
  cgst: 0,
  sgst: 0,
  igst: 0,
  roundOff: 0,
};
/** The settings of today, when the clinic is called and registered otherwise. */
const head = {
  legalName: 'Tarang Wellness LLP',
  address: '12 Ring Road',
  registration: [{ from: '2020-01-01', kind: 'regular' as const, gstin: '04AAPFU0939F1Z3' }],
  signatory: 'Asha Patel',
  foot: '',
};
const LETTERHEAD =
  'Tulsi Care3 Lake View, Surat 395001, Gujarat0261 4000000 · 0261 4000001 · desk@tulsi.example';
const CREDITED = { line: 0, name: 'नीम', quantity: 1, returned: 'none', amount: 590, tax: null } as const;

beforeEach(() => knowClinic({ ...SHIPPED_CLINIC, name: 'Tarang Clinic', legalName: 'Tarang LLP' }));
afterEach(() => knowClinic(SHIPPED_CLINIC));

test.each([
  ['an invoice', () => <PaperSheet invoice={anInvoice({ issuer })} client="Kavita" head={head} />],
  [
    'a credit note',
    () => (
      <CreditNoteSheet
        note={aCreditNote({ lines: [CREDITED], issuer })}
        invoice={anInvoice()}
        client="Kavita"
        head={head}
      />
    ),
  ],
  [
    'a receipt',
    () => (
      <ReceiptSheet
        receipt={{ title: 'Receipt', payment: aPayment({ issuer }), advance: null, source: null }}
        client="Kavita"
        head={head}
      />
    ),
  ],
])('%s has the clinic of its day, unsigned before it was registered', (_what, sheet) => {
  const { container } = render(sheet());
  expect(container).toHaveTextContent(LETTERHEAD);
  expect(container).toHaveTextContent(/Tulsi Care Trust\. This .+ is valid without a signature\./);
  expect(container).not.toHaveTextContent(/Tarang|GSTIN|Asha Patel/);
});

test.each([
  [
    'an invoice',
    () => <PaperSheet invoice={anInvoice({ gst, issuer: registered })} client="Kavita" head={head} />,
  ],
  [
    'a credit note',
    () => (
      <CreditNoteSheet
        note={aCreditNote({ lines: [CREDITED], issuer: registered })}
        invoice={anInvoice({ gst })}
        client="Kavita"
        head={head}
      />
    ),
  ],
  [
    'a credit note that was made after the registration had ended',
    () => (
      <CreditNoteSheet
        note={aCreditNote({ lines: [CREDITED], issuer })}
        invoice={anInvoice({ gst, issuer: registered })}
        client="Kavita"
        head={head}
      />
    ),
  ],
  [
    'a receipt',
    () => (
      <ReceiptSheet
        receipt={{ title: 'Receipt', payment: aPayment({ issuer: registered }), advance: null, source: null }}
        client="Kavita"
        head={head}
      />
    ),
  ],
])('%s has the registration of its day, and is signed', (_what, sheet) => {
  const { container } = render(sheet());
  expect(container).toHaveTextContent(LETTERHEAD);
  expect(container).toHaveTextContent(
    'Composition taxable person, not eligible to collect tax on suppliesTulsi Wellness LLP 1 Market Road PuneGSTIN 27AAPFU0939F1ZV',
  );
  expect(container).toHaveTextContent('For Tulsi Wellness LLPMeera ShahSubject to Pune jurisdiction.');
  expect(container).not.toHaveTextContent(/Tarang|04AAPFU0939F1Z3|Asha Patel|valid without/);
});

test('a paper of an earlier release’s server has the clinic as it is called and registered now', () => {
  const { container } = render(<PaperSheet invoice={anInvoice({ gst })} client="Kavita" head={head} />);
  expect(container).toHaveTextContent('Tarang Clinic');
  expect(container).toHaveTextContent('Tarang Wellness LLP 12 Ring RoadGSTIN 04AAPFU0939F1Z3');
});

test('a letterhead shows the clinic and the logo that it is given', () => {
  const { container } = render(<Letterhead of={issuer} logo="data:image/png;base64,iVBO" />);
  expect(container).toHaveTextContent(LETTERHEAD);
  expect(container.querySelector('img')).toHaveAttribute('src', 'data:image/png;base64,iVBO');
});
