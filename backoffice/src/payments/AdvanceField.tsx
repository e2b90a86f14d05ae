import { registrationOn } from '@clinic/contract/billing/business';
import { isTaxedInAdvance, rateOn, type TaxClass } from '@clinic/contract/billing/tax-classes';
import type { Day } from '@clinic/contract/clinic-calendar';
import { today } from '@clinic/ui/clinic-page';
import Typography from '@mui/material/Typography';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useBusiness } from '../business/useBusiness.ts';
import { useUsableClasses } from '../business/useUsableClasses.ts';

const paperOf = (of: TaxClass, day: Day): string =>
  isTaxedInAdvance(of)
    ? `A receipt voucher, with ${rateOn(of, day) ?? 0} % tax in it`
    : 'A receipt without tax';

/** Asks a regularly registered clinic what an advance is for, since the tax depends on it. */
export function AdvanceField() {
  const { mode, on, taxClass } = useWatch() as { mode: string; on: Day; taxClass: string };
  const { data } = useBusiness();
  const day = mode === 'Cash' ? today() : on;
  const isRegular = data !== undefined && registrationOn(data.business, day).kind === 'regular';
  const classes = useUsableClasses({ isNeeded: isRegular });
  const chosen = classes.find(({ id }) => id === taxClass);
  if (!isRegular) return null;
  return (
    <>
      <SelectInput
        source="taxClass"
        label="Advance for"
        choices={classes}
        emptyText="No class"
        emptyValue=""
        helperText={false}
      />
      {chosen && (
        <Typography component="output" variant="body2" sx={{ display: 'block', mt: 1 }}>
          {paperOf(chosen, day)}. All of it is kept until it is used for an invoice.
        </Typography>
      )}
    </>
  );
}
