import Typography from '@mui/material/Typography';

/** A sentence above the rows of a day. */
export const DayNote = ({ children }: { children: string }) => (
  <Typography sx={{ color: 'text.secondary', mb: 2 }}>{children}</Typography>
);
