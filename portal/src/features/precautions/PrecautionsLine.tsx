import type { FormType } from '@clinic/contract/care/intake-form-fields';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { precautionsQuery } from './api.ts';
import { PrecautionChips } from './PrecautionChips.tsx';
import { chipsOf } from './precaution-chips.ts';

/** Its tables of words are fetched when somebody opens it. */
const PrecautionsDialog = lazy(() => import('./PrecautionsDialog.tsx'));

const outOfSight = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

interface Props {
  clientId: string;
  /** Empty while it is not known. */
  name: string;
  /** For a covering doctor. */
  readOnly: boolean;
  formAddress: (formType: FormType) => string;
}

/** What is known of the client, each opening where it is answered. */
export default function PrecautionsLine({ clientId, name, readOnly, formAddress }: Props) {
  const { data, isError } = useQuery(precautionsQuery(clientId));
  const [isOpen, setIsOpen] = useState(false);
  if (!data && isError) return <Box sx={{ minHeight: 32 }}>What is known could not be loaded.</Box>;
  if (!data) return <Skeleton height={32} width={220} />;
  return (
    <Box
      component="section"
      aria-label="Precautions"
      sx={{ position: 'relative', display: 'flex', alignItems: 'baseline', gap: 2, pt: 1 }}
    >
      <Box component="span" sx={{ color: 'text.secondary', '@media (max-width: 767.95px)': outOfSight }}>
        Read from the forms
      </Box>
      <PrecautionChips chips={chipsOf(data)} onOpen={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <PrecautionsDialog
            clientId={clientId}
            name={name}
            known={data}
            readOnly={readOnly}
            formAddress={formAddress}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
