import { counted, grouped } from '@clinic/contract/platform/counted';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useWrittenAddress } from '../../lib/useWrittenAddress.ts';
import type { Foods } from './api.ts';
import { FoodRows } from './FoodRows.tsx';

const AT_ONCE = 50;

/** All foods, or those found while typing; the search is kept in the address. */
export function FoodList({ foods }: { foods: Foods }) {
  const [address] = useSearchParams();
  const [typed, setTyped] = useState(() => address.get('search') ?? '');
  const [shown, setShown] = useState(AT_ONCE);
  // Deferred, so that typing stays fluid with thousands of foods.
  const asked = useDeferredValue(typed);
  useWrittenAddress(new URLSearchParams(asked ? { search: asked } : {}).toString());
  const all = useMemo(
    () => foods.foods.toSorted((one, other) => one.names.en.localeCompare(other.names.en, 'en')),
    [foods],
  );
  const found = useMemo(
    () => (asked.trim() === '' ? all : foods.all.find(asked, all.length)),
    [foods, all, asked],
  );
  return (
    <>
      <Box component="search" sx={{ mb: 4 }}>
        <InputField
          label="Search foods"
          type="search"
          size="small"
          helperText="By any of its names, in English, Hindi or Gujarati."
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setShown(AT_ONCE);
          }}
        />
      </Box>
      <Box component="output" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem', mb: 3 }}>
        {grouped(found.length)} of {counted(all.length, 'food')}
      </Box>
      {found.length === 0 ? (
        <EmptyState
          text={all.length === 0 ? 'There are no foods yet.' : 'No food is called so.'}
          hint="Please add it by “New food”."
          action={
            all.length > 0 && (
              <Button variant="outlined" onClick={() => setTyped('')}>
                Clear the search
              </Button>
            )
          }
        />
      ) : (
        <FoodRows foods={found.slice(0, shown)} />
      )}
      {found.length > shown && (
        <Box sx={{ mt: 4, textAlign: 'center' }}>
          <Button variant="outlined" onClick={() => setShown(shown + AT_ONCE)}>
            Show more
          </Button>
        </Box>
      )}
    </>
  );
}
