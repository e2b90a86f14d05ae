import type { Misreading } from '@clinic/contract/care/misreadings/misreadings';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { misreadingsQuery } from './api.ts';
import { useLookedAt } from './useLookedAt.ts';

const Row = styled('li')({
  padding: '8px 0',
  borderTop: '1px solid var(--line)',
  overflowWrap: 'anywhere',
});

/** Stored texts that earlier releases read differently; renders nothing without any. */
export function Misreadings({ clientId }: { clientId: string }) {
  const titleId = useId();
  const { data: misreadings, isError, refetch } = useQuery(misreadingsQuery(clientId));
  const lookedAt = useLookedAt(clientId);
  if (isError && !misreadings)
    return (
      <FailureNotice
        sentence="The texts that are read differently now could not be loaded."
        onRetry={() => void refetch()}
      />
    );
  if (!misreadings || misreadings.length === 0) return null;
  return (
    <section className="no-print" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ fontSize: '1.1rem', mb: 1 }}>
        Read differently now
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Nothing was changed. Please correct at its place what was kept wrongly.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {misreadings.map((one) => (
          <Row key={one.key}>
            <BeforeAndNow misreading={one} />
          </Row>
        ))}
      </Box>
      <Button
        variant="outlined"
        size="small"
        disabled={lookedAt.isBusy}
        onClick={() => void lookedAt.save(misreadings)}
        sx={{ mt: 2 }}
      >
        Looked at
      </Button>
    </section>
  );
}

function BeforeAndNow({ misreading: { kind, where, text, before, now } }: { misreading: Misreading }) {
  const isAsked = kind === 'value';
  return (
    <>
      <Box>
        {where}
        {!isAsked && `: “${text}”`}
      </Box>
      <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {isAsked ? 'On file' : 'Before'}: {before}. {isAsked ? 'Or was it' : 'Now'}: <strong>{now}</strong>
        {isAsked && '?'}
      </Box>
    </>
  );
}
