import { ClinicButtonLink } from '@clinic/ui/layout/ClinicButton.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { rememberedSize } from '@clinic/ui/papers/paper-size.ts';
import { SheetPrint } from '@clinic/ui/papers/SheetPrint.tsx';
import { SizeChoice } from '@clinic/ui/papers/SizeChoice.tsx';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useAccount } from '../../components/account.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PrintAndShare } from '../../components/PrintAndShare.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { ownPapersQuery, type OwnPapers } from './api.ts';

const back = (
  <ClinicButtonLink to="/client/invoices" look="outlined">
    Back to your invoices
  </ClinicButtonLink>
);

interface Props {
  /** The paper's kind, such as "invoice"; it is the title until the paper is loaded. */
  noun: string;
  /** Finds the paper among the client's own; undefined when it is not one of them. */
  find: (papers: OwnPapers) => { title: string; first?: ReactNode; sheet: ReactNode } | undefined;
}

/** The page of a client's own paper: sheet, size, and a link back. */
export function OwnPaper({ noun, find }: Props) {
  const papers = useQuery(ownPapersQuery(useAccount().id));
  const [size, setSize] = useState(rememberedSize);
  const found = papers.data && find(papers.data);
  return (
    <>
      <PageHeader
        title={found?.title ?? noun.slice(0, 1).toUpperCase() + noun.slice(1)}
        action={
          found && (
            <>
              {back}
              <SizeChoice size={size} onChange={setSize} />
              <PrintAndShare what={found.title} />
            </>
          )
        }
      />
      <QueryView query={papers} errorText={() => 'Your papers could not be loaded.'}>
        {() =>
          found ? (
            <>
              {found.first && (
                <Box className="no-print" sx={{ maxWidth: 820, mb: 5 }}>
                  {found.first}
                </Box>
              )}
              <SheetPrint size={size}>{found.sheet}</SheetPrint>
            </>
          ) : (
            <EmptyState text={`This is no ${noun} of yours.`} action={back} />
          )
        }
      </QueryView>
    </>
  );
}
