import {
  TEMPLATE_LIMITS,
  templateTags,
  type TemplateOwner,
} from '@clinic/contract/care/plan-templates/plan-templates';
import { allOf, oneLine, required } from '@clinic/contract/rules';
import { FormSelect, FormTextField } from '@clinic/ui/forms/form-fields.tsx';
import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import { typedTags } from './template-words.ts';

/** The fields of a template as they are typed. */
export interface TypedTemplate {
  title: string;
  /** With commas between them. */
  tags: string;
  owner: TemplateOwner;
  /** "keep": the weeks keep their titles. */
  titles: 'drop' | 'keep';
  /** The version that was read; 0 for a new template. */
  version: number;
}

const titleRule = allOf(required('Please enter a title.'), oneLine(TEMPLATE_LIMITS.title));
const OWNERS = [
  { value: 'doctor', label: 'Mine: others can use it, I alone change it' },
  { value: 'clinic', label: 'The clinic’s: every doctor can change it' },
];

interface Props {
  control: Control<TypedTemplate>;
  /** True: the owner cannot be chosen, since it came with the product. */
  isShipped?: boolean;
}

export const TemplateFields = ({ control, isShipped = false }: Props) => (
  <Box sx={{ display: 'grid', gap: 5, pt: 2 }}>
    <FormTextField
      name="title"
      control={control}
      rules={{ validate: titleRule }}
      label="Title"
      helperText="Every doctor reads it: please name no client."
    />
    <FormTextField
      name="tags"
      control={control}
      rules={{ validate: (typed) => templateTags(typedTags(String(typed))) }}
      label="Tags"
      helperText="With commas between them: jain, weight loss. Optional."
    />
    {!isShipped && (
      <FormSelect name="owner" control={control} label="Whose it is" options={OWNERS} mayBeEmpty={false} />
    )}
  </Box>
);
