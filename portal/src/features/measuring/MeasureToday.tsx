import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Panel } from '../../components/Panel.tsx';

const LogWeight = lazy(() => import('./LogWeight.tsx'));

interface Props {
  /** Names the panel in which the button stands. */
  title?: string;
  /** The panel's text beside the button; without it the field takes its place. */
  children?: ReactNode;
}

/** Opens the field for today's weight; its code is loaded then, not with the first view. */
export function MeasureToday({ title = 'Measured today', children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {open && (
        <Suspense fallback={<Box sx={{ minHeight: 216 }} />}>
          <LogWeight />
        </Suspense>
      )}
      {(!open || children) && (
        <Panel
          title={title}
          aside={
            !open && (
              <ClinicButton look="outlined" onClick={() => setOpen(true)}>
                Enter your weight
              </ClinicButton>
            )
          }
        >
          {children}
        </Panel>
      )}
    </>
  );
}
