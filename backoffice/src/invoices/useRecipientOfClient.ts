import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { NewInvoice } from './new-invoice.ts';

const OF_CLIENT = ['name', 'gstin', 'address', 'state'] as const;

/** Empties the recipient's fields when another client is chosen. */
export function useRecipientOfClient({ control, setValue }: UseFormReturn<NewInvoice>): void {
  const client = useWatch({ control, name: 'client' });
  const before = useRef(client);
  useEffect(() => {
    if (!client || client === before.current) return;
    if (before.current) for (const field of OF_CLIENT) setValue(`paper.${field}`, '', { shouldDirty: true });
    before.current = client;
  }, [client, setValue]);
}
