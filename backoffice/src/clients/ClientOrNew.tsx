import type { Client } from '@clinic/contract/people';
import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ClientSelect } from './ClientSelect.tsx';

const ClientDialog = lazy(() => import('./ClientDialog.tsx'));

/** Chooses a client of a form, or adds one from the search text. `isFirst`: the field takes the focus at once. */
export function ClientOrNew({ isFirst = false }: { isFirst?: boolean }) {
  const { setValue } = useFormContext<{ client: string }>();
  const client = useWatch<{ client: string }, 'client'>({ name: 'client' });
  const [typed, setTyped] = useState('');
  /** First values of the new client's form; null: it is closed. */
  const [adding, setAdding] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  const isOpen = adding !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) input.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <ClientSelect onTyped={setTyped} onNew={setAdding} inputRef={input} />
      {!client && (
        <Button
          startIcon={<PersonAddIcon />}
          onClick={() => setAdding(typed)}
          sx={{ justifySelf: 'start', alignSelf: 'start' }}
        >
          New client
        </Button>
      )}
      {adding !== null && (
        <Suspense>
          <ClientDialog
            client={null}
            typed={adding}
            onClose={() => setAdding(null)}
            onTaken={({ id }) => setValue('client', id, { shouldValidate: true })}
            onAdded={(added: Client) => setValue('client', added.id, { shouldValidate: true })}
          />
        </Suspense>
      )}
    </>
  );
}
