import type { FormType } from '@clinic/contract/care/intake-form-fields';
import { outOfSight } from '@clinic/ui/layout/out-of-sight.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { precautionsQuery } from './api.ts';
import { PrecautionChips } from './PrecautionChips.tsx';
import { chipsOf } from './precaution-chips.ts';

/** Its tables of words are fetched when it is opened. */
const PrecautionsDialog = lazy(() => import('./PrecautionsDialog.tsx'));

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
  if (!data && isError) return <span>What is known could not be loaded</span>;
  if (!data) return <Skeleton width={120} height={40} />;
  const chips = chipsOf(data);
  const isNothing = chips.length === 0;
  if (isNothing && readOnly)
    return <Box sx={{ py: 2, color: 'text.secondary' }}>Nothing is read from the forms</Box>;
  return (
    <Box
      component="section"
      aria-label="Precautions"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        py: '6px',
      }}
    >
      {!isNothing && (
        <Box component="span" sx={{ color: 'text.secondary', '@media (max-width: 767.95px)': outOfSight }}>
          Read from the forms
        </Box>
      )}
      <PrecautionChips chips={chips} onOpen={() => setIsOpen(true)} />
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
