import { BUSINESS_LIMITS } from '@clinic/contract/billing/business-rules';
import { money, oneLine, optional, percent, realDate, required } from '@clinic/contract/rules';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { DayInput } from '../forms/DayInput.tsx';
import { NumberField } from '../forms/NumberField.tsx';
import { DRAWER_CHOICES } from './business-values.ts';
import { FormGroup } from './FormGroup.tsx';
import { FormRows } from './FormRows.tsx';
import { useUsableClasses } from './useUsableClasses.ts';

const line = optional(oneLine());

function ProgramClasses() {
  const classes = useUsableClasses();
  return (
    <FormRows
      source="programClasses"
      noun="program"
      columns="1fr 1fr"
      blank={{ name: '', class: '' }}
      max={BUSINESS_LIMITS.programClasses}
    >
      {(place) => (
        <>
          <TextInput
            source={`${place}.name`}
            label="Name of the program"
            validate={required()}
            isRequired
            helperText={false}
          />
          <SelectInput
            source={`${place}.class`}
            label="Tax class"
            choices={classes}
            validate={required('Please choose a tax class.')}
            isRequired
            helperText={false}
          />
        </>
      )}
    </FormRows>
  );
}

export const MoneyInputs = () => (
  <>
    <FormGroup title="Prices" columns={2}>
      <BooleanInput source="pricesWithTax" label="Prices have the tax in them" helperText={false} />
      <BooleanInput source="roundToRupee" label="Round totals to the rupee" helperText={false} />
    </FormGroup>
    <FormGroup
      title="What the desk may do alone"
      text="Counted for each person and day, but for the discount of one invoice. Above it an admin does the same. Empty: any amount."
      columns={3}
    >
      <NumberField
        source="limits.discountPercent"
        label="Discount (%)"
        validate={optional(percent)}
        helperText={false}
      />
      <NumberField
        source="limits.credit"
        label="Credited a day (₹)"
        validate={optional(money)}
        helperText={false}
      />
      <NumberField
        source="limits.refund"
        label="Paid back or taken out a day (₹)"
        validate={optional(money)}
        helperText={false}
      />
    </FormGroup>
    <FormGroup title="Payment by UPI" text="Empty: no code is offered." columns={2}>
      <TextInput source="upiId" label="UPI id" validate={line} helperText={false} autoComplete="off" />
      <TextInput source="upiPayee" label="Name that the payer sees" validate={line} helperText={false} />
    </FormGroup>
    <FormGroup title="Drawer and books" columns={3}>
      <SelectInput source="drawer" label="Drawer" choices={DRAWER_CHOICES} isRequired helperText={false} />
      <DayInput source="closedUntil" label="Books closed until" validate={optional(realDate)} optional />
      <DayInput source="annualReturn" label="Last annual return" validate={optional(realDate)} optional />
    </FormGroup>
    <FormGroup
      title="Tax class of programs"
      text="Proposed on an invoice by the program's name; the desk may choose another signed class."
    >
      <ProgramClasses />
    </FormGroup>
  </>
);
