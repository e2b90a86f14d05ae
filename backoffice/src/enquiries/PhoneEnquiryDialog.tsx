import type { DeskEnquiry, Enquiry } from '@clinic/contract/clients/enquiries';
import { enquiryCalls } from '@clinic/contract/clients/enquiry-calls';
import { ageInYears } from '@clinic/contract/clients/enquiry-rules';
import { OFFERINGS } from '@clinic/contract/clients/offerings';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import { phoneAsStored } from '@clinic/contract/reading/phones';
import { allOf, email, optional, phone, required } from '@clinic/contract/rules';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { useAppointmentsChanged } from '../appointments/useAppointmentsChanged.ts';
import { useEnquirySources } from '../settings/useEnquirySources.ts';
import { callBackAt, noCallBack, type CallBackValues } from './call-back.ts';

const CallBackInputs = lazy(() => import('./CallBackInputs.tsx'));

type Typed = Required<Omit<Record<keyof DeskEnquiry, string>, 'callBackAt'>> & CallBackValues;

const BLANK: Typed = {
  name: '',
  phoneNumber: '',
  email: '',
  age: '',
  location: '',
  plan: '',
  message: '',
  source: '',
  ...noCallBack,
};

function said({ callDay, callTime, phoneNumber, age, ...typed }: Typed): DeskEnquiry {
  const at = callBackAt({ callDay, callTime });
  return {
    ...typed,
    phoneNumber: phoneAsStored(phoneNumber),
    ...(age.trim() && { age: wholeNumberIn(age) }),
    ...(at && { callBackAt: at }),
  };
}

const phoneRule = allOf(required(), phone);
const years = optional((value) => ageInYears(wholeNumberIn(String(value))));
const plans = OFFERINGS.map(({ id, name }) => ({ id, name }));

function SourceInput() {
  const { data } = useEnquirySources();
  if (!data || data.sources.length === 0) return null;
  return (
    <SelectInput
      source="source"
      label="Heard of us from"
      choices={data.sources.map((id) => ({ id, name: id }))}
      emptyText="Not said"
      emptyValue=""
      helperText={false}
    />
  );
}

/** Writes down what a person asks on the phone, in the order in which it is said. */
function PhoneEnquiryDialog({ onClose }: { onClose: () => void }) {
  const deskChanged = useAppointmentsChanged();
  const saving = useSaving<Typed, { enquiry: Enquiry }>({
    draft: 'enquiries:new',
    send: (typed, { api, keys }) => api.call(enquiryCalls.byDesk, { body: said(typed) }, { keys }),
    saved: ({ enquiry }) => {
      onClose();
      return `The enquiry of ${enquiry.name} is written down.`;
    },
    refresh: 'page',
    settled: deskChanged,
    otherwise: 'The enquiry could not be saved. Please try again.',
  });
  const form = useSavedForm({ saving, values: BLANK });
  return (
    <SavedDialog
      form={form}
      title="Enquiry on the phone"
      saveLabel="Save enquiry"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <TextInput source="name" label="Name" validate={required()} isRequired helperText={false} />
      <TextInput
        source="phoneNumber"
        label="Phone"
        type="tel"
        validate={phoneRule}
        isRequired
        helperText={false}
        autoComplete="off"
      />
      <SelectInput
        source="plan"
        label="Asks about"
        choices={plans}
        emptyText="Not said"
        emptyValue=""
        helperText={false}
      />
      <TextInput source="message" label="What was said" multiline helperText={false} />
      <Suspense fallback={<Box sx={{ height: 40 }} />}>
        <CallBackInputs />
      </Suspense>
      <TextInput source="location" label="Location" helperText={false} autoComplete="off" />
      <TextInput source="age" label="Age" validate={years} helperText={false} autoComplete="off" />
      <TextInput
        source="email"
        label="Email"
        type="email"
        validate={optional(email)}
        helperText={false}
        autoComplete="off"
      />
      <SourceInput />
    </SavedDialog>
  );
}

export default PhoneEnquiryDialog;
