import type { TaxClass } from '@clinic/contract/billing/tax-classes';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { DataTable } from 'react-admin';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { fetchFailure } from '../lists/fetch-failure.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { SignDialog } from './SignDialog.tsx';
import { TaxClassState } from './TaxClassState.tsx';
import { ratesText, stateOf, SUPPLY_WORDS, unfinished } from './tax-class-words.ts';

const TaxClassDialog = lazy(() => import('./TaxClassDialog.tsx'));

interface Opened {
  what: 'edit' | 'sign';
  taxClass: TaxClass | null;
}

function TaxClassesPage() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const buttons = (taxClass: TaxClass) => (
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
      {stateOf(taxClass) === 'unsigned' && !unfinished(taxClass) && (
        <Button
          size="small"
          aria-label={`Sign ${taxClass.name}`}
          onClick={() => setOpened({ what: 'sign', taxClass })}
        >
          Sign
        </Button>
      )}
      <Button
        size="small"
        aria-label={`Edit ${taxClass.name}`}
        onClick={() => setOpened({ what: 'edit', taxClass })}
      >
        Edit
      </Button>
    </Stack>
  );
  return (
    <>
      <PageHeader
        title={PAGE_TITLES.admin.taxClasses}
        context="How goods and services are taxed. Papers use a class once an admin has signed it."
        action={
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => setOpened({ what: 'edit', taxClass: null })}
          >
            Add tax class
          </Button>
        }
      />
      <ListFrame
        resource="taxClasses"
        sort={{ field: 'name', order: 'ASC' }}
        noun="tax class"
        plural="tax classes"
        filters={<SearchBox label="Search tax classes" />}
        failure={fetchFailure('tax classes')}
        empty={{
          text: 'No tax classes yet. Add the first one.',
          hint: 'A class says what tax goods or services bear. A clinic that is not registered for GST needs none.',
          begin: (
            <Button variant="outlined" onClick={() => setOpened({ what: 'edit', taxClass: null })}>
              Add the first tax class
            </Button>
          ),
        }}
        emptySearch="No tax classes found matching your search."
      >
        <RecordList<TaxClass>
          renderCard={(one) => (
            <Stack sx={{ gap: 1 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{one.name}</Typography>
              <Typography variant="body2">
                {[SUPPLY_WORDS[one.supply], one.code, ratesText(one)].filter(Boolean).join(' · ')}
              </Typography>
              <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
                <TaxClassState taxClass={one} />
                {buttons(one)}
              </Stack>
            </Stack>
          )}
        >
          <DataTable.Col source="name" label="Name" />
          <DataTable.Col label="Sold" disableSort render={(row) => SUPPLY_WORDS[(row as TaxClass).supply]} />
          <DataTable.Col source="code" label="HSN or SAC" disableSort />
          <DataTable.Col label="Tax" disableSort render={(row) => ratesText(row as TaxClass)} />
          <DataTable.Col
            label="State"
            disableSort
            render={(row) => (
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                <TaxClassState taxClass={row as TaxClass} />
              </Box>
            )}
          />
          <DataTable.Col
            label="Actions"
            align="right"
            disableSort
            render={(row) => buttons(row as TaxClass)}
          />
        </RecordList>
      </ListFrame>
      {opened?.what === 'edit' && (
        <Suspense>
          <TaxClassDialog taxClass={opened.taxClass} onClose={close} />
        </Suspense>
      )}
      {opened?.what === 'sign' && opened.taxClass && (
        <SignDialog taxClass={opened.taxClass} onClose={close} />
      )}
    </>
  );
}

export default TaxClassesPage;
