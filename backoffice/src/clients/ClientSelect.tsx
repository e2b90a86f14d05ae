import type { Client } from '@clinic/contract/people';
import { required } from '@clinic/contract/rules';
import { useState, type Ref } from 'react';
import { useGetOne, useInput } from 'react-admin';
import { SearchField } from '../forms/SearchField.tsx';
import { ChoicesFailure } from '../layout/ChoicesFailure.tsx';
import { useFoundClients, type NamedClient } from './useFoundClients.ts';

const chosen = required('Please choose a client.');
const textOf = ({ name, phone }: NamedClient): string => `${name} · ${phone}`;

interface Props {
  /** Called with the typed text to add a new client. */
  onTyped?: (text: string) => void;
  onNew?: (typed: string) => void;
  onChosen?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  takesFirst?: boolean;
}

export function ClientSelect({ onTyped, onNew, onChosen, inputRef, takesFirst }: Props) {
  const { field, fieldState, formState } = useInput({ source: 'client', validate: chosen });
  const [typed, setTyped] = useState('');
  const id = String(field.value ?? '');
  const { data } = useGetOne<Client>('clients', { id }, { enabled: id !== '', onError: () => undefined });
  const [picked, setPicked] = useState<NamedClient | null>(null);
  const client = [picked, data].find((one) => one?.id === id) ?? null;
  // A chosen client is not searched again while its record loads.
  const searched = id ? '' : typed;
  const found = useFoundClients(searched, { unasked: true });
  const shown = fieldState.invalid && (fieldState.isTouched || formState.isSubmitted);
  return (
    <div>
      <SearchField<NamedClient>
        label="Client"
        name="client"
        isRequired
        value={client}
        onChoose={(row) => {
          setPicked(row);
          field.onChange(row?.id ?? '');
          if (row) onChosen?.();
        }}
        typed={searched}
        onTyped={(text) => {
          setTyped(text);
          onTyped?.(text);
          if (text && id) field.onChange('');
        }}
        found={found}
        textOf={textOf}
        nothing="No client has that name, e-mail or phone"
        noun="client"
        onNew={onNew}
        problem={shown && !found.error ? 'Please choose a client.' : undefined}
        inputRef={inputRef}
        takesFirst={takesFirst}
        sx={{ mb: 2 }}
      />
      <ChoicesFailure noun="clients" choices={found} />
    </div>
  );
}
