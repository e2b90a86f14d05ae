import { PAPER_COPIES, type PaperCopy } from './gst-words.ts';
import { PaperChoice } from './PaperChoice.tsx';

const choices = PAPER_COPIES.map((copy) => [copy, copy] as const);

interface Props {
  copy: PaperCopy;
  onChange: (copy: PaperCopy) => void;
}

export const CopyChoice = ({ copy, onChange }: Props) => (
  <PaperChoice label="Copy" choices={choices} chosen={copy} minWidth={170} onChoose={onChange} />
);
