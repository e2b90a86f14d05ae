import type { DeskWorklists } from '@clinic/contract/dashboards/desk-worklists';
import type { Enquiry } from '@clinic/contract/clients/enquiries';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, lazy, useState } from 'react';
import { useEnquiryState } from '../enquiries/useEnquiryState.ts';
import { DayNumbers } from './DayNumbers.tsx';
import type { DeskWays } from './row-actions.ts';
import { useAlikeAnswer } from './useAlikeAnswer.ts';
import { DESK_DAY } from './useDeskWorklists.ts';
import { TodaysVisits } from './TodaysVisits.tsx';
import { useHideRow } from '../work-rows/useHideRow.ts';
import type { Step } from './VisitStep.tsx';
import { waitingLists } from './worklists.ts';
import { AllGood, Worklists } from './Worklists.tsx';

const VisitStep = lazy(() => import('./VisitStep.tsx'));
const RegisterDialog = lazy(() => import('../enquiries/RegisterDialog.tsx'));
const CallBackDialog = lazy(() => import('../enquiries/CallBackDialog.tsx'));

export function DeskDay({ visits, lists }: DeskWorklists) {
  const [step, setStep] = useState<Step | null>(null);
  const [registering, setRegistering] = useState<{ enquiry: Enquiry; books?: boolean } | null>(null);
  const [calling, setCalling] = useState<Enquiry | null>(null);
  const { save: deal } = useEnquiryState();
  const hide = useHideRow(DESK_DAY);
  const { save: tellApart } = useAlikeAnswer();
  const ways: Omit<DeskWays, 'record' | 'tell'> = {
    step: setStep,
    register: (enquiry, books) => setRegistering({ enquiry, books }),
    callBack: setCalling,
    called: (enquiry) => void deal({ enquiry, state: 'contacted' }),
    tellApart: (row, answer) => void tellApart({ row, answer }),
    hide: (list, row) => void hide(list, row),
  };
  const wide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const { first, later } = waitingLists(lists, wide && visits.length > 0);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 6, lg: 8 },
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          ...(visits.length > 0 && {
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(360px, 2fr)' },
          }),
        }}
      >
        <Box sx={{ display: 'grid', gap: 8, minWidth: 0 }}>
          <Box component="section" aria-labelledby="todays-visits" sx={{ minWidth: 0 }}>
            <Typography id="todays-visits" component="h2" variant="h2" sx={{ mb: 2 }}>
              Today
            </Typography>
            <DayNumbers visits={visits} />
            <TodaysVisits visits={visits} onStep={setStep} />
          </Box>
          {later.length > 0 && (
            <Worklists title="When there is time" names={later} lists={lists} ways={ways} />
          )}
        </Box>
        <Worklists
          title={first.length > 0 ? 'What waits' : 'Nothing waits'}
          names={first}
          lists={lists}
          ways={ways}
        >
          <AllGood lists={lists} />
        </Worklists>
      </Box>
      <Suspense>
        {step && <VisitStep key={step.visit} {...step} onClose={() => setStep(null)} />}
        {registering && <RegisterDialog {...registering} onClose={() => setRegistering(null)} />}
        {calling && <CallBackDialog enquiry={calling} onClose={() => setCalling(null)} />}
      </Suspense>
    </>
  );
}
