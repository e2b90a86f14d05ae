import { formatNearDay } from '@clinic/contract/clinic-calendar';
import { isShown, type PlanChanged } from '@clinic/contract/care/diet-plans/plan-change-lines';
import { today } from '@clinic/ui/clinic-page';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { useNow } from '@clinic/ui/session/useNow.ts';
import Box from '@mui/material/Box';

/** The doctor's last change, shown for seven days: "Changed on 3 Jan: …". */
export function PlanChanges({ changed }: { changed: PlanChanged | undefined }) {
  const now = useNow();
  if (!changed || !isShown(changed, now)) return null;
  const [first, ...others] = changed.lines;
  const head = `Changed on ${formatNearDay(today(new Date(changed.at)), today(now))}:`;
  return (
    <Box className="no-print" sx={{ mb: 4 }}>
      <Notice tone="note">
        {others.length === 0 ? (
          `${head} ${first}`
        ) : (
          <>
            {head}
            <Box component="ul" sx={{ m: 0, pl: 4 }}>
              {changed.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Box>
          </>
        )}
      </Notice>
    </Box>
  );
}
