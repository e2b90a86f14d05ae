import { formatDay } from '@clinic/contract/clinic-calendar';
import { clinicAddress, clinicFacts } from '@clinic/contract/clinic';
import { grouped } from '@clinic/contract/platform/counted';
import type { Erasure } from '@clinic/contract/privacy/privacy';
import { writtenDownWords } from '@clinic/contract/privacy/written-down';
import { momentOf } from '@clinic/ui/clinic-page';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { whose } from './erasure-words.ts';

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <Typography component="dt" variant="body2" color="textSecondary">
      {name}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {value}
    </Typography>
  </>
);

function Facts({ erasure }: { erasure: Erasure }) {
  const { createdAt, decidedAt, decidedBy, reason, answer, erasedAt, finishedAt, client, writtenDown } =
    erasure;
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: { sm: '180px 1fr' }, columnGap: 3, rowGap: 1, m: 0 }}
    >
      <Fact name="Client" value={client.name ? `${client.name} (${client.id})` : client.id} />
      <Fact name="Asked" value={momentOf(createdAt)} />
      {writtenDown && <Fact name="Told to the clinic" value={writtenDownWords(writtenDown)} />}
      {reason && <Fact name="The client's words" value={reason} />}
      {decidedAt && (
        <Fact name="Answered" value={`${momentOf(decidedAt)}${decidedBy ? ` by ${decidedBy}` : ''}`} />
      )}
      {answer && <Fact name="Why it was declined" value={answer} />}
      {erasedAt && <Fact name="Erased" value={momentOf(erasedAt)} />}
      {finishedAt && <Fact name="The last of it" value={momentOf(finishedAt)} />}
    </Box>
  );
}

/** The client's remaining credit, which must be paid back before the erasure makes the client unknown. */
function MoneyLeft({ money }: Pick<Erasure, 'money'>) {
  if (!money || (money.due === 0 && money.left === 0)) return null;
  return (
    <Notice tone="waiting" sx={{ mt: 3 }}>
      {money.left > 0 && `${formatRupees(money.left)} of this client's money is left with the clinic. `}
      {money.due > 0 && `The client owes ${formatRupees(money.due)}.`}
    </Notice>
  );
}

export function ErasureSheet({ erasure }: { erasure: Erasure }) {
  const { state, gone, kept } = erasure;
  const isAsked = state === 'asked';
  const isOver = state === 'declined' || state === 'withdrawn';
  return (
    <Paper
      variant="outlined"
      sx={{ p: { xs: 4, md: 6 }, maxWidth: 860, '@media print': { border: 0, p: 0 } }}
    >
      <Box sx={{ display: 'none', '@media print': { display: 'block', mb: 4 } }}>
        <Typography variant="h2">{clinicFacts().legalName}</Typography>
        <Typography variant="body2">{clinicAddress()}</Typography>
        <Typography variant="h3" sx={{ mt: 3 }}>
          Certificate of erasure: {whose(erasure)}
        </Typography>
      </Box>
      <Facts erasure={erasure} />
      <MoneyLeft money={erasure.money} />
      {!isOver && (
        <>
          <Typography variant="h3" component="h2" sx={{ mt: 5, mb: 1 }}>
            {isAsked ? 'What goes' : 'What is gone'}
          </Typography>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Kind</TableCell>
                <TableCell align="right">Records</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {gone.map(({ kind, count }) => (
                <TableRow key={kind}>
                  <TableCell>{kind}</TableCell>
                  <TableCell align="right">{grouped(count)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
          <Typography variant="h3" component="h2" sx={{ mt: 5, mb: 1 }}>
            What must stay for now
          </Typography>
          {kept.length === 0 ? (
            <Typography variant="body2">
              {state === 'erasing' ? 'It is still being erased.' : 'Nothing.'}
            </Typography>
          ) : (
            <Box sx={{ overflowX: 'auto' }}>
              <Table size="small">
                <TableHead>
                  <TableRow>
                    <TableCell>Kind</TableCell>
                    <TableCell align="right">Records</TableCell>
                    <TableCell>Until</TableCell>
                    <TableCell>Why</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {kept.map(({ kind, count, until, why }) => (
                    <TableRow key={kind}>
                      <TableCell>{kind}</TableCell>
                      <TableCell align="right">{grouped(count)}</TableCell>
                      <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDay(until)}</TableCell>
                      <TableCell>{why}</TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </Box>
          )}
        </>
      )}
    </Paper>
  );
}
