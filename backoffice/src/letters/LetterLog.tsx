import {
  LETTERS,
  LETTER_STATES,
  LETTER_STATE_WORDS,
  type Letter,
} from '@clinic/contract/notifications/letters';
import { momentOf } from '@clinic/ui/clinic-page';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataTable, useListContext } from 'react-admin';
import { ListFrame } from '../lists/ListFrame.tsx';
import { RecordLink, WithoutRecord } from '@clinic/ui/lists/DetailPane.tsx';
import { MoreFilters } from '../lists/MoreFilters.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { RoomyColumn } from '../lists/RoomyColumn.tsx';
import { StateFilter } from '../lists/StateFilter.tsx';
import { ClientFilter } from './ClientFilter.tsx';
import { LetterDetailPane } from './LetterDetailPane.tsx';
import { LetterState } from './LetterState.tsx';
import { RetryButton } from './RetryButton.tsx';

/** Milliseconds between two reads of a waiting email. */
const AGAIN_MS = 15_000;

const To = ({ to }: Letter) => (
  <>
    <Typography sx={{ fontWeight: 600 }}>{to.name}</Typography>
    <WithoutRecord>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {to.email}
      </Typography>
    </WithoutRecord>
  </>
);

const About = ({ id, about, kind }: Letter) => (
  <>
    <Typography>
      <RecordLink id={id}>{about}</RecordLink>
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {LETTERS[kind]}
    </Typography>
  </>
);

function Retry({ letter }: { letter: Letter }) {
  const { refetch } = useListContext();
  return <RetryButton letter={letter} onRetried={() => void refetch()} />;
}

export const LetterLog = () => (
  <ListFrame<Letter>
    resource="letters"
    sort={{ field: 'createdAt', order: 'DESC' }}
    noun="letter"
    refetchInterval={AGAIN_MS}
    filters={
      <MoreFilters>
        <StateFilter states={LETTER_STATES} words={LETTER_STATE_WORDS} />
        <ClientFilter />
      </MoreFilters>
    }
    failure="Failed to fetch the letters."
    empty="Nothing has been written yet."
    emptySearch="No letters found."
    renderDetailPane={(letter) => <LetterDetailPane letter={letter} retry={<Retry letter={letter} />} />}
  >
    <RecordList<Letter>
      cardsBelow="lg"
      renderCard={(letter) => (
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          <About {...letter} />
          <div>
            <To {...letter} />
          </div>
          <Typography variant="body2">{momentOf(letter.updatedAt)}</Typography>
          <div>
            <LetterState {...letter} />
          </div>
          <Retry letter={letter} />
        </Stack>
      )}
    >
      <DataTable.Col source="createdAt" label="When" render={(row) => momentOf((row as Letter).updatedAt)} />
      <DataTable.Col label="To" disableSort render={(row) => <To {...(row as Letter)} />} />
      <DataTable.Col label="About" disableSort render={(row) => <About {...(row as Letter)} />} />
      <DataTable.Col label="State" disableSort render={(row) => <LetterState {...(row as Letter)} />} />
      <RoomyColumn
        label="Actions"
        align="right"
        disableSort
        render={(row) => <Retry letter={row as Letter} />}
      />
    </RecordList>
  </ListFrame>
);
