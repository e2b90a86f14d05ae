import type { Food } from '@clinic/contract/care/foods/foods';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { FormFrame } from '@clinic/ui/forms/FormFrame.tsx';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Panel } from '../../components/Panel.tsx';
import { SavedText, StickyBar } from '../../components/StickyBar.tsx';
import { useSaveKey } from '@clinic/ui/forms/useSaveKey.ts';
import type { Foods } from './api.ts';
import { FoodNames } from './FoodNames.tsx';
import { FoodSource } from './FoodSource.tsx';
import { FoodTags } from './FoodTags.tsx';
import { FoodUnits } from './FoodUnits.tsx';
import { FoodValues } from './FoodValues.tsx';
import type { FoodForm } from './food-form.ts';
import { RecipeEditor } from './RecipeEditor.tsx';
import { useFoodForm } from './useFoodForm.ts';

interface Props {
  /** Name of the draft. */
  record: string;
  /** The food to edit; undefined: a new one. */
  food: Food | undefined;
  foods: Foods;
  start: FoodForm;
  onSaved: (food: Food) => void;
}

/** The form of a food. */
export function FoodEditor(props: Props) {
  const { food, foods } = props;
  const open = useFoodForm(props);
  const { form, gone, problem, dirty } = open;
  useSaveKey(() => {
    if (!open.isBusy) open.save();
  });
  return (
    <FormFrame onSave={open.save} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      {food?.retired && (
        <Notice tone="note">This food is not offered any more; plans that name it still know it.</Notice>
      )}
      {food?.shipped && (
        <Notice tone="note">
          This food came with the product: contents can be added to it, not taken away. To change them, copy
          it.
        </Notice>
      )}
      <FoodNames open={open} />
      {form.kind === 'dish' && <RecipeEditor open={open} foods={foods} />}
      <FoodValues open={open} />
      <FoodUnits open={open} />
      <FoodTags open={open} />
      <FoodSource open={open} />
      {gone !== '' && (
        <Panel title="Why is something taken away?">
          <Typography sx={{ mb: 3 }}>
            You take away: {gone}. All plans with this food are looked at again.
          </Typography>
          <InputField
            label="Reason"
            rows={2}
            value={form.because}
            error={open.errorOf('because')}
            htmlInput={{ maxLength: 300 }}
            onChange={(because) => open.change({ because })}
          />
        </Panel>
      )}
      <UnsavedGuard dirty={dirty} />
      <StickyBar>
        {problem && <FailureNotice sentence={problem} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Typography sx={{ flex: 1, color: 'text.secondary' }}>
            <SavedText dirty={dirty} stored={food !== undefined} />
          </Typography>
          {dirty && <Button onClick={open.discard}>Discard</Button>}
          {food && (
            <Button onClick={() => open.change({ retired: !form.retired })}>
              {form.retired ? 'Offer it again' : 'Retire'}
            </Button>
          )}
          <Button type="submit" variant="contained" loading={open.isBusy}>
            Save food
          </Button>
        </Box>
        {food && form.retired !== food.retired && (
          <Typography variant="body2">
            {form.retired
              ? 'When you save, it is not offered any more, and its names are free.'
              : 'When you save, it is offered again.'}
          </Typography>
        )}
      </StickyBar>
    </FormFrame>
  );
}
