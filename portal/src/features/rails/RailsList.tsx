import type { Finding, RailPlace, RailsReport } from '@clinic/contract/care/rails/findings';
import { RAIL_REASONS } from '@clinic/contract/care/plan-answers';
import { dayOf } from '@clinic/ui/clinic-page';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../components/FormDialog.tsx';
import { DialogPart } from '../precautions/DialogPart.tsx';
import { ClientPrecautions } from './ClientPrecautions.tsx';
import { isIn, LEVEL_WORDS, PLAN_NAMES, said, type Said } from './rail-words.ts';
import { Unchecked } from './Unchecked.tsx';
import type { GivenAnswer, Rails } from './useRails.ts';

interface Props {
  rails: Rails;
  report: RailsReport;
  onGo: (place: RailPlace) => void;
  onClose: () => void;
}

function answerWords({ reason, note, by, at }: GivenAnswer): string {
  const label = RAIL_REASONS.find(({ code }) => code === reason)?.label ?? reason;
  const who = by && at ? `${by}, ${dayOf(at)}` : 'not saved yet';
  return `${reason === 'other' ? note : label} (${who})`;
}

const plansOf = ({ places }: Finding): string =>
  [...new Set(places.map(({ plan }) => PLAN_NAMES[plan]))].join(', ');

function Row({ said: { finding, answer }, onGo }: { said: Said; onGo?: (place: RailPlace) => void }) {
  const [word, tone] = LEVEL_WORDS[finding.level];
  const [place] = finding.places;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <StatusBadge tone={answer ? 'quiet' : tone}>{word}</StatusBadge>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {finding.words}
        {!onGo && ` In: ${plansOf(finding)}.`}
        {answer && <Box sx={{ color: 'text.secondary' }}>Answered: {answerWords(answer)}</Box>}
      </Box>
      {onGo && place && (
        <Button
          size="small"
          aria-label={`Show where: ${finding.words}`}
          sx={{ flexShrink: 0 }}
          onClick={() => onGo(place)}
        >
          Show
        </Button>
      )}
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 } as const;

/** Everything that speaks against the client's plans, and what could not be checked with its way out. */
export default function RailsList({ rails, report, onGo, onClose }: Props) {
  const { of, answers } = rails;
  const [asksWords, setAsksWords] = useState(false);
  const here = said(report.findings.filter(isIn(of)), answers);
  const elsewhere = said(
    report.findings.filter((one) => !isIn(of)(one)),
    answers,
  );
  // What a food or a dose of another plan lacks is mended there.
  const unchecked = report.notChecked.filter(isIn(of));
  const goHere = (one: { places: RailPlace[] }) => {
    const place = one.places.find(({ plan }) => plan === of);
    return place && (() => onGo(place));
  };
  if (asksWords) return <ClientPrecautions rails={rails} onClose={() => setAsksWords(false)} />;
  return (
    <FormDialog
      title="What speaks against the plan"
      busy={false}
      onClose={onClose}
      onSubmit={(event) => event.preventDefault()}
    >
      <Typography>{report.summary}</Typography>
      {here.length > 0 && (
        <DialogPart title="In this plan">
          <Box component="ul" sx={list}>
            {here.map((one) => (
              <Row key={one.finding.key} said={one} onGo={goHere(one.finding)} />
            ))}
          </Box>
        </DialogPart>
      )}
      {elsewhere.length > 0 && (
        <DialogPart title="In the other plans">
          <Box component="ul" sx={list}>
            {elsewhere.map((one) => (
              <Row key={one.finding.key} said={one} />
            ))}
          </Box>
        </DialogPart>
      )}
      {unchecked.length > 0 && (
        <DialogPart title="Not checked">
          <Box component="ul" sx={list}>
            {unchecked.map((one) => (
              <Unchecked key={one.key} one={one} onAsk={() => setAsksWords(true)} onGo={goHere(one)} />
            ))}
          </Box>
        </DialogPart>
      )}
    </FormDialog>
  );
}
