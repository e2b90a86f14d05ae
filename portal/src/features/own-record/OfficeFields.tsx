import Typography from '@mui/material/Typography';
import { Facts } from '../../components/Facts.tsx';
import type { FormValues } from '../intake-forms/form-values.ts';
import { fieldsNamed, OFFICE_FIELDS } from './detail-steps.ts';

/** The fields that the clinic fills in: a client may read them, and is not asked for them. */
export const OfficeFields = ({ values }: { values: FormValues }) => (
  <Typography component="details" sx={{ mb: 7, '& summary': { py: 2, cursor: 'pointer', fontWeight: 600 } }}>
    <summary>Kept by the clinic</summary>
    <Facts facts={fieldsNamed(OFFICE_FIELDS).map(({ name, label }) => [label, values[name] || undefined])} />
  </Typography>
);
