import {
  CHECKUP_FIELDS,
  CHECKUP_LABELS,
  emptyCheckup,
  type Checkup,
} from '@clinic/contract/care/checkups/checkups';
import { clinicToday, formatDay } from '@clinic/contract/clinic-calendar';
import { rangeWords } from '@clinic/contract/care/measurements/lab-ranges';
import { checkupDay } from '@clinic/contract/care/client-measures/measured-day';
import { kindOf, valueText } from '@clinic/contract/care/measurements/measurements';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../components/EmptyState.tsx';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import { clinicZone, momentOf } from '@clinic/ui/clinic-page';
import { withTitle } from '../../lib/with-title.ts';

interface Props {
  checkups: readonly Checkup[];
  loaded: string | undefined;
  mayLoad: (checkup: Checkup) => boolean;
  onLoad: (checkup: Checkup) => void;
}

/** Measures in words: "Weight 84 kg, Blood pressure 124/82 mmHg". */
const measuresText = ({ measures }: Checkup): string =>
  measures
    .map((one) => {
      const found = [kindOf(one.kind).label, valueText(one), kindOf(one.kind).unit].filter(Boolean).join(' ');
      return one.range ? `${found} (${rangeWords(one.kind, one)})` : found;
    })
    .join(', ');

export function CheckupHistory({ checkups, loaded, mayLoad, onLoad }: Props) {
  return (
    <Box component="section" aria-labelledby="checkup-history" sx={{ mt: 8 }}>
      <Typography id="checkup-history" variant="h3" component="h2" sx={{ mb: 4 }}>
        Checkup History
      </Typography>
      {checkups.length === 0 ? (
        <EmptyState text="No checkups yet." hint="The first one appears here as soon as it is saved." />
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
          {checkups.map((checkup) => {
            const day = momentOf(checkup.createdAt);
            const measured = checkupDay(checkup, clinicZone());
            const changed = checkup.updatedAt === checkup.createdAt ? '' : momentOf(checkup.updatedAt);
            return (
              <Box
                component="li"
                key={checkup._id}
                sx={{ border: '1px solid var(--line)', borderRadius: 1, bgcolor: 'var(--white)', p: 4 }}
              >
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', mb: 1 }}>
                  <Box sx={{ flex: '1 1 200px' }}>
                    <strong>{day}</strong>
                    {changed && changed !== day && (
                      <Box component="span" sx={{ color: 'var(--ink-soft)' }}>
                        , changed {changed}
                      </Box>
                    )}
                    {measured !== clinicToday(new Date(checkup.createdAt), clinicZone()) && (
                      <Box component="span" sx={{ color: 'var(--ink-soft)' }}>
                        , measured on {formatDay(measured)}
                      </Box>
                    )}
                    {checkup.cover && (
                      <Box component="span" sx={{ color: 'var(--ink-soft)' }}>
                        , {withTitle(checkup.cover.doctor.name)} as cover
                      </Box>
                    )}
                  </Box>
                  {checkup._id === loaded ? (
                    <StatusBadge tone="good">In the form</StatusBadge>
                  ) : (
                    mayLoad(checkup) && (
                      <Button
                        size="small"
                        variant="outlined"
                        className="no-print"
                        aria-label={`Load the checkup of ${day}`}
                        onClick={() => onLoad(checkup)}
                      >
                        Load
                      </Button>
                    )
                  )}
                </Box>
                <Box
                  component="dl"
                  sx={{
                    m: 0,
                    display: 'grid',
                    columnGap: 6,
                    rowGap: 1,
                    gridTemplateColumns: { md: '1fr 1fr' },
                  }}
                >
                  {CHECKUP_FIELDS.filter((name) => checkup.fields[name]).map((name) => (
                    <Box key={name} sx={{ display: 'flex', gap: 2, minWidth: 0 }}>
                      <Box component="dt" sx={{ color: 'var(--ink-soft)', flexShrink: 0 }}>
                        {CHECKUP_LABELS[name]}:
                      </Box>
                      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                        {checkup.fields[name]}
                      </Box>
                    </Box>
                  ))}
                </Box>
                {emptyCheckup(checkup.fields, checkup.measures) && 'Only a note of the consultation.'}
                {checkup.measures.length > 0 && (
                  <Box sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>{measuresText(checkup)}</Box>
                )}
              </Box>
            );
          })}
        </Box>
      )}
    </Box>
  );
}
