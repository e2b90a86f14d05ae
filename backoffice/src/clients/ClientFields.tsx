import { allOf, email, oneLine, phone, required } from '@clinic/contract/rules';
import { SelectInput, TextInput } from 'react-admin';
import { ChoicesFailure } from '../layout/ChoicesFailure.tsx';
import { useDoctors } from '../staff/useStaff.ts';

/** What the forms of a client hold. */
export interface ClientValues {
  name: string;
  email: string;
  phone: string;
  /** Id; empty when the client has no doctor. */
  doctor: string;
}

const nameRule = allOf(required(), oneLine());
const emailRule = allOf(required(), email);
const phoneRule = allOf(required(), phone);

export function ClientFields({ noDoctor }: { noDoctor: string }) {
  const doctors = useDoctors();
  return (
    <>
      <TextInput
        source="name"
        label="Name"
        validate={nameRule}
        isRequired
        helperText={false}
        autoComplete="off"
      />
      <TextInput
        source="email"
        label="Email"
        type="email"
        validate={emailRule}
        isRequired
        helperText={false}
        autoComplete="off"
      />
      <TextInput
        source="phone"
        label="Phone"
        type="tel"
        validate={phoneRule}
        isRequired
        helperText={false}
        autoComplete="off"
      />
      <SelectInput
        source="doctor"
        label="Doctor"
        choices={doctors.data ?? []}
        optionText="name"
        emptyText={noDoctor}
        emptyValue=""
        isPending={doctors.isPending}
        helperText={false}
      />
      <ChoicesFailure noun="doctors" choices={doctors} />
    </>
  );
}
