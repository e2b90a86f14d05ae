import { today } from '@clinic/ui/clinic-page';
import Typography from '@mui/material/Typography';
import { Facts } from '../../components/Facts.tsx';
import { bodyNumbers } from '../measuring/body-numbers.ts';
import { personIn } from '../measuring/person-in.ts';
import type { Measured } from './useMeasured.ts';
import { detailsIn } from './weight-line-of.ts';

/** Shows BMI and other numbers that follow from the last measures. */
export function BodyFacts({ measured, expecting }: { measured: Measured; expecting: boolean }) {
  const { measurements } = measured;
  const facts = bodyNumbers({ measurements, ...personIn(detailsIn(measured), today()), expecting });
  return facts ? (
    <Facts facts={facts} />
  ) : (
    <Typography sx={{ color: 'text.secondary' }}>
      The height is not measured yet: BMI and energy need it. A checkup asks for it.
    </Typography>
  );
}
