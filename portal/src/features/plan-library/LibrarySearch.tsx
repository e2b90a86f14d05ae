import type { TemplateKind } from '@clinic/contract/care/plan-templates/plan-templates';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { Segments } from '@clinic/ui/layout/Segments.tsx';
import { useSettled } from '@clinic/ui/search/useSettled.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { TemplateList } from './TemplateList.tsx';
import type { TemplateActions } from './TemplateRow.tsx';
import { KIND_WORDS } from './template-words.ts';

interface Props extends Omit<TemplateActions, 'onTag'> {
  kinds: readonly TemplateKind[];
}

/** Milliseconds without typing before the list is asked. */
const REST_MS = 250;
const SHOWN = [
  ['used', 'In use'],
  ['retired', 'Retired'],
] as const;
const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

/** The library with its search by words, kind and tag. */
export function LibrarySearch({ kinds, ...actions }: Props) {
  const [kind = 'plan'] = kinds;
  const [chosen, setChosen] = useState<TemplateKind>(kind);
  const [shown, setShown] = useState<'used' | 'retired'>('used');
  const [tag, setTag] = useState<string>();
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim(), REST_MS);
  const query = {
    kind: chosen,
    ...(text && { text }),
    ...(tag !== undefined && { tag }),
    ...(shown === 'retired' && { retired: 'true' as const }),
  };
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="search">
        <InputField
          label="Search the library"
          type="search"
          value={typed}
          inputRef={takeFocus}
          helperText="By words of the title, and by tags."
          onChange={setTyped}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        {kinds.length > 1 && (
          <Segments
            label="Kind"
            choices={kinds.map((one) => [one, KIND_WORDS[one]] as const)}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
        <Segments label="Which ones" choices={SHOWN} chosen={shown} onChoose={setShown} />
        {tag !== undefined && <Chip label={`Tag: ${tag}`} onDelete={() => setTag(undefined)} />}
      </Box>
      <TemplateList
        query={query}
        isAll={text === '' && tag === undefined && shown === 'used'}
        onTag={setTag}
        {...actions}
      />
    </Box>
  );
}
