import { dangerNotice } from '@clinic/contract/care/danger-signs/danger-sentences';
import { dangersIn } from '@clinic/contract/care/danger-signs/danger-words';

/** Loaded with the first letters of a message: the words of three languages would make the page a tenth heavier. */
export const noticeFor = (message: string) => dangerNotice(dangersIn(message));
