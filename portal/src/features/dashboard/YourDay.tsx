import { clinicDateTime } from '@clinic/contract/clinic-calendar';
import type { ExpectedDay } from '@clinic/contract/care/journal/journal';
import { clinicZone } from '@clinic/ui/clinic-page';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { lazy, Suspense } from 'react';
import { Panel } from '../../components/Panel.tsx';
import { DayNote } from './DayNote.tsx';
import { DayRows } from './DayRows.tsx';
import { WaterRow } from './WaterRow.tsx';

/** The ticks, and what keeps and sends them. */
const OwnDays = lazy(() => import('./OwnDays.tsx'));

interface Props {
  /** Today's meals and doses by the plans; a plan that is not known is left out. */
  planned: Partial<ExpectedDay>;
  /** Text above the rows. */
  note: string;
  now: Date;
}

/** Today as one timeline; its ticks follow a moment later, in the places that are kept for them. */
export function YourDay({ planned, note, now }: Props) {
  const { time } = clinicDateTime(now, clinicZone());
  const { meals = [], doses = [] } = planned;
  return (
    <Suspense
      fallback={
        <Panel title="Your day" aside={<ClinicButton disabled>Fill in yesterday</ClinicButton>}>
          {note && <DayNote>{note}</DayNote>}
          <DayRows day={{ meals, doses }} time={time} />
          <WaterRow />
        </Panel>
      }
    >
      <OwnDays planned={planned} note={note} />
    </Suspense>
  );
}
