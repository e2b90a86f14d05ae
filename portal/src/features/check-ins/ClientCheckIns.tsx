import { formatShortDay } from '@clinic/contract/clinic-calendar';
import type { CheckIn } from '@clinic/contract/care/check-ins/check-ins';
import { momentOf } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { QueryView } from '../../components/QueryView.tsx';
import { checkInPlace } from '../plan-workspace/client-pages.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { checkInsQuery } from './api.ts';
import { CheckInFacts } from './CheckInFacts.tsx';
import { useMarkCheckInRead } from './useMarkCheckInRead.ts';

/** Number of check-ins shown at first. */
const AT_FIRST = 2;

export function ClientCheckIns({ clientId }: { clientId: string }) {
  const checkIns = useQuery(checkInsQuery(clientId));
  const [asked, setAll] = useState(false);
  const { hash } = useLocation();
  return (
    <QueryView query={checkIns} errorText={() => 'The check-ins could not be loaded.'}>
      {(known) => {
        const wanted = known.findIndex(({ id }) => hash === `#${checkInPlace(id)}`);
        const all = asked || wanted >= AT_FIRST;
        return (
          <>
            {known.length === 0 && (
              <Typography sx={{ color: 'text.secondary' }}>
                None yet. The client sends one after each week of a program.
              </Typography>
            )}
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {(all ? known : known.slice(0, AT_FIRST)).map((checkIn) => (
                <OneCheckIn
                  key={checkIn.id}
                  clientId={clientId}
                  checkIn={checkIn}
                  isWanted={checkIn.id === known[wanted]?.id}
                />
              ))}
            </Box>
            {!all && known.length > AT_FIRST && (
              <Button onClick={() => setAll(true)}>Show {known.length - AT_FIRST} earlier</Button>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

interface OneProps {
  clientId: string;
  checkIn: CheckIn;
  /** True: the page was opened for this check-in, so its answer gets the focus. */
  isWanted: boolean;
}

function OneCheckIn({ clientId, checkIn, isWanted }: OneProps) {
  const [isAnswering, setAnswering] = useState(false);
  const read = useMarkCheckInRead(clientId);
  const { id, week, dueOn, readAt, answer } = checkIn;
  return (
    <Box
      component="li"
      id={checkInPlace(id)}
      sx={{ py: 3, borderTop: '1px solid var(--line)', '&:first-of-type': { borderTop: 0, pt: 0 } }}
    >
      <Typography component="h3" sx={{ fontWeight: 600, mb: 2 }}>
        Week {week}, {formatShortDay(dueOn)}
        {!readAt && ', not read yet'}
      </Typography>
      <CheckInFacts checkIn={checkIn} />
      {answer && !isAnswering && (
        <Box sx={{ mt: 3 }}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            <strong>Answered:</strong> {answer.text}
          </Typography>
          <Box sx={{ color: 'text.secondary' }}>{momentOf(answer.at)}</Box>
        </Box>
      )}
      {isAnswering || (!readAt && !answer) ? (
        <AnswerForm
          clientId={clientId}
          checkIn={checkIn}
          takesFocus={isWanted}
          onClose={() => setAnswering(false)}
          more={
            !readAt && (
              <Button disabled={read.isBusy} onClick={() => void read.save({ id })}>
                Read, no answer needed
              </Button>
            )
          }
        />
      ) : (
        <Button sx={{ mt: 1 }} onClick={() => setAnswering(true)}>
          {answer ? 'Correct the answer' : 'Answer'}
        </Button>
      )}
    </Box>
  );
}
