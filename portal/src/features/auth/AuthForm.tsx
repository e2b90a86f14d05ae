import { styled } from '@mui/material/styles';
import type { FormEvent, ReactNode } from 'react';
import { ClinicButton } from '../../components/ClinicButton.tsx';

const Form = styled('form')({ display: 'grid', gap: 20 });

/** The fields judge themselves, so that their sentences are the clinic's and not the browser's. */
export function AuthForm({
  onSubmit,
  children,
}: {
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}) {
  return (
    <Form noValidate onSubmit={onSubmit}>
      {children}
    </Form>
  );
}

export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  return (
    <ClinicButton type="submit" look="filled" disabled={busy} aria-busy={busy}>
      {children}
    </ClinicButton>
  );
}
