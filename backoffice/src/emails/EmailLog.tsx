import { NO_EMAIL } from '@clinic/contract/clients/no-email';
import {
  EMAILS,
  EMAIL_STATES,
  EMAIL_STATE_WORDS,
  type Email,
} from '@clinic/contract/notifications/email-kinds';
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
import { EmailDetailPane } from './EmailDetailPane.tsx';
import { EmailState } from './EmailState.tsx';
import { RetryButton } from './RetryButton.tsx';

/** Milliseconds between two reads of a waiting email. */
const AGAIN_MS = 15_000;

const To = ({ to }: Email) => (
  <>
    <Typography sx={{ fontWeight: 600 }}>{to.name}</Typography>
    <WithoutRecord>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {to.email || NO_EMAIL}
      </Typography>
    </WithoutRecord>
  </>
);

const About = ({ id, about, kind }: Email) => (
  <>
    <Typography>
      <RecordLink id={id}>{about}</RecordLink>
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {EMAILS[kind]}
    </Typography>
  </>
);

function Retry({ email }: { email: Email }) {
  const { refetch } = useListContext();
  return <RetryButton email={email} onRetried={() => void refetch()} />;
}

export const EmailLog = () => (
  <ListFrame<Email>
    resource="letters"
    sort={{ field: 'createdAt', order: 'DESC' }}
    noun="letter"
    refetchInterval={AGAIN_MS}
    filters={
      <MoreFilters>
        <StateFilter states={EMAIL_STATES} words={EMAIL_STATE_WORDS} />
        <ClientFilter />
      </MoreFilters>
    }
    failure="Failed to fetch the letters."
    empty={{
      text: 'Nothing has been written yet.',
      hint: 'Letters are written by themselves, as when a client registers or a visit is confirmed.',
    }}
    emptySearch="No letters found."
    renderDetailPane={(email) => <EmailDetailPane email={email} retry={<Retry email={email} />} />}
  >
    <RecordList<Email>
      cardsBelow="lg"
      renderCard={(email) => (
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          <About {...email} />
          <div>
            <To {...email} />
          </div>
          <Typography variant="body2">{momentOf(email.updatedAt)}</Typography>
          <div>
            <EmailState {...email} />
          </div>
          <Retry email={email} />
        </Stack>
      )}
    >
      <DataTable.Col source="createdAt" label="When" render={(row) => momentOf((row as Email).updatedAt)} />
      <DataTable.Col label="To" disableSort render={(row) => <To {...(row as Email)} />} />
      <DataTable.Col label="About" disableSort render={(row) => <About {...(row as Email)} />} />
      <DataTable.Col label="State" disableSort render={(row) => <EmailState {...(row as Email)} />} />
      <RoomyColumn
        label="Actions"
        align="right"
        disableSort
        render={(row) => <Retry email={row as Email} />}
      />
    </RecordList>
  </ListFrame>
);
