import { allOf, phone, required } from '@clinic/contract/rules';
import { SelectInput, TextInput } from 'react-admin';
import { NameAndEmail } from '../forms/NameAndEmail.tsx';
import { ChoicesFailure } from '../layout/ChoicesFailure.tsx';
import { useDoctors } from '../staff/useStaff.ts';

export interface ClientValues {
  name: string;
  email: string;
  phone: string;
  /** Id; empty when the client has no doctor. */
  doctor: string;
  /** Asked of a registered client only. */
  whatsApp?: boolean;
  /** The address whose unproven registration the desk replaces. */
  takeOver?: string;
}

const phoneRule = allOf(required(), phone);

export function ClientFields({ noDoctor }: { noDoctor: string }) {
  const doctors = useDoctors();
  return (
    <>
      <NameAndEmail />
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
