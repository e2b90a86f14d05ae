import Box from '@mui/material/Box';

/** The mark is printed across every page, so that a draft is not taken for the plan. */
export function DraftMark() {
  return (
    <Box
      sx={{
        display: 'none',
        '@media print': {
          display: 'grid',
          placeItems: 'center',
          position: 'fixed',
          inset: 0,
          pointerEvents: 'none',
        },
      }}
    >
      <Box
        sx={{
          transform: 'rotate(-35deg)',
          color: 'var(--maroon)',
          opacity: 0.16,
          fontSize: '42mm',
          fontWeight: 700,
          letterSpacing: '6mm',
        }}
      >
        DRAFT
      </Box>
    </Box>
  );
}
