import Box from '@mui/material/Box';

const signs = [
  ['+', 'together'],
  ['/', 'alternatives'],
  ['()', 'grouped'],
  ['[days]', 'on these days of the week, one after the other'],
] as const;

export function MealLegend() {
  return (
    <Box
      component="ul"
      aria-label="Legend"
      sx={{
        listStyle: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 20px',
        p: 0,
        my: 4,
        color: 'var(--ink-soft)',
      }}
    >
      {signs.map(([sign, meaning]) => (
        <li key={sign}>
          <strong>{sign}</strong> {meaning}
        </li>
      ))}
    </Box>
  );
}
