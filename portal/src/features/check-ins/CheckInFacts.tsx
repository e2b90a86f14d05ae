import {
  CHECK_IN_DAYS,
  CHECK_IN_SCALES,
  SCALE_STEPS,
  type CheckIn,
} from '@clinic/contract/care/check-ins/check-ins';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export function CheckInFacts({ checkIn }: { checkIn: CheckIn }) {
  const { daysFollowed, hardestMeal, hunger, energy, sleep, weight, note } = checkIn;
  const facts = [
    ['Followed', `${daysFollowed} of ${CHECK_IN_DAYS} days`],
    ['Hardest meal', hardestMeal ?? 'None'],
    ...Object.entries({ hunger, energy, sleep }).map(([name, value]) => [
      CHECK_IN_SCALES[name as keyof typeof CHECK_IN_SCALES].label,
      `${value} of ${SCALE_STEPS.max}`,
    ]),
    ...(weight === null ? [] : [['Weight', `${weight} kg`]]),
  ] as const;
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 6,
          rowGap: 2,
          m: 0,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {facts.map(([name, value]) => (
          <div key={name}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {value}
            </Box>
          </div>
        ))}
      </Box>
      {note && (
        <Typography sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Typography>
      )}
    </>
  );
}
