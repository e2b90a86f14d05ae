import type { FindingLevel } from '@clinic/contract/care/plan-checks/findings';
import { Hidden } from '@clinic/ui/layout/Hidden.tsx';
import { colours, tones } from '@clinic/ui/theme/tokens';
import DoneIcon from '@mui/icons-material/Check';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import ReportIcon from '@mui/icons-material/ReportOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { LEVEL_WORDS, type Said } from './finding-words.ts';

const ICONS: Record<FindingLevel, typeof InfoIcon> = { stop: ReportIcon, ask: WarningIcon, note: InfoIcon };

const toneOf = ({ finding, answer }: Said) => tones[answer ? 'quiet' : LEVEL_WORDS[finding.level][1]];
const wordOf = ({ finding, answer }: Said): string => (answer ? 'Answered' : LEVEL_WORDS[finding.level][0]);

function Icon({ said }: { said: Said }) {
  const Sign = said.answer ? DoneIcon : ICONS[said.finding.level];
  return <Sign aria-hidden fontSize="small" sx={{ flexShrink: 0, color: colours[toneOf(said).text] }} />;
}

/** Signs of findings, for places with room for nothing else; the words are read out, and shown on hover. */
export function FindingSigns({ all }: { all: readonly Said[] }) {
  return all.map((said) => {
    const words = `${wordOf(said)}: ${said.finding.words}`;
    return (
      <Box
        key={said.finding.key}
        component="span"
        title={words}
        sx={{ position: 'relative', display: 'inline-flex', verticalAlign: 'text-bottom', ml: 1 }}
      >
        <Icon said={said} />
        <Hidden>{words}</Hidden>
      </Box>
    );
  });
}

/** Findings in whole sentences, below the field that is typed. */
export function FindingSentences({ all }: { all: readonly Said[] }) {
  if (all.length === 0) return null;
  return (
    <Box component="ul" aria-label="What speaks against it" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {all.map((said) => (
        <Box
          component="li"
          key={said.finding.key}
          sx={{ display: 'flex', gap: 1, color: colours[toneOf(said).text], fontSize: '0.9375rem' }}
        >
          <Icon said={said} />
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <strong>{wordOf(said)}:</strong> {said.finding.words}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
