import { FormGroup } from '../business/FormGroup.tsx';
import { FactInput } from './FactInput.tsx';
import { LogoField } from './LogoField.tsx';

/** The inputs of name, logo, address and prefix. */
export const ClinicInputs = () => (
  <>
    <FormGroup title="Name" columns={2}>
      <FactInput source="name" label="Name" isRequired autoComplete="organization" />
      <FactInput source="legalName" label="Legal name" isRequired />
      <FactInput source="tagline" label="Tagline" sx={{ gridColumn: '1 / -1' }} />
    </FormGroup>
    <FormGroup title="Logo" text="On pages and papers.">
      <LogoField />
    </FormGroup>
    <FormGroup title="Address" columns={2}>
      <FactInput source="address.line1" label="Address line 1" isRequired autoComplete="address-line1" />
      <FactInput source="address.line2" label="Address line 2" autoComplete="address-line2" />
      <FactInput source="address.city" label="City" isRequired autoComplete="address-level2" />
      <FactInput source="address.pin" label="PIN" autoComplete="postal-code" />
      <FactInput source="address.state" label="State" isRequired autoComplete="address-level1" />
      <FactInput source="address.country" label="Country" isRequired autoComplete="country-name" />
    </FormGroup>
    <FormGroup
      title="Numbers of invoices"
      text="Invoices of a clinic that is registered for tax begin with it, until Business says another; numbers already given never change."
      columns={2}
    >
      <FactInput
        source="prefix"
        label="Prefix"
        isRequired
        parse={(typed: string) => typed.toUpperCase()}
        helperText="One to four capital letters and digits."
      />
    </FormGroup>
  </>
);
