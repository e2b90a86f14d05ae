import { appointmentGrid } from '@clinic/contract/grid-calls';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ColumnsSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { PaperChoice } from '@clinic/ui/papers/PaperChoice.tsx';
import { useSheetHeight } from '@clinic/ui/papers/useSheetHeight.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { useServer } from '../providers/useServer.ts';
import { SLIP_SIZES, slipPrint, type SlipSize } from './slip-size.ts';
import { VisitSlip } from './VisitSlip.tsx';

function Sheet({ visit, size }: { visit: Appointment; size: SlipSize }) {
  const { frame, height } = useSheetHeight(size);
  return (
    <div ref={frame}>
      <VisitSlip visit={visit} />
      <GlobalStyles styles={slipPrint(size, height)} />
    </div>
  );
}

/** Prints the slip that a client takes home. */
function VisitSlipPage() {
  const { id = '' } = useParams();
  const [size, setSize] = useState<SlipSize>('A6');
  const server = useServer();
  const { data, error, refetch } = useQuery({
    queryKey: ['visitSlip', id],
    queryFn: () => server((api) => api.call(appointmentGrid.get, { id })),
  });
  return (
    <>
      <PageHeader
        title={PAGE_TITLES.assistant['visit-slip/:id']}
        action={
          data && (
            <>
              <PaperChoice
                label="Paper"
                choices={SLIP_SIZES}
                chosen={size}
                minWidth={120}
                onChoose={setSize}
              />
              <Button variant="contained" onClick={() => window.print()}>
                Print
              </Button>
            </>
          )
        }
      />
      {error && (
        <FailureNotice
          sentence={failureText(error, 'The visit could not be read.')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <ColumnsSkeleton />}
      {data && <Sheet visit={data} size={size} />}
    </>
  );
}

export default VisitSlipPage;
