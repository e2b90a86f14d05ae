import type { PlanTemplateRow } from '@clinic/contract/care/plan-templates/plan-templates';
import { counted } from '@clinic/contract/platform/counted';
import { ActionMenu } from '@clinic/ui/layout/ActionMenu.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { KIND_WORDS, ownerText, sizeText } from './template-words.ts';

export interface TemplateActions {
  onLook: (template: PlanTemplateRow) => void;
  onTag: (tag: string) => void;
  onChange: (template: PlanTemplateRow) => void;
  onRetire: (template: PlanTemplateRow) => void;
}

/** A template in the list: what it is, whose, how often it was used. */
export function TemplateRow({
  template,
  onLook,
  onTag,
  onChange,
  onRetire,
}: TemplateActions & { template: PlanTemplateRow }) {
  const { title, tags, kind, uses, mayChange, retired } = template;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'center',
        py: 3,
        borderTop: '1px solid var(--line)',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{title}</Box>
        <Box sx={{ color: 'var(--ink-soft)', fontSize: '0.9375rem' }}>
          {KIND_WORDS[kind]}, {sizeText(template)} · {ownerText(template)}
          {uses > 0 && ` · used ${counted(uses, 'time')}`}
        </Box>
        {tags.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {tags.map((tag) => (
              <Chip
                key={tag}
                size="small"
                variant="outlined"
                label={tag}
                aria-label={`Show only ${tag}`}
                onClick={() => onTag(tag)}
              />
            ))}
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {!retired && (
          <Button variant="outlined" aria-label={`Look at ${title}`} onClick={() => onLook(template)}>
            Look
          </Button>
        )}
        {mayChange && (
          <ActionMenu
            label={`More for ${title}`}
            actions={[
              { label: 'Change title, tags, owner', press: () => onChange(template) },
              { label: retired ? 'Bring back' : 'Retire', press: () => onRetire(template) },
            ]}
          />
        )}
      </Box>
    </Box>
  );
}
