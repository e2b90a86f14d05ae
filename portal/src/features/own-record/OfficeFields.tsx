import Typography from '@mui/material/Typography';
import { Facts } from '../../components/Facts.tsx';
import type { FormValues } from '../intake-forms/form-values.ts';
import { fieldsNamed, OFFICE_FIELDS } from './detail-steps.ts';

/** What the clinic fills in of the details: a client may read it, and is not asked for it. */
export const OfficeFields = ({ values }: { values: FormValues }) => (
  <Typography component="details" sx={{ mb: 7, '& summary': { py: 2, cursor: 'pointer', fontWeight: 600 } }}>
    <summary>Kept by the clinic</summary>
    <Facts facts={fieldsNamed(OFFICE_FIELDS).map(({ name, label }) => [label, values[name] || undefined])} />
  </Typography>
);
