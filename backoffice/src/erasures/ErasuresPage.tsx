import type { Erasure } from '@clinic/contract/privacy/privacy';
import { dayOf } from '@clinic/ui/clinic-page';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { ListFrame } from '../lists/ListFrame.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { STATE_WORDS, whose } from './erasure-words.ts';

function State({ state }: Erasure) {
  const [word, tone] = STATE_WORDS[state];
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}

const Open = ({ id, state }: Erasure) => (
  <Button component={Link} to={`/erasures/${id}`} variant={state === 'asked' ? 'contained' : 'text'}>
    {state === 'asked' ? 'Look and answer' : 'Open'}
  </Button>
);

const ErasuresPage = () => (
  <>
    <PageHeader
      title={PAGE_TITLES.admin.erasures}
      context="Clients who asked to have their data erased. You confirm or decline; the rest goes by itself."
    />
    <ListFrame
      resource="erasures"
      sort={{ field: 'createdAt', order: 'DESC' }}
      noun="request"
      failure="Failed to fetch the requests."
      empty={{
        text: 'Nobody has asked for erasure.',
        hint: 'Clients do so on their page “Privacy and my data”.',
      }}
      emptySearch="No requests found."
    >
      <RecordList<Erasure>
        renderCard={(erasure) => (
          <Stack sx={{ gap: 2, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 600 }}>{whose(erasure)}</Typography>
            <Typography variant="body2">Asked on {dayOf(erasure.createdAt)}</Typography>
            <State {...erasure} />
            <Open {...erasure} />
          </Stack>
        )}
      >
        <DataTable.Col source="createdAt" label="Asked" render={(row) => dayOf((row as Erasure).createdAt)} />
        <DataTable.Col label="Client" disableSort render={(row) => whose(row as Erasure)} />
        <DataTable.Col label="State" disableSort render={(row) => <State {...(row as Erasure)} />} />
        <DataTable.Col
          label="Actions"
          align="right"
          disableSort
          render={(row) => <Open {...(row as Erasure)} />}
        />
      </RecordList>
    </ListFrame>
  </>
);

export default ErasuresPage;
