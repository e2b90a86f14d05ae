import type { FormDefinition, FormField } from '@clinic/contract/care/intake-forms/intake-form-definition';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** With the unit, where the field has one. */
export const labelOf = ({ label, unit }: FormField): string => (unit ? `${label} (${unit})` : label);
/** Texts of several lines take the full width. */
export const wide = (kind: FormField['kind']) => (kind === 'text' ? { gridColumn: '1 / -1' } : {});

export interface Shown {
  definition: FormDefinition;
  /** Level of the sections' headings: `h3` below a heading of the page's own. */
  headings?: 'h2' | 'h3';
}

/** Fills the window's width with columns. */
export const FormGrid = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 4,
      '@media print': { gap: 2 },
      gridTemplateColumns: {
        xs: '1fr',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      },
    }}
  >
    {children}
  </Box>
);

export function FormSections({
  definition,
  headings = 'h2',
  children,
}: Shown & { children: (field: FormField) => ReactNode }) {
  return definition.sections.map(({ title, fields }) => (
    <Box
      key={title}
      component="section"
      aria-label={title}
      sx={{ mb: 7, '@media print': { mb: 3, breakInside: 'avoid' } }}
    >
      <Typography
        variant="h4"
        component={headings}
        sx={{ mb: 4, color: 'primary.main', '@media print': { mb: 2 } }}
      >
        {title}
      </Typography>
      <FormGrid>{fields.map((field) => children(field))}</FormGrid>
    </Box>
  ));
}
