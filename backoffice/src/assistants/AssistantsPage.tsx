import type { Assistant } from '@clinic/contract/people';
import { DeleteStaffDialog } from '../staff/DeleteStaffDialog.tsx';
import { StaffPage } from '../staff/StaffPage.tsx';
import { PAGE_TITLES } from '../layout/page-titles.ts';

const AssistantsPage = () => (
  <StaffPage<Assistant>
    resource="assistants"
    noun="assistant"
    title={PAGE_TITLES.admin.assistants}
    context="Assistants run the front desk for the doctor whom they belong to."
    firstHint="An assistant books visits, makes invoices and keeps the stock. The doctor must be there first."
    renderDelete={(assistant, onClose) => (
      <DeleteStaffDialog resource="assistants" noun="assistant" person={assistant} onClose={onClose} />
    )}
  />
);

export default AssistantsPage;
