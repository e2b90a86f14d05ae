import { ClientNotices } from '../../../features/notifications/ClientNotices.tsx';
import type { OwnRecord } from '../../../features/own-record/me.ts';
import { PrivacyRequest } from '../../../features/privacy/PrivacyRequest.tsx';

/** Letters about the account and the question about the privacy notice, above a client's pages. */
export default function FromTheClinic({ me }: { me: OwnRecord }) {
  return (
    <div className="no-print">
      {me.notices && <ClientNotices />}
      {me.asksConsent && <PrivacyRequest />}
    </div>
  );
}
