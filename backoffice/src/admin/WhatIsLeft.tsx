import type { LeftItem } from '@clinic/contract/dashboards/what-is-left';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { LEFT_WORDS } from './left-words.ts';
import type { useWhatIsLeft } from './useWhatIsLeft.ts';

function Place({ item }: { item: LeftItem }) {
  const { at, title } = LEFT_WORDS[item];
  if ('to' in at)
    return (
      <Button component={Link} to={at.to} variant="outlined" aria-label={`${at.label}: ${title}`}>
        {at.label}
      </Button>
    );
  return (
    <Typography variant="body2">
      Set <code>{at.variables}</code> where the server runs: see its line in <code>docs/operations.md</code>.
    </Typography>
  );
}

const Row = ({ item, children }: { item: LeftItem; children: ReactNode }) => (
  <Box component="li" sx={{ py: 2, borderBottom: '1px solid var(--line)', overflowWrap: 'anywhere' }}>
    <Typography sx={{ fontWeight: 600 }}>{LEFT_WORDS[item].title}</Typography>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {LEFT_WORDS[item].why}
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>{children}</Box>
  </Box>
);

const list = { listStyle: 'none', m: 0, p: 0 } as const;

/** Shows what a new clinic has left to do until it is done or put away; nothing of it keeps anybody from working. */
export function WhatIsLeft({ data, isBusy, setAway }: ReturnType<typeof useWhatIsLeft>) {
  const [all, setAll] = useState(false);
  if (!data || data.left.length + data.notForUs.length === 0) return null;
  const { left, notForUs } = data;
  const press = (label: string, item: LeftItem, away: boolean) => (
    <Button
      size="small"
      disabled={isBusy}
      aria-label={`${label}: ${LEFT_WORDS[item].title}`}
      onClick={() => setAway({ item, away })}
    >
      {label}
    </Button>
  );
  return (
    <Box component="section" aria-label="What is left" sx={{ minWidth: 0 }}>
      {left.length > 0 && (
        <>
          <Typography id="what-is-left" component="h2" variant="h2" sx={{ mb: 1 }}>
            What is left
          </Typography>
          <Box component="ul" aria-labelledby="what-is-left" sx={list}>
            {left.map((item) => (
              <Row key={item} item={item}>
                <Place item={item} />
                {press('Not for us', item, true)}
              </Row>
            ))}
          </Box>
        </>
      )}
      {notForUs.length > 0 && (
        <Button size="small" aria-expanded={all} onClick={() => setAll(!all)} sx={{ mt: 1 }}>
          Put away as not for us: {notForUs.length}
        </Button>
      )}
      {all && (
        <Box component="ul" aria-label="Put away" sx={list}>
          {notForUs.map((item) => (
            <Row key={item} item={item}>
              {press('Take back', item, false)}
            </Row>
          ))}
        </Box>
      )}
    </Box>
  );
}
