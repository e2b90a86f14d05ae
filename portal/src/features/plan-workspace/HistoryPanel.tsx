import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Version } from '@clinic/contract/care/history/history';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { QueryView } from '../../components/QueryView.tsx';
import { momentOf } from '@clinic/ui/clinic-page';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { historyQuery, type HistoryOf } from './api.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@clinic/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

interface Props {
  of: HistoryOf;
  /** False when no version is current, such as plans after the end of their program. */
  hasCurrent?: boolean;
  /** Renders the contents of one version, of any older shape. */
  children: (body: unknown) => ReactNode;
  /** Puts a version's contents into the editor, where they can be changed and saved. */
  onUse?: (body: unknown) => void;
  /** True: the editor has unsaved changes, which a version replaces only after a question. */
  unsaved?: boolean;
}

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

function Versions({ of, hasCurrent = true, children, onUse, unsaved = false }: Props) {
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

/** Every stored version of a form or plan with author and time, read-only; loaded when it is opened. */
export function HistoryPanel(props: Props) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <Box component="section" aria-label="History" className="no-print" sx={{ mt: 8 }}>
      <Button
        startIcon={<HistoryIcon />}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide history' : 'History'}
      </Button>
      {open && (
        <Box id={panel} sx={{ mt: 2 }}>
          <Versions {...props} />
        </Box>
      )}
    </Box>
  );
}
