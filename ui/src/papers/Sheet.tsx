import type { PaperIssuer } from '@clinic/contract/billing/issuers';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { amountInWords } from './amount-in-words.ts';
import { GstFoot } from './GstFoot.tsx';
import { GstHead } from './GstHead.tsx';
import { Letterhead } from './Letterhead.tsx';
import { SheetFacts, type Fact } from './SheetFacts.tsx';
import { HALF_SHEET, NARROW_SHEET } from './sheet-widths.ts';
import { Sums } from './Sums.tsx';

interface Props {
  title: string;
  issuer: PaperIssuer;
  /** True: a registered clinic's paper; its details are left out until they are loaded. */
  isSigned: boolean;
  /** Which copy it is, or that it was credited or replaced. */
  note?: ReactNode;
  facts: readonly Fact[];
  /** The lines of the paper. */
  children?: ReactNode;
  /** Sums, each with its term; the last is the total. */
  sums: [string, string][];
  /** Payments and credits, each with its term; the last is the debt. */
  paid?: [string, string][];
  /** The total in rupees, also written in words. */
  total: number;
}

/** The end stands beside the signature, so that a short invoice fits on half a page. */
const ending = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(200px, 40%)',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"words sums" "foot sums"',
  columnGap: 6,
  mt: 4,
  breakInside: 'avoid',
  [NARROW_SHEET]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"sums" "words" "foot"',
    rowGap: 4,
  },
};

/** An invoice, receipt or credit note in its printed form. */
export function Sheet({ title, issuer, isSigned, note, facts, children, sums, paid = [], total }: Props) {
  return (
    <Paper
      variant="outlined"
      className="invoice-sheet"
      sx={{ p: { xs: 4, sm: 8 }, [HALF_SHEET]: { p: 0, border: 0 }, maxWidth: 820 }}
    >
      <Box sx={{ containerType: 'inline-size' }}>
        <Letterhead of={issuer} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 6 }}>
          <Box sx={{ mb: 3 }}>
            <Typography component="h2" variant="h2">
              {title}
            </Typography>
            {note}
          </Box>
          {isSigned && <GstHead issuer={issuer} />}
        </Box>
        <SheetFacts facts={facts} />
        {children}
        <Box sx={ending}>
          <Box sx={{ gridArea: 'sums' }}>
            <Sums rows={sums} sx={{ mt: 0 }} />
            {paid.length > 0 && <Sums rows={paid} sx={{ mt: 3 }} />}
          </Box>
          <Typography variant="body2" sx={{ gridArea: 'words' }}>
            <strong>Amount in words:</strong> {amountInWords(total)}
          </Typography>
          {isSigned && issuer.registered && <GstFoot issuer={issuer.registered} />}
        </Box>
        {!isSigned && (
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 8 }}>
            {issuer.legalName}. This {title.toLowerCase()} was made by computer and is valid without a
            signature.
          </Typography>
        )}
      </Box>
    </Paper>
  );
}
