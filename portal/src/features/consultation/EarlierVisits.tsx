import { CHECKUP_FIELDS, CHECKUP_LABELS, type Checkup } from '@clinic/contract/care/checkups/checkups';
import type { EarlierConsultation } from '@clinic/contract/care/consultations/consultations';
import { kindOf, valueText } from '@clinic/contract/care/measurements/measurements';
import { counted } from '@clinic/contract/platform/counted';
import { dayOf } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { OverviewPart } from '../client-overview/OverviewPart.tsx';

const measuresText = ({ checkup: { measures } }: EarlierConsultation): string =>
  measures
    .map((one) => [kindOf(one.kind).label, valueText(one), kindOf(one.kind).unit].filter(Boolean).join(' '))
    .join(', ');

function Written({ of }: { of: EarlierConsultation }) {
  const { note, checkup } = of;
  const { fields } = checkup;
  const facts = [
    ...(note ? [['Note', note]] : []),
    ...CHECKUP_FIELDS.filter((name) => fields[name]).map((name) => [CHECKUP_LABELS[name], fields[name]]),
  ];
  const measured = measuresText(of);
  return (
    <>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', columnGap: 4, gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)' }}
      >
        {facts.map(([name, text]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
      {measured && <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{measured}</Box>}
    </>
  );
}

interface Props {
  clientId: string;
  earlier: readonly EarlierConsultation[];
  /** Tells if the doctor may correct the checkup. */
  mayChange: (checkup: Checkup) => boolean;
}

/** Shows earlier visits' notes and agreements, the last visit in full. */
export function EarlierVisits({ clientId, earlier, mayChange }: Props) {
  const [last, ...older] = earlier;
  const change = ({ checkup }: EarlierConsultation) =>
    mayChange(checkup) && (
      <Button
        size="small"
        component={Link}
        to={`/doctor/consultation/${clientId}?checkup=${checkup._id}`}
        aria-label={`Correct the consultation of ${dayOf(checkup.createdAt)}`}
      >
        Correct
      </Button>
    );
  return (
    <OverviewPart
      title={last ? `Last time, ${dayOf(last.checkup.createdAt)}` : 'Last time'}
      aside={
        last && (
          <Box sx={{ color: 'text.secondary' }}>
            {last.by} {change(last)}
          </Box>
        )
      }
      to={`/doctor/checkup/${clientId}`}
      link="Checkups"
    >
      {last ? (
        <Written of={last} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>Nothing was written down before.</Typography>
      )}
      {older.length > 0 && (
        <Box component="details" sx={{ mt: 1, '& summary': { py: 2, cursor: 'pointer' } }}>
          <summary>{counted(older.length, 'earlier one', 'earlier ones')}</summary>
          {older.map((one) => (
            <Box key={one.checkup._id} sx={{ borderTop: '1px solid var(--line)', py: 2 }}>
              <strong>{dayOf(one.checkup.createdAt)}</strong>, {one.by} {change(one)}
              <Written of={one} />
            </Box>
          ))}
        </Box>
      )}
    </OverviewPart>
  );
}
