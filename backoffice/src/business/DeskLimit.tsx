import { dayLimitWords, LIMIT_OF, type DaySum } from '@clinic/contract/billing/desk-limits';
import Typography from '@mui/material/Typography';
import { usePermissions } from 'react-admin';
import { useBusiness } from './useBusiness.ts';

/** Tells the desk its daily limit in advance; renders nothing for an admin. */
export function DeskLimit({ sum }: { sum: DaySum }) {
  const { permissions: role } = usePermissions();
  const isLimited = role === 'assistant';
  const { data } = useBusiness(isLimited);
  const limit = isLimited ? data?.business.limits[LIMIT_OF[sum]] : null;
  if (limit === null || limit === undefined) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {dayLimitWords(sum, limit)}
    </Typography>
  );
}
