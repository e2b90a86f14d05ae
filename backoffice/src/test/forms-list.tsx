import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import { businessCalls } from '@clinic/contract/billing/business-calls';
import type { TillClosing } from '@clinic/contract/billing/tills';
import { SHIPPED_SETTINGS } from '@clinic/contract/clinic-settings';
import {
  assistantGrid,
  clientGrid,
  doctorGrid,
  inventoryGrid,
  taxClassGrid,
} from '@clinic/contract/grid-calls';
import { PROPOSED_SOURCES } from '@clinic/contract/clients/enquiries';
import { enquiryCalls } from '@clinic/contract/clients/enquiry-calls';
import { DEFAULT_POLICY } from '@clinic/contract/scheduling/booking-policy';
import ErasureWishDialog from '@clinic/ui/client-wishes/ErasureWishDialog.tsx';
import WriteDownDialog from '@clinic/ui/client-wishes/WriteDownDialog.tsx';
import { ExtraForm } from '@clinic/ui/hours/ExtraForm.tsx';
import { TimeOffForm } from '@clinic/ui/hours/TimeOffForm.tsx';
import { WeekForm } from '@clinic/ui/hours/WeekForm.tsx';
import { on } from '@clinic/ui/test/api.ts';
import {
  aClient,
  anAppointment,
  anEnquiry,
  anInvoice,
  anItem,
  aPayment,
  noWishes,
} from '@clinic/ui/test/records.ts';
import type { ReactNode } from 'react';
import { BookAppointmentForm } from '../appointments/BookAppointmentForm.tsx';
import { JoinLinkForm } from '../appointments/JoinLinkForm.tsx';
import { ScheduleDialog } from '../appointments/ScheduleDialog.tsx';
import { BusinessForm } from '../business/BusinessForm.tsx';
import { ConfirmSeriesDialog } from '../business/ConfirmSeriesDialog.tsx';
import TaxClassDialog from '../business/TaxClassDialog.tsx';
import { ClinicForm } from '../clinic-facts/ClinicForm.tsx';
import { NotesForm } from '../client-page/NotesForm.tsx';
import ClientDialog from '../clients/ClientDialog.tsx';
import PhoneEnquiryDialog from '../enquiries/PhoneEnquiryDialog.tsx';
import RegisterDialog from '../enquiries/RegisterDialog.tsx';
import ItemDialog from '../inventory/ItemDialog.tsx';
import CreditDialog from '../invoices/CreditDialog.tsx';
import { GenerateInvoiceForm } from '../invoices/GenerateInvoiceForm.tsx';
import ReceiveDialog from '../payments/ReceiveDialog.tsx';
import RefundDialog from '../payments/RefundDialog.tsx';
import ReverseDialog from '../payments/ReverseDialog.tsx';
import { EnquirySourcesForm } from '../settings/EnquirySourcesForm.tsx';
import { PolicyForm } from '../settings/PolicyForm.tsx';
import StaffForm from '../staff/StaffForm.tsx';
import CloseDialog from '../till/CloseDialog.tsx';
import ExplainDialog from '../till/ExplainDialog.tsx';
import MoveDialog from '../till/MoveDialog.tsx';

interface Kept {
  kept: true;
  show: ReactNode;
  /** Label of the field to type into, and the text. */
  field: string | RegExp;
  typed: string;
  /** Opens the form, where a button does. */
  opens?: string;
}

interface NotKept {
  kept: false;
  why: string;
}

const nothing = () => undefined;
const business = { business: { ...DEFAULT_BUSINESS }, version: 0 };
const notes = { text: '', version: 0, savedAt: null, savedBy: null, earlier: [] };
const closing = { id: 'k', until: '2026-05-04T12:00:00.000Z', difference: -20 } as TillClosing;
const waiting = { series: 'TW/26-27', paper: 'invoice', since: '', last: 3, lastDay: null } as const;
/** Answers to requests that forms make while they are shown. */
export const READ_BY_FORMS = [
  on(assistantGrid.list, []),
  on(doctorGrid.list, []),
  on(clientGrid.list, []),
  on(inventoryGrid.list, []),
  on(taxClassGrid.list, []),
  on(businessCalls.read, business),
  on(enquiryCalls.sources, { sources: ['Google'], asked: false, version: 0 }),
];

