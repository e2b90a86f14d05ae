import { MAX_LINE } from '@clinic/contract/constants';
import { oneLine } from '@clinic/contract/rules';
import { useState } from 'react';
import { HeldDialog } from '@clinic/ui/forms/HeldDialog.tsx';
import { InputField } from '@clinic/ui/forms/InputField.tsx';

interface Props {
  title: string;
  onRename: (title: string) => void;
  onClose: () => void;
}

const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

export function RenameWeekDialog({ title, onRename, onClose }: Props) {
  const [typed, setTyped] = useState(title);
  const error = oneLine(MAX_LINE)(typed);
  return (
    <HeldDialog
      title={`Rename ${title}`}
      saveLabel="Rename"
      cancelLabel="Cancel"
      onClose={onClose}
      onSave={() => {
        if (error) return;
        onRename(typed);
        onClose();
      }}
    >
      <InputField
        label="Title of the week"
        value={typed}
        onChange={setTyped}
        error={error}
        helperText="Empty keeps the old title."
        inputRef={takeFocus}
        htmlInput={{ onFocus: ({ target }) => target instanceof HTMLInputElement && target.select() }}
      />
    </HeldDialog>
  );
}
