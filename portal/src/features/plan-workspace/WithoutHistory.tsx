import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { clientSummaryQuery } from './api.ts';
import { formPath } from './form-pages.ts';

/** Says before the first plan that allergies and medicines are not known yet; the plan can be written all the same. */
export default function WithoutHistory({ clientId }: { clientId: string }) {
  const { data } = useQuery(clientSummaryQuery(clientId));
  if (!data?.missingForms.includes('MedicalHistory')) return null;
  return (
    <Notice
      tone="waiting"
      announce="status"
      action={
        <Button
          color="inherit"
          variant="outlined"
          component={Link}
          to={`/doctor/${formPath('MedicalHistory')}/${clientId}`}
        >
          Fill in Medical History
        </Button>
      }
    >
      The Medical History is not filled in yet: allergies, illnesses and medicines are not known, so the plan
      is not checked against them.
    </Notice>
  );
}
