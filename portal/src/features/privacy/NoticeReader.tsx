import { NOTICE_DATE, NOTICE_VERSION, PRIVACY_PURPOSES } from '@clinic/contract/privacy/privacy-notice';
import { noticeTexts } from '@clinic/contract/privacy/privacy-notice-texts';
import { formatDay } from '@clinic/contract/clinic-calendar';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FilterBar } from '../../components/FilterBar.tsx';
import { Panel } from '../../components/Panel.tsx';

export function NoticeReader() {
  const texts = noticeTexts();
  const [language, setLanguage] = useState(texts[0]?.language ?? '');
  const text = texts.find((one) => one.language === language);
  if (!text) return null;
  const { lang, draft, title, sections, purposes } = text;
  return (
    <Panel title="The privacy notice">
      <FilterBar
        label="Language of the notice"
        choices={texts.map((one) => one.language)}
        chosen={language}
        onChoose={setLanguage}
      />
      <Box lang={lang} sx={{ maxWidth: 720, '& h4': { mt: 4, mb: 1 } }}>
        {draft && <Notice tone="waiting">{draft}</Notice>}
        <Typography variant="h3" sx={{ mt: 3 }}>
          {title}
        </Typography>
        {sections.map(({ heading, paragraphs }) => (
          <Box key={heading}>
            <Typography component="h4" sx={{ fontWeight: 600 }}>
              {heading}
            </Typography>
            {paragraphs.map((paragraph) => (
              <Typography key={paragraph} sx={{ mb: 2 }}>
                {paragraph}
              </Typography>
            ))}
          </Box>
        ))}
        <Box component="ul" sx={{ pl: 5 }}>
          {PRIVACY_PURPOSES.map((purpose) => (
            <li key={purpose}>
              <b>{purposes[purpose].name}:</b> {purposes[purpose].what}
            </li>
          ))}
        </Box>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
        Version {NOTICE_VERSION} of {formatDay(NOTICE_DATE)}.
      </Typography>
    </Panel>
  );
}
