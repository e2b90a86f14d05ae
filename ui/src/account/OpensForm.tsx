import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { ContentSkeleton } from '../layout/PageSkeleton.tsx';

interface Props {
  label: string;
  /** The form, which may be lazy; it calls `close` at its end. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a rarely needed form, and gets the focus back when it closes. */
export function OpensForm({ label, children }: Props) {
  const [open, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open && wasOpen.current) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (!open)
    return (
      <ClinicButton look="outlined" ref={button} onClick={() => setOpen(true)}>
        {label}
      </ClinicButton>
    );
  return (
    <Suspense fallback={<ContentSkeleton rows={2} label="Loading the form..." />}>
      {children(() => setOpen(false))}
    </Suspense>
  );
}
