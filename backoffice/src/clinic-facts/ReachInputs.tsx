import { NETWORKS } from '@clinic/contract/clinic-places';
import { CLINIC_RULES, MAX_PHONES } from '@clinic/contract/clinic-settings';
import { NumberField } from '../forms/NumberField.tsx';
import { FormGroup } from '../business/FormGroup.tsx';
import { FormRows } from '../business/FormRows.tsx';
import { degreesRule, readDegrees } from './clinic-values.ts';
import { FactInput } from './FactInput.tsx';

const latitude = degreesRule('latitude');
const longitude = degreesRule('longitude');
const phoneRule = (typed: string | null) => CLINIC_RULES.phones([typed]);

/** The inputs by which people reach and find the clinic. */
export const ReachInputs = () => (
  <>
    <FormGroup title="Phones" text="People are asked to call the first.">
      <FormRows source="phones" noun="phone" columns="1fr" blank={{ number: '' }} min={1} max={MAX_PHONES}>
        {(place, row) => (
          <FactInput
            source={`${place}.number`}
            label={`Phone ${row}`}
            type="tel"
            validate={phoneRule}
            isRequired
            autoComplete="tel"
          />
        )}
      </FormRows>
    </FormGroup>
    <FormGroup title="E-mails" columns={2}>
      <FactInput source="email" label="Email" type="email" isRequired autoComplete="email" />
      <FactInput source="careEmail" label="Email for questions about data" type="email" isRequired />
    </FormGroup>
    <FormGroup
      title="Place on the map"
      text="For search engines and the link to a map; may be empty."
      columns={2}
    >
      <NumberField
        source="geo.latitude"
        label="Latitude"
        read={readDegrees}
        validate={latitude}
        helperText={false}
      />
      <NumberField
        source="geo.longitude"
        label="Longitude"
        read={readDegrees}
        validate={longitude}
        helperText={false}
      />
      <FactInput source="mapUrl" label="Link to a map" type="url" sx={{ gridColumn: '1 / -1' }} />
    </FormGroup>
    <FormGroup title="Social media" text="Full addresses, beginning with https://. Empty: no link.">
      {Object.entries(NETWORKS).map(([place, label]) => (
        <FactInput key={place} source={`social.${place}`} label={label} type="url" rule="social" />
      ))}
    </FormGroup>
  </>
);