/** Every form of the desk, by its file: whether its typed text outlives the page, or why not. */
export const FORMS: Record<string, Kept | NotKept> = {
  'backoffice/src/appointments/BookingForm.tsx': {
    kept: true,
    show: <BookAppointmentForm given={{ date: '2030-05-06' }} />,
    field: 'Notes',
    typed: 'By phone',
  },
  'backoffice/src/appointments/JoinLinkForm.tsx': {
    kept: true,
    show: <JoinLinkForm appointment={anAppointment()} onSaved={nothing} />,
    field: 'Joining link',
    typed: 'https://meet.example/x',
  },
  'backoffice/src/appointments/ScheduleDialog.tsx': {
    kept: true,
    show: <ScheduleDialog appointment={anAppointment()} onClose={nothing} />,
    field: 'Notes',
    typed: 'Bring the report',
  },
  'backoffice/src/appointments/WalkInDialog.tsx': {
    kept: false,
    why: 'Nothing is typed: a client and a doctor are chosen, and the client stands at the desk.',
  },
  'backoffice/src/business/BusinessForm.tsx': {
    kept: true,
    show: <BusinessForm answer={business} />,
    field: /^Legal name/,
    typed: 'Tarang',
  },
  'backoffice/src/business/ConfirmSeriesDialog.tsx': {
    kept: true,
    show: <ConfirmSeriesDialog waiting={waiting} onClose={nothing} />,
    field: /^Number on the last paper/,
    typed: '7',
  },
  'backoffice/src/business/TaxClassDialog.tsx': {
    kept: true,
    show: <TaxClassDialog taxClass={null} onClose={nothing} />,
    field: /^Name/,
    typed: 'Herbs',
  },
  'backoffice/src/client-page/NotesForm.tsx': {
    kept: true,
    show: <NotesForm clientId="c" notes={notes} onSaved={nothing} onStale={async () => notes} />,
    opens: 'Add notes',
    field: 'Notes',
    typed: 'Calls in the evening',
  },
  'backoffice/src/clinic-facts/ClinicForm.tsx': {
    kept: true,
    show: <ClinicForm answer={{ clinic: { ...SHIPPED_SETTINGS }, version: 1 }} />,
    field: /^Legal name/,
    typed: 'Tarang Wellness LLP',
  },
  'backoffice/src/clients/ClientDialog.tsx': {
    kept: true,
    show: <ClientDialog client={null} onClose={nothing} />,
    field: /^Name/,
    typed: 'Kavita',
  },
  'backoffice/src/enquiries/CallBackDialog.tsx': {
    kept: false,
    why: 'It asks for one day and time, of an enquiry that stays.',
  },
  'backoffice/src/enquiries/PhoneEnquiryDialog.tsx': {
    kept: true,
    show: <PhoneEnquiryDialog onClose={nothing} />,
    field: 'What was said',
    typed: 'Asks for a visit on a Sunday',
  },
  'backoffice/src/enquiries/RegisterDialog.tsx': {
    kept: true,
    show: <RegisterDialog enquiry={anEnquiry()} onClose={nothing} />,
    field: /^Name/,
    typed: 'Kavita Joshi',
  },
  'backoffice/src/inventory/GiveTaxClassDialog.tsx': {
    kept: false,
    why: 'It asks for one choice, of items that are chosen in a list.',
  },
  'backoffice/src/inventory/ItemDialog.tsx': {
    kept: true,
    show: <ItemDialog item={anItem()} onClose={nothing} />,
    field: /^Description/,
    typed: 'Organic',
  },
  'backoffice/src/invoices/CreditDialog.tsx': {
    kept: true,
    show: <CreditDialog invoice={anInvoice()} notes={[]} onClose={nothing} />,
    field: /^Reason/,
    typed: 'Brought back',
  },
  'backoffice/src/invoices/GenerateInvoiceForm.tsx': {
    kept: true,
    show: <GenerateInvoiceForm client="" proposedNumber="INV-1" onCreated={nothing} />,
    field: /^Invoice [Nn]umber/,
    typed: 'INV-7',
  },
  'backoffice/src/payments/ReceiveDialog.tsx': {
    kept: true,
    show: <ReceiveDialog client={aClient()} due={100} onClose={nothing} />,
    field: /^Amount/,
    typed: '40',
  },
  'backoffice/src/payments/RefundDialog.tsx': {
    kept: true,
    show: (
      <RefundDialog
        credit={{ source: 'p', kind: 'payment', number: null, left: 50 }}
        clientName="Kavita"
        onClose={nothing}
      />
    ),
    field: /^Reason/,
    typed: 'Moved away',
  },
  'backoffice/src/payments/ReverseDialog.tsx': {
    kept: true,
    show: <ReverseDialog payment={aPayment()} onClose={nothing} />,
    field: /^Reason/,
    typed: 'Mistyped',
  },
  'backoffice/src/settings/EnquirySourcesForm.tsx': {
    kept: true,
    show: <EnquirySourcesForm answer={{ ...PROPOSED_SOURCES, sources: ['Google'], version: 1 }} />,
    field: 'How people have heard of the clinic',
    typed: 'A neighbour',
  },
  'backoffice/src/settings/PolicyForm.tsx': {
    kept: true,
    show: <PolicyForm answer={{ policy: { ...DEFAULT_POLICY }, stored: true, version: 1 }} />,
    field: 'Last change (hours)',
    typed: '24',
  },
  'backoffice/src/staff/StaffForm.tsx': {
    kept: true,
    show: <StaffForm resource="doctors" noun="doctor" person={null} onDone={nothing} />,
    field: /^Name/,
    typed: 'Dr Asha',
  },
  'backoffice/src/till/CloseDialog.tsx': {
    kept: true,
    show: <CloseDialog since={null} onClose={nothing} />,
    field: '× ₹500',
    typed: '3',
  },
  'backoffice/src/till/ExplainDialog.tsx': {
    kept: true,
    show: <ExplainDialog closing={closing} onClose={nothing} />,
    field: /^Reason/,
    typed: 'A note fell behind the drawer',
  },
  'backoffice/src/till/MoveDialog.tsx': {
    kept: true,
    show: <MoveDialog onClose={nothing} />,
    field: /^Why/,
    typed: 'Milk',
  },
  'ui/src/client-wishes/ErasureWishDialog.tsx': {
    kept: true,
    show: <ErasureWishDialog clientId="c1" onSaved={nothing} onClose={nothing} />,
    field: /^Remark/,
    typed: 'Blue folder',
  },
  'ui/src/client-wishes/WriteDownDialog.tsx': {
    kept: true,
    show: <WriteDownDialog clientId="c1" wishes={noWishes} onSaved={nothing} onClose={nothing} />,
    field: /^Remark/,
    typed: 'Blue folder',
  },
  'ui/src/hours/ExtraForm.tsx': {
    kept: true,
    show: <ExtraForm doctor="d" onClose={nothing} />,
    field: /^Day/,
    typed: '2030-05-06',
  },
  'ui/src/hours/TimeOffForm.tsx': {
    kept: true,
    show: <TimeOffForm doctor="d" onClose={nothing} />,
    field: /^Name/,
    typed: 'Wedding',
  },
  'ui/src/hours/WeekForm.tsx': {
    kept: true,
    show: (
      <WeekForm doctor="d" start={{ validFrom: '2030-05-06', ranges: [] }} weeks={[]} onClose={nothing} />
    ),
    field: /^Valid from/,
    typed: '2030-05-13',
  },
  'ui/src/account/AppSetUp.tsx': { kept: false, why: 'A code of the second factor.' },
  'ui/src/account/EmailForm.tsx': { kept: false, why: 'It asks for the password.' },
  'ui/src/account/PasswordFirst.tsx': { kept: false, why: 'It asks for the password.' },
  'ui/src/account/PasswordForm.tsx': { kept: false, why: 'It asks for passwords.' },
  'ui/src/account/SecondFactorStep.tsx': { kept: false, why: 'A code of the second factor.' },
  'backoffice/src/auth/LoginScreen.tsx': { kept: false, why: 'It asks for the password.' },
};
