import { gstinAsStored } from '@clinic/contract/billing/gstin';
import { BUSINESS_LIMITS } from '@clinic/contract/billing/business-rules';
import { PAPERS } from '@clinic/contract/billing/business';
import { longText, oneLine, optional, realDate } from '@clinic/contract/rules';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DayInput } from '../forms/DayInput.tsx';
import { FormGroup } from './FormGroup.tsx';
import { FormRows } from './FormRows.tsx';
import {
  PREFIX_LABELS,
  REGISTRATION_CHOICES,
  STATE_CHOICES,
  type BusinessValues,
} from './business-values.ts';

const line = optional(oneLine());

const SERIES_ARE_FOR =
  'Credit notes, receipts, receipt vouchers and refunds always have a number of their series; invoices only while the clinic is registered for GST: all others are counted INV-2026-0001, or numbered by the desk.';

/** The GSTIN of a registration; not shown for "not registered". */
function GstinInput({ source }: { source: string }) {
  const kind = useWatch({ name: `${source}.kind` }) as string;
  return (
    <TextInput
      source={`${source}.gstin`}
      label="GSTIN"
      parse={gstinAsStored}
      validate={line}
      disabled={kind === 'none'}
      helperText={false}
      autoComplete="off"
    />
  );
}

export function BusinessInputs() {
  const registration = useWatch<BusinessValues, 'registration'>({ name: 'registration' });
  const registered = registration.some(({ kind }) => kind !== 'none');
  return (
    <>
      <FormGroup title="Name and place" columns={2}>
        <TextInput
          source="legalName"
          label="Legal name"
          validate={line}
          isRequired={registered}
          helperText={false}
        />
        <SelectInput
          source="state"
          label="State"
          choices={STATE_CHOICES}
          isRequired={registered}
          emptyText="None"
          helperText={false}
        />
        <TextInput
          source="address"
          label="Address"
          multiline
          minRows={2}
          validate={optional(longText())}
          isRequired={registered}
          helperText={false}
          sx={{ gridColumn: '1 / -1' }}
        />
      </FormGroup>
      <FormGroup
        title="Registration for GST"
        text="Each row holds from its day until the next. Without a row the clinic is not registered."
      >
        <FormRows
          source="registration"
          noun="registration"
          columns="1fr 1fr 1.4fr"
          blank={{ from: '', kind: 'regular', gstin: '' }}
          max={BUSINESS_LIMITS.registrations}
        >
          {(place) => (
            <>
              <DayInput source={`${place}.from`} label="From" validate={realDate} />
              <SelectInput
                source={`${place}.kind`}
                label="Way"
                choices={REGISTRATION_CHOICES}
                isRequired
                helperText={false}
              />
              <GstinInput source={place} />
            </>
          )}
        </FormRows>
      </FormGroup>
      <FormGroup
        title="Numbers of papers"
        text={`TW gives TW/26-27/00001: prefix, financial year, serial. Up to four capital letters and digits. ${SERIES_ARE_FOR}`}
        columns={3}
      >
        {PAPERS.map((paper) => (
          <TextInput
            key={paper}
            source={`prefixes.${paper}`}
            label={PREFIX_LABELS[paper]}
            isRequired
            parse={(typed: string) => typed.toUpperCase()}
            helperText={false}
            autoComplete="off"
          />
        ))}
      </FormGroup>
      <FormGroup title="Foot of papers" columns={2}>
        <TextInput source="signatory" label="Signatory" validate={line} helperText={false} />
        <TextInput
          source="foot"
          label="Line at the foot"
          multiline
          validate={optional(longText(BUSINESS_LIMITS.foot))}
          helperText={false}
        />
      </FormGroup>
    </>
  );
}
