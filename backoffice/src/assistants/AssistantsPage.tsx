import type { Assistant } from '@clinic/contract/people';
import { DeleteStaffDialog } from '../staff/DeleteStaffDialog.tsx';
import { StaffPage } from '../staff/StaffPage.tsx';

const AssistantsPage = () => (
  <StaffPage<Assistant>
    resource="assistants"
    noun="assistant"
    title="Manage Assistants"
    context="Assistants run the front desk for the doctor whom they belong to."
    renderDelete={(assistant, onClose) => (
      <DeleteStaffDialog resource="assistants" noun="assistant" person={assistant} onClose={onClose} />
    )}
  />
);

export default AssistantsPage;
