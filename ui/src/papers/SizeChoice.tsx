import { PaperChoice } from './PaperChoice.tsx';
import { PAPER_SIZES, rememberSize, SIZE_WORDS, type PaperSize } from './paper-size.ts';

const choices = PAPER_SIZES.map((size) => [size, SIZE_WORDS[size]] as const);

interface Props {
  size: PaperSize;
  onChange: (size: PaperSize) => void;
}

/** Chooses the paper size; this browser proposes the last one again. */
export function SizeChoice({ size, onChange }: Props) {
  const choose = (chosen: PaperSize) => {
    rememberSize(chosen);
    onChange(chosen);
  };
  return <PaperChoice label="Paper" choices={choices} chosen={size} minWidth={120} onChoose={choose} />;
}
