import { waitWords } from '@clinic/contract/platform/wait-words';
import type { WorkRow } from '@clinic/contract/dashboards/work-rows';
import { ActionMenu } from '@clinic/ui/layout/ActionMenu.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { ContactLinks } from './ContactLinks.tsx';
import type { RowAction, RowActions } from './row-action.ts';

interface Props {
  row: WorkRow;
  /** Page of the row's person; left out: there is none. */
  personPage?: string;
  actions: RowActions;
  onHide: () => void;
}

/** The button of a row; its accessible name includes the person, or the row's words. */
function MainButton({ action: { label, press, to, href }, whom }: { action: RowAction; whom: string }) {
  const name = `${label} ${whom}`;
  if (to)
    return (
      <Button component={RouterLink} to={to} variant="outlined" aria-label={name}>
        {label}
      </Button>
    );
  if (href)
    return (
      <Button
        href={href}
        target="_blank"
        rel="noreferrer"
        variant="outlined"
        aria-label={name}
        onClick={press}
      >
        {label}
      </Button>
    );
  return (
    <Button variant="outlined" aria-label={name} onClick={press}>
      {label}
    </Button>
  );
}

export function WorkRowLine({ row: { person, words, since }, personPage, actions, onHide }: Props) {
  const now = useNow();
  const whom = person?.name ?? '';
  const { main, times = [], more = [], phone, message } = actions;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, py: 1.5, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {person && (
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {personPage ? (
              <Link component={RouterLink} to={personPage} color="inherit" underline="hover">
                {person.name}
              </Link>
            ) : (
              person.name
            )}
          </Typography>
        )}
        {since && (
          <Typography component="span" variant="body2" color="textSecondary">
            {' '}
            · {waitWords(since, now)}
          </Typography>
        )}
        <Typography variant="body2">{words}</Typography>
        {times.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
            <Typography component="span" variant="body2" color="textSecondary">
              Free:
            </Typography>
            {times.map(({ label, press }) => (
              <Button
                key={label}
                variant="text"
                aria-label={`${label} for ${whom}`}
                onClick={press}
                sx={{ minWidth: 0, minHeight: { xs: 44, md: 28 }, px: 1, py: 0 }}
              >
                {label}
              </Button>
            ))}
          </Box>
        )}
        <ContactLinks phone={phone} message={message} whom={whom} />
      </Box>
      <Box sx={{ display: 'flex', flexShrink: 0, alignItems: 'center' }}>
        <MainButton action={main} whom={whom || words} />
        <ActionMenu
          label={`More about ${whom || words}`}
          actions={[...more, { label: 'Not today', press: onHide }]}
        />
      </Box>
    </Box>
  );
}
