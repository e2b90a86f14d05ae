import type { KnownBody } from '@clinic/contract/care/body/body-derived';
import { noTarget } from '@clinic/contract/care/foods/energy-target';
import { isKnown } from '@clinic/contract/care/precautions/known-precautions';
import type { Precautions } from '@clinic/contract/care/precautions/precautions';
import { grouped } from '@clinic/contract/platform/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { goalQuery } from '../client-progress/api.ts';

const EnergyTargetDialog = lazy(() => import('./EnergyTargetDialog.tsx'));

interface Props {
  clientId: string;
  known: Precautions;
  person: KnownBody;
}

/** Shows the energy target of a day's food, or why there is none; the client's own doctor sets it here. */
export function EnergyTarget({ clientId, known, person }: Props) {
  const goal = useQuery(goalQuery(clientId));
  const [isOpen, setIsOpen] = useState(false);
  const of = { ...person, expecting: isKnown(known, 'state', 'expecting') };
  const none = noTarget(of);
  const { target } = known;
  const words = target
    ? [
        `Target ${grouped(target.energy)} kcal`,
        ...(target.protein === null ? [] : [`protein ${target.protein} g`]),
      ].join(' · ')
    : (none ?? 'No target is set.');
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, fontSize: '0.9375rem' }}
    >
      <span>{words}</span>
      {goal.data && (target || !none) && (
        <Button size="small" onClick={() => setIsOpen(true)}>
          {target ? 'Change target' : 'Set a target'}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <EnergyTargetDialog
            clientId={clientId}
            known={known}
            person={of}
            direction={goal.data?.goal?.direction ?? null}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
