import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { outOfSight } from '@clinic/ui/layout/out-of-sight.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { precautionsQuery } from './api.ts';
import { PrecautionChips } from './PrecautionChips.tsx';
import { chipsOf } from './precaution-chips.ts';
import { ReadAsNotThere } from './ReadAsNotThere.tsx';

/** Loaded when it is opened, since its tables of words are large. */
const PrecautionsDialog = lazy(() => import('./PrecautionsDialog.tsx'));

interface Props {
  clientId: string;
  /** The client's name; empty while unknown. */
  name: string;
  /** True for a covering doctor. */
  readOnly: boolean;
  formAddress: (formType: FormType) => string;
}

const chipsLine = { position: 'relative', display: 'flex', alignItems: 'center', gap: 2 } as const;

/** Shows the client's precautions; each opens the dialog where it is answered. */
export default function PrecautionsLine({ clientId, name, readOnly, formAddress }: Props) {
  const { data, isError } = useQuery(precautionsQuery(clientId));
  const [open, setOpen] = useState<{ at: string | undefined }>();
  if (!data && isError) return <span>What is known could not be loaded</span>;
  if (!data) return <Skeleton width={120} height={36} />;
  const chips = chipsOf(data);
  const isNothing = chips.length === 0;
  return (
    <Box component="section" aria-label="Precautions" sx={{ py: '4px' }}>
      {isNothing && readOnly ? (
        <Box sx={{ color: 'text.secondary' }}>Nothing is read from the forms</Box>
      ) : (
        <Box sx={chipsLine}>
          {!isNothing && (
            <Box
              component="span"
              sx={{ color: 'text.secondary', '@media (max-width: 767.95px)': outOfSight }}
            >
              Read from the forms
            </Box>
          )}
          <PrecautionChips chips={chips} onOpen={(at) => setOpen({ at })} />
        </Box>
      )}
      <ReadAsNotThere words={data.denied} />
      {open && (
        <Suspense>
          <PrecautionsDialog
            clientId={clientId}
            name={name}
            known={data}
            readOnly={readOnly}
            formAddress={formAddress}
            {...(open.at !== undefined && { opensAt: open.at })}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </Box>
  );
}
