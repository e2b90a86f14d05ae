import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Version } from '@clinic/contract/care/history/history';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { QueryView } from '../../components/QueryView.tsx';
import { momentOf } from '@clinic/ui/clinic-page';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { historyQuery } from './api.ts';
import type { HistoryProps } from './HistoryPanel.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@clinic/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

function VersionEntry({
  version,
  current,
  children,
}: {
  version: Version;
  current: boolean;
  children: () => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <Box component="li" sx={{ borderTop: '1px solid var(--line)' }}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Box component="summary" sx={{ py: 2, cursor: 'pointer', overflowWrap: 'anywhere' }}>
          <strong>{momentOf(version.at)}</strong>, {version.by.name}
          {current && ' (current version)'}
        </Box>
        {open && <Box sx={{ pb: 4, pl: { md: 5 } }}>{children()}</Box>}
      </details>
    </Box>
  );
}

/** The versions of a form or plan, each with author, time and contents. */
export default function Versions({ of, hasCurrent = true, children, onUse, unsaved = false }: HistoryProps) {
  const history = useQuery(historyQuery(of));
  const [chosen, setChosen] = useState<Version>();
  const use = (version: Version) => {
    setChosen(undefined);
    onUse?.(version.body);
  };
  return (
    <>
      {chosen && (
        <Suspense>
          <ConfirmDialog
            open
            title={`Use the version of ${momentOf(chosen.at)}?`}
            confirmLabel="Use this version"
            onConfirm={() => use(chosen)}
            onClose={() => setChosen(undefined)}
          >
            What you changed is not saved and would be given up.
          </ConfirmDialog>
        </Suspense>
      )}
      <QueryView
        query={history}
        errorText={(failure) => failureText(failure, 'The history could not be loaded.')}
      >
        {({ versions }) =>
          versions.length === 0 ? (
            <Typography>Nothing was saved yet.</Typography>
          ) : (
            <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, borderBottom: '1px solid var(--line)' }}>
              {versions.map((version, index) => (
                <VersionEntry
                  key={`${version.at} ${version.version}`}
                  version={version}
                  current={hasCurrent && index === 0}
                >
                  {() => (
                    <>
                      {children(version.body)}
                      {onUse && (
                        <Button
                          size="small"
                          variant="outlined"
                          sx={{ mt: 3 }}
                          aria-label={`Use this version of ${momentOf(version.at)}`}
                          onClick={() => (unsaved ? setChosen(version) : use(version))}
                        >
                          Use this version
                        </Button>
                      )}
                    </>
                  )}
                </VersionEntry>
              ))}
            </Box>
          )
        }
      </QueryView>
    </>
  );
}
