import { formatDay } from '@clinic/contract/clinic-calendar';
import { today } from '@clinic/ui/clinic-page';
import { Letterhead } from '@clinic/ui/papers/Letterhead.tsx';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';

const onPaper = {
  '@page': { size: 'A4', margin: '12mm 14mm' },
  '@media print': { html: { fontSize: '82%' }, body: { background: '#fff' } },
} as const;

interface Props {
  /** Name of the client, and what else tells the client from another; undefined until it is read. */
  client: string | undefined;
  /** The page's subject and its days. */
  dates?: readonly (string | false | null | undefined)[];
}

/** Makes a page of A4 and heads it; on the screen nothing of it is seen. */
export const PrintedHead = ({ client, dates = [] }: Props) => (
  <>
    <GlobalStyles styles={onPaper} />
    <Box sx={{ display: 'none', displayPrint: 'block', mb: 4 }}>
      <Letterhead />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 5 }}>
        <strong>{client}</strong>
        {[...dates, `Printed on ${formatDay(today())}`].map((text) => text && <span key={text}>{text}</span>)}
      </Box>
    </Box>
  </>
);
