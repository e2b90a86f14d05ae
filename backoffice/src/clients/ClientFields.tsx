import type { AnsweredAlike } from '@clinic/contract/clients/alike';
import { normaliseEmail } from '@clinic/contract/clients/client-input';
import { TOLD_BY_PHONE } from '@clinic/contract/clients/no-email';
import { phoneAsStored } from '@clinic/contract/reading/phones';
import type { Client, ClientChangeInput, NewClient } from '@clinic/contract/people';
import { allOf, phone, required } from '@clinic/contract/rules';
import type { Complete } from '@clinic/contract/complete';
import { SelectInput, TextInput } from 'react-admin';
import { NameAndEmail } from '../forms/NameAndEmail.tsx';
import { ChoicesFailure } from '../layout/ChoicesFailure.tsx';
import { useDoctors } from '../staff/useStaff.ts';
import { BirthdayInput } from './BirthdayInput.tsx';
import { isTakenOver } from './TakeOver.tsx';

export interface ClientValues {
  name: string;
  /** Empty: the client has none. */
  email: string;
  phone: string;
  /** Id of the doctor; empty when the client has none. */
  doctor: string;
  /** yyyy-MM-dd; empty when unknown. */
  birthday: string;
  /** Only for a registered client. */
  whatsApp?: boolean;
  /** The address whose unproven registration is replaced by the desk's. */
  takeOver?: string;
  /** The desk's word about clients who are alike. */
  alike?: AnsweredAlike;
}

export const blank: ClientValues = { name: '', email: '', phone: '', doctor: '', birthday: '' };

export const valuesOf = (client: Client): Complete<ClientValues> => ({
  name: client.name,
  email: client.email,
  phone: client.phone,
  doctor: client.doctor ?? '',
  birthday: client.birthday ?? '',
  whatsApp: client.whatsApp,
  takeOver: undefined,
  alike: undefined,
});

/** Complete by type: a new field of the contract that is missing here does not compile. */
export const fieldsOf = (
  typed: ClientValues,
): Complete<NewClient & Omit<ClientChangeInput, 'updatedAt'>> => ({
  name: typed.name,
  email: normaliseEmail(typed.email),
  phone: phoneAsStored(typed.phone),
  doctor: typed.doctor || null,
  birthday: typed.birthday || null,
  whatsApp: typed.whatsApp,
  takeOver: isTakenOver(typed),
  alike: typed.alike,
});

const phoneRule = allOf(required(), phone);

interface Props {
  noDoctor: string;
  /** The birthday of Personal Details, when the record has another one. */
  proposedBirthday?: string | null;
}

export function ClientFields({ noDoctor, proposedBirthday = null }: Props) {
  const doctors = useDoctors();
  return (
    <>
      <NameAndEmail mayBeEmpty={TOLD_BY_PHONE} />
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
      <BirthdayInput proposed={proposedBirthday} />
    </>
  );
}
