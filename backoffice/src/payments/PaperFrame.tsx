import type { PersonRef } from '@clinic/contract/people';
import { copyText } from '@clinic/ui/account/copy-text.ts';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { rememberedSize } from '@clinic/ui/papers/paper-size.ts';
import { SheetPrint } from '@clinic/ui/papers/SheetPrint.tsx';
import { SizeChoice } from '@clinic/ui/papers/SizeChoice.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { paperLetter, paperText, type ToldPaper } from './paper-text.ts';
import { portalInvoices } from './portal-invoices.ts';
import { WhatsAppButton } from './WhatsAppButton.tsx';

interface Props {
  title: string;
  client: PersonRef;
  paper: ToldPaper;
  /** Address and label of the list that contains the paper. */
  back: readonly [to: string, words: string];
  /** The paper itself. */
  children: ReactNode;
}

/** A paper's page: the sheet, its size, and buttons to print or send it. */
export function PaperFrame({ title, client, paper, back: [to, words], children }: Props) {
  const [size, setSize] = useState(rememberedSize);
  const letter = () => copyText(paperLetter(paper, client.name, portalInvoices()), 'The letter is copied.');
  return (
    <>
      <PageHeader
        title={title}
        action={
          <>
            <SizeChoice size={size} onChange={setSize} />
            <Button variant="contained" onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3, displayPrint: 'none' }}>
        <Button variant="text" component={Link} to={to}>
          {words}
        </Button>
        <WhatsAppButton client={client} text={paperText(paper, portalInvoices())} about={paper.number} />
        <Button variant="text" onClick={() => void letter()}>
          Copy letter
        </Button>
      </Box>
      <SheetPrint size={size}>{children}</SheetPrint>
    </>
  );
}
