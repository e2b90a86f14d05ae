import { dangerNotice } from '@clinic/contract/care/danger-signs/danger-sentences';
import { dangersIn } from '@clinic/contract/care/danger-signs/danger-words';

/**
 * The words are loaded with the first letters of a message: in three languages they would make the page a tenth larger.
 */
export const noticeFor = (message: string) => dangerNotice(dangersIn(message));
