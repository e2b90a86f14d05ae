import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { QueryView } from '../../components/QueryView.tsx';
import { momentOf } from '@clinic/ui/clinic-page';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { contentsQuery, historyQuery, type HistoryOf, type ListedVersion } from './api.ts';
import type { HistoryProps } from './HistoryPanel.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@clinic/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

interface EntryProps {
  version: ListedVersion;
  current: boolean;
  about: string | undefined;
  children: () => ReactNode;
}

function VersionEntry({ version, current, about, children }: EntryProps) {
  const [open, setOpen] = useState(false);
  return (
    <Box component="li" sx={{ borderTop: '1px solid var(--line)' }}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Box component="summary" sx={{ py: 2, cursor: 'pointer', overflowWrap: 'anywhere' }}>
          <strong>{momentOf(version.at)}</strong>, {version.by.name}
          {current && ' (current version)'}
          {about && <Box sx={{ pl: 4, color: 'text.secondary', fontSize: '0.9375rem' }}>{about}</Box>}
        </Box>
        {open && <Box sx={{ pb: 4, pl: { md: 5 } }}>{children()}</Box>}
      </details>
    </Box>
  );
}

interface ContentsProps {
  of: HistoryOf;
  version: ListedVersion;
  children: (body: unknown) => ReactNode;
}

/** Reads the contents of a version whose list is without them. */
function LoadedContents({ of, version, children }: ContentsProps) {
  const contents = useQuery(contentsQuery(of, version));
  return (
    <QueryView
      query={contents}
      errorText={(failure) => failureText(failure, 'This version could not be loaded.')}
    >
      {children}
    </QueryView>
  );
}

const Contents = ({ of, version, children }: ContentsProps) =>
  'body' in version ? (
    children(version.body)
  ) : (
    <LoadedContents of={of} version={version}>
      {children}
    </LoadedContents>
  );

/** The versions of a form or plan, each with author, time and contents. */
export default function Versions(props: HistoryProps) {
  const { of, hasCurrent = true, about, children, onUse, unsaved = false } = props;
  const history = useQuery(historyQuery(of));
  const [chosen, setChosen] = useState<{ at: string; body: unknown }>();
  const use = (body: unknown) => {
    setChosen(undefined);
    onUse?.(body);
  };
  return (
    <>
      {chosen && (
        <Suspense>
          <ConfirmDialog
            open
            title={`Use the version of ${momentOf(chosen.at)}?`}
            confirmLabel="Use this version"
            onConfirm={() => use(chosen.body)}
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
                  about={about?.(version)}
                >
                  {() => (
                    <Contents of={of} version={version}>
                      {(body) => (
                        <>
                          {children(body)}
                          {onUse && (
                            <Button
                              size="small"
                              variant="outlined"
                              sx={{ mt: 3 }}
                              aria-label={`Use this version of ${momentOf(version.at)}`}
                              onClick={() => (unsaved ? setChosen({ at: version.at, body }) : use(body))}
                            >
                              Use this version
                            </Button>
                          )}
                        </>
                      )}
                    </Contents>
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
