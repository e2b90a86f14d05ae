import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import { receiptCalls } from '@clinic/contract/billing/receipt-calls';
import { checkInCalls } from '@clinic/contract/care/check-ins/check-in-calls';
import { measurementCalls } from '@clinic/contract/care/measurements/measurement-calls';
import { programCalls } from '@clinic/contract/care/programs/program-calls';
import { progressCalls } from '@clinic/contract/care/client-progress/progress-calls';
import { planTemplateCalls } from '@clinic/contract/care/plan-templates/plan-template-calls';
import { planCheckCalls } from '@clinic/contract/care/plan-checks/plan-check-calls';
import { snacksPlanCalls, vitaminPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import { doctorCalls } from '@clinic/contract/identity/doctor-calls';
import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { privacyCalls } from '@clinic/contract/privacy/privacy-calls';
import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { DEFAULT_POLICY } from '@clinic/contract/scheduling/booking-policy';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import { OpenDrafts } from '@clinic/ui/forms/OpenDrafts.tsx';
import { answerApi, on } from '@clinic/ui/test/api.ts';
import {
  aCheckIn,
  aDue,
  aMeasurement,
  anAccount,
  anAppointment,
  anInvoice,
  aProgram,
  aSelf,
  clientId,
  staffName,
} from '@clinic/ui/test/records.ts';
import { PortalForms } from '../app/PortalForms.tsx';
import { AppointmentDetails } from '../features/doctor-calendar/AppointmentDetails.tsx';
import * as bodyStatus from './body-status-screen.tsx';
import * as checkIn from './check-in-screen.tsx';
import * as checkup from './checkup-screen.tsx';
import { clientRecord, NO_PLAN_CHECKS } from './client-record.ts';
import * as consultation from './consultation-screen.tsx';
import * as dietPlan from './diet-plan-desk.tsx';
import * as dosage from './dosage-plan-screen.tsx';
import * as endProgram from './end-program-screen.tsx';
import * as foods from './foods-screen.tsx';
import * as intakeForm from './intake-form-screen.tsx';
import { allergy, knownOf } from './known-of-client.ts';
import * as personalDetails from './personal-details-screen.tsx';
import * as planChecks from './plan-checks.tsx';
import * as precautions from './precautions-screen.tsx';
import * as program from './program-screen.tsx';
import * as report from './progress-report-screen.tsx';
import { aTemplate } from './a-template.ts';
import { account, renderAt } from './render.tsx';
import * as snacks from './snacks-plan-screen.tsx';

type Shown = ReturnType<typeof renderAt>;

interface Kept {
  kept: true;
  /** Opens its screen. */
  show: () => Shown;
  /** A button whose appearance shows that everything the first press needs is loaded. */
  readFirst?: RegExp;
  /** Buttons that lead to the form, in order; none is pressed once the field is there. */
  presses?: readonly (string | RegExp)[];
  /** Label of the field to type into, and the text. */
  field: string | RegExp;
  typed: string;
}

interface NotKept {
  kept: false;
  why: string;
}

const client = (path: string): Shown => renderAt(path, { as: { area: 'client' } });
const doctor = (path: string): Shown => renderAt(path, { as: { area: 'doctor' } });

const NO_ACCOUNT: NotKept = { kept: false, why: 'Nobody is logged in yet: a password, a code or a link.' };
const CHOSEN = (what: string): NotKept => ({ kept: false, why: `Nothing is typed: ${what}` });

const person = { age: 40, sex: 'Female', weightKg: 80, bmi: 30, bmr: 1400, losesFast: false } as const;
const toLose = { direction: 'lose', kind: 'weight', value: 70, by: '2026-06-01', reason: '' } as const;
const goal = on(progressCalls.goal, { ...bodyStatus.none, goal: toLose, version: 1 }, { clientId });
const online = anAppointment({
  status: 'confirmed',
  appointmentType: 'Online',
  start: '2126-03-01T04:30:00.000Z',
  end: '2126-03-01T05:00:00.000Z',
});

const CHECKUP: Kept = { kept: true, show: checkup.open, field: 'Energy', typed: 'Better' };

/** Every form of the portal, by its file: whether what is typed outlives the page, or why it does not. */
export const FORMS: Record<string, Kept | NotKept> = {
  'features/appointments/RequestAppointment.tsx': {
    kept: true,
    show: () => {
      answerApi([
        on(appointmentCalls.ofClient, { appointments: [] }, { clientId: account.id }),
        on(clientCalls.me, { client: aSelf({ ...account, doctor: 'd1' }) }),
        on(staffCalls.allDoctors, { doctors: [staffName('d1', 'Dr Asha Mehta')] }),
        on(staffCalls.allAssistants, { assistants: [{ ...staffName('a1', 'Nisha'), doctor: 'd1' }] }),
        on(appointmentCalls.policy, { policy: DEFAULT_POLICY, stored: true, version: 1 }),
        on(appointmentCalls.freeTimes, { days: [] }),
      ]);
      return client('/client/appointments');
    },
    presses: ['Book'],
    field: 'Additional Notes',
    typed: 'Knee pain',
  },
  'features/appointments/RescheduleAppointment.tsx': CHOSEN('a time is, which may be taken a moment later.'),
  'features/auth/AuthForm.tsx': NO_ACCOUNT,
  'features/auth/ChoosePassword.tsx': NO_ACCOUNT,
  'features/auth/CredentialsForm.tsx': NO_ACCOUNT,
  'features/auth/ForgottenPassword.tsx': NO_ACCOUNT,
  'features/auth/MailedLink.tsx': NO_ACCOUNT,
  'features/auth/RegisterForm.tsx': NO_ACCOUNT,
  'features/body-status/GoalForm.tsx': {
    kept: true,
    show: () => {
      bodyStatus.given({ versions: [] }, [], {}, [goal]);
      return bodyStatus.open();
    },
    presses: ['Change goal'],
    field: 'Value',
    typed: '68',
  },
  'features/body-status/NotCounted.tsx': {
    kept: true,
    show: () => {
      bodyStatus.given({ versions: [] }, [aProgram()], { measurements: [aMeasurement('2026-01-05', 84)] });
      return bodyStatus.open();
    },
    presses: [/^Weighings that do not count/],
    field: 'Why it does not count',
    typed: 'Other scales',
  },
  'features/check-ins/AnswerForm.tsx': {
    kept: true,
    show: () => {
      answerApi([on(checkInCalls.ofClient, { checkIns: [aCheckIn({ week: 3 })] }, { clientId })]);
      return doctor(`/doctor/clients/${clientId}`);
    },
    field: 'Answer to week 3',
    typed: 'Well done',
  },
  'features/check-ins/CheckInForm.tsx': {
    kept: true,
    show: checkIn.open,
    field: 'Anything your doctor should know',
    typed: 'A wedding on Sunday',
  },
  'features/checkups/CheckupEditor.tsx': CHECKUP,
  'features/checkups/useCheckupEditor.ts': CHECKUP,
  'features/consultation/ConsultationForm.tsx': {
    kept: true,
    show: consultation.open,
    field: /^Note, for the doctors/,
    typed: 'Sleeps well',
  },
  'features/diet-plan-builder/CopyMealDialog.tsx': CHOSEN('weeks are, of a plan that is kept.'),
  'features/diet-plan-amounts/ScaleDialog.tsx': CHOSEN('all portions are scaled, of a plan that is kept.'),
  'features/diet-plan-amounts/SwapDialog.tsx': CHOSEN('a food is, of a plan that is kept.'),
  'features/diet-plan-weeks/ReplaceFoodDialog.tsx': {
    kept: false,
    why: 'Two names, typed in a moment, for one step in a plan that is kept.',
  },
  'features/diet-plan-editing/usePlanEditor.ts': {
    kept: true,
    show: () => dietPlan.open([dietPlan.stored({ dietPlan: dietPlan.plan() })]),
    field: 'Notes',
    typed: 'Warm water',
  },
  'features/diet-plan-grid/WeekDaysDialog.tsx': CHOSEN('it is read.'),
  'features/diet-plan-templates/TemplatePreview.tsx': CHOSEN('the file is there still.'),
  'features/plan-library/SaveTemplateDialog.tsx': {
    kept: true,
    show: () => dietPlan.open([dietPlan.stored({ dietPlan: dietPlan.plan() })]),
    presses: ['Save to Library'],
    field: 'Title',
    typed: 'Light dinners',
  },
  'features/plan-library/ChangeTemplateDialog.tsx': {
    kept: true,
    show: () =>
      dietPlan.open([
        dietPlan.stored({ dietPlan: dietPlan.plan() }),
        on(planTemplateCalls.all, { templates: [aTemplate()], total: 1 }),
      ]),
    presses: ['From the Library', 'More for Light week', 'Change title, tags, owner'],
    field: 'Title',
    typed: 'Lighter week',
  },
  'features/plan-library/LibraryDialog.tsx': {
    kept: false,
    why: 'Words of a search, and a press.',
  },
  'features/diet-plan-weeks/RenameWeekDialog.tsx': {
    kept: false,
    why: 'One press puts the title into the plan, which is kept.',
  },
  'features/doctor-calendar/JoinLinkForm.tsx': {
    kept: true,
    show: () => {
      answerApi([]);
      const element = (
        <OpenDrafts area="doctor" account={account.id}>
          <PortalForms area="doctor" account={account.id}>
            <AppointmentDetails appointment={online} onClose={() => undefined} />
          </PortalForms>
        </OpenDrafts>
      );
      return renderAt('/', { as: { area: 'doctor' }, routes: [{ path: '/', element }] });
    },
    field: 'Joining link',
    typed: 'https://meet.example/x',
  },
  'features/dosage-plans/DosagePlanEditor.tsx': {
    kept: true,
    show: () =>
      dosage.open('vitamins', [
        on(vitaminPlanCalls.current, { vitaminPlan: dosage.vitaminPlan }, { clientId }),
      ]),
    presses: [/^B12/],
    field: 'Notes',
    typed: 'With water',
  },
  'features/energy-target/EnergyTargetDialog.tsx': {
    kept: true,
    show: () =>
      dietPlan.open([
        dietPlan.stored({ dietPlan: dietPlan.plan() }),
        on(planCheckCalls.ofClient, { ...NO_PLAN_CHECKS, person }, { clientId }),
        goal,
      ]),
    presses: ['Set a target'],
    field: 'Energy, kcal a day',
    typed: '1500',
  },
  'features/foods/FoodEditor.tsx': {
    kept: true,
    show: () => foods.open('/doctor/foods/new'),
    field: /^Name in English/,
    typed: 'Chikki of sesame',
  },
  'features/hours/JoinLink.tsx': {
    kept: true,
    show: () => {
      answerApi([
        on(hoursCalls.all, { doctors: [], closures: [] }),
        on(doctorCalls.settings, { joinLink: null, calendarSince: null }),
      ]);
      return doctor('/doctor/hours');
    },
    field: 'Joining link',
    typed: 'https://meet.example/rao',
  },
  'features/intake-forms/IntakeFormEditor.tsx': {
    kept: true,
    show: () => {
      intakeForm.given(intakeForm.medical);
      return intakeForm.open();
    },
    presses: ['Edit Form'],
    field: 'Allergies',
    typed: 'Peanuts',
  },
  'features/client-overview/BirthdayDialog.tsx': {
    kept: true,
    show: () => {
      answerApi(clientRecord());
      return doctor(`/doctor/clients/${clientId}`);
    },
    presses: [/^Write it down/],
    field: /^Birthday$/,
    typed: '1990-02-05',
  },
  'features/invoices/SayPaidDialog.tsx': {
    kept: true,
    show: () => {
      answerApi([
        on(invoiceCalls.own, {
          invoices: [anInvoice()],
          head: { legalName: '', address: '', registration: [], signatory: '', foot: '' },
        }),
        on(receiptCalls.own, { receipts: [], creditNotes: [] }),
        on(paymentCalls.own, { ...anAccount({ due: 300, dues: [aDue()] }), upi: null }),
      ]);
      return client('/client/invoices');
    },
    presses: [/^I have paid/],
    field: /^Number of the payment/,
    typed: '4410',
  },
  'features/measuring/LogWeight.tsx': {
    kept: true,
    show: () => {
      const measurements = { measurements: [aMeasurement('2026-01-05', 84)], baseline: [] };
      answerApi([on(measurementCalls.ofClient, measurements, { clientId: account.id })]);
      return client('/client/dashboard');
    },
    presses: ['Enter your weight'],
    field: 'Weight (kg)',
    typed: '83,5',
  },
  'features/own-record/OwnFormEditor.tsx': {
    kept: true,
    show: () => {
      answerApi(personalDetails.base);
      return personalDetails.open();
    },
    presses: ['Edit', /^3 Your days$/],
    field: 'Occupation',
    typed: 'Potter',
  },
  'features/precautions/PrecautionsDialog.tsx': {
    kept: true,
    show: () => precautions.open(precautions.known),
    presses: ['Vegetarian'],
    field: 'In your words',
    typed: 'Told by phone',
  },
  'features/precautions/TakenOutDialog.tsx': CHOSEN('a press is an answer, and is saved.'),
  'features/privacy/ErasurePanel.tsx': {
    kept: true,
    show: () => {
      const nothing = { consents: [], whatsApp: false, toAsk: false, download: null, erasure: null };
      answerApi([on(privacyCalls.mine, { ...nothing, version: NOTICE_VERSION })]);
      return client('/client/privacy');
    },
    presses: ['Ask to erase my data'],
    field: 'Why (optional)',
    typed: 'I am moving away',
  },
  'features/privacy/PasswordQuestion.tsx': { kept: false, why: 'A password, or a code that is used once.' },
  'features/programs/CorrectEnd.tsx': {
    kept: true,
    show: () => {
      endProgram.given([
        on(programCalls.running, { program: null }, { clientId }),
        on(programCalls.history, { programs: [endProgram.ended] }, { clientId }),
      ]);
      return program.open();
    },
    presses: [/stopped on/, /^Correct the end of/],
    field: /^Why is it corrected/,
    typed: 'A slip of the pen',
  },
  'features/programs/EndProgramForm.tsx': {
    kept: true,
    show: () => {
      endProgram.given();
      return endProgram.open();
    },
    field: /^Outcome Notes/,
    typed: 'Reached the goal',
  },
  'features/programs/ProgramForm.tsx': {
    kept: true,
    show: () => {
      program.given(program.program);
      return program.open();
    },
    field: /^Program Name/,
    typed: 'Detox of spring',
  },
  'features/progress-report/ReportWords.tsx': {
    kept: true,
    show: () => report.open([report.ended], '?program=ended'),
    field: 'Your words',
    typed: 'See you in spring.',
  },
  'features/plan-checks/PlanChecksList.tsx': CHOSEN('it is read.'),
  'features/plan-checks/PlanChecksQuestion.tsx': {
    kept: true,
    show: () => planChecks.open([planChecks.whey], knownOf([allergy('Peanut', 'peanuts')])),
    readFirst: /^1 stop/,
    presses: ['Update Vitamin Plan'],
    field: /^Reason/,
    typed: 'other',
  },
  'features/snacks-plans/SnacksPlanEditor.tsx': {
    kept: true,
    show: () => snacks.open([on(snacksPlanCalls.current, { snacksPlan: snacks.snacksPlan }, { clientId })]),
    field: 'Quantity / Notes of snack 1',
    typed: '3 spoons',
  },
};
