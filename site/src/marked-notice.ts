import { knowClinic } from '@clinic/contract/clinic';
import { MARKED_CLINIC } from '@clinic/contract/clinic-places';
import { noticeTexts, type NoticeText } from '@clinic/contract/privacy/privacy-notice-texts';

knowClinic(MARKED_CLINIC);

/** The notice of privacy with marks in place of the clinic's facts. */
export const markedNotice: readonly NoticeText[] = noticeTexts();
