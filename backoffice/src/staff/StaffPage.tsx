import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, lazy, useCallback, useEffect, useState, type ReactNode } from 'react';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { ListFrame } from '../lists/ListFrame.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { useHotkey } from '@clinic/ui/lists/useHotkey.ts';
import { StaffTable } from './StaffTable.tsx';
import type { StaffRecord, StaffResource } from './staff-record.ts';

const StaffForm = lazy(() => import('./StaffForm.tsx'));

/** Wide enough for list and form side by side; on narrower windows the form opens on demand. */
const BESIDE = '(min-width: 1200px)';

/** Scrolls to the form that was just opened and focuses it. */
function FocusOnForm() {
  useEffect(() => document.querySelector<HTMLInputElement>('form input[name="name"]')?.focus(), []);
  return null;
}

interface Props<Person extends StaffRecord> {
  resource: StaffResource;
  noun: 'doctor' | 'assistant';
  title: string;
  context: string;
  /** Says what the first one of the kind brings to the clinic. */
  firstHint: string;
  notice?: ReactNode;
  renderDelete: (person: Person, onClose: () => void) => ReactNode;
}

/** List and form of one kind of staff: the form adds a person, or edits the one chosen in the list. */
export function StaffPage<Person extends StaffRecord>(props: Props<Person>) {
  const { resource, noun, title, context, firstHint, notice, renderDelete } = props;
  const [editing, setEditing] = useState<Person | null>(null);
  const [deleting, setDeleting] = useState<Person | null>(null);
  const [round, setRound] = useState(0);
  const [asked, setAsked] = useState(0);
  const [adding, setAdding] = useState(false);
  const beside = useMediaQuery(BESIDE, { noSsr: true });
  const startOver = useCallback(() => {
    setEditing(null);
    setAdding(false);
    setRound((before) => before + 1);
  }, []);
  const add = () => {
    startOver();
    setAdding(true);
    setAsked((before) => before + 1);
  };
  useHotkey('n', add);
  const edit = (person: Person) => {
    setEditing(person);
    setAsked((before) => before + 1);
  };
  const formShown = beside || adding || editing !== null;
  return (
    <>
      <PageHeader
        title={title}
        context={context}
        action={
          !formShown && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={add}>
              Add {noun}
            </Button>
          )
        }
      />
      {notice}
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          alignItems: 'start',
          gridTemplateColumns: beside ? 'minmax(0, 1fr) 340px' : 'minmax(0, 1fr)',
        }}
      >
        <ListFrame
          resource={resource}
          sort={{ field: 'name', order: 'ASC' }}
          noun={noun}
          filters={<SearchBox label={`Search ${noun}s`} />}
          failure={`Failed to fetch ${noun}s.`}
          empty={{
            text: `No ${noun}s yet. Add the first one.`,
            hint: firstHint,
            begin: (
              <Button variant="outlined" onClick={add}>
                Add the first {noun}
              </Button>
            ),
          }}
          emptySearch={`No ${noun}s found matching your search.`}
        >
          <StaffTable<Person> resource={resource} onEdit={edit} onDelete={setDeleting} />
        </ListFrame>
        {formShown && (
          <Paper variant="outlined" sx={beside ? { p: 4, position: 'sticky', top: 24 } : { p: 4, order: -1 }}>
            <Suspense fallback={<ContentSkeleton rows={4} />}>
              <StaffForm
                key={`${editing?.id ?? 'new'}-${editing?.updatedAt ?? ''}-${round}`}
                resource={resource}
                noun={noun}
                person={editing}
                onDone={startOver}
                onClose={beside ? undefined : startOver}
              />
              {asked > 0 && <FocusOnForm key={asked} />}
            </Suspense>
          </Paper>
        )}
      </Box>
      {deleting &&
        renderDelete(deleting, () => {
          if (deleting.id === editing?.id) startOver();
          setDeleting(null);
        })}
    </>
  );
}
