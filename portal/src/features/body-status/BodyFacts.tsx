import { today } from '@clinic/ui/clinic-page';
import Typography from '@mui/material/Typography';
import { Facts } from '../../components/Facts.tsx';
import { bodyNumbers } from '../measuring/body-numbers.ts';
import type { Measured } from './useMeasured.ts';
import { ageIn } from './weight-line-of.ts';

/** What follows from the last measures. */
export function BodyFacts({ measured, expecting }: { measured: Measured; expecting: boolean }) {
  const { measurements, versions } = measured;
  const details = versions.find(({ body }) => body.formType === 'PersonalDetails')?.body;
  const { gender } = (details?.fields ?? {}) as { gender?: string };
  const sex = gender === 'Male' || gender === 'Female' ? gender : null;
  const facts = bodyNumbers({ measurements, age: ageIn(measured, today()), sex, expecting });
  return facts ? (
    <Facts facts={facts} />
  ) : (
    <Typography sx={{ color: 'text.secondary' }}>
      The height is not measured yet: BMI and energy need it. A checkup asks for it.
    </Typography>
  );
}
