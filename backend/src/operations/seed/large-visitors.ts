import { OFFERINGS } from '@clinic/contract/clients/offerings';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { searchFields } from '@clinic/contract/platform/search-keys';
import { draw, drawn, idOf } from './large-draw.ts';
import { nameOf } from './large-people.ts';
import type { Place } from './large-years.ts';

/** An enquiry for each client, most answered years ago. */
export function enquiryRow({ index, day }: Place, fresh: boolean) {
  const name = nameOf(index, 30);
  const email = `visitor.${index}@large.example`;
  const phone = `95${String(index).padStart(8, '0')}`;
  const at = day.starts[0] as Date;
  return {
    _id: idOf('enquiry', index, at),
    name,
    age: 20 + Math.floor(draw(index, 31) * 50),
    email,
    phoneNumber: phone,
    location: drawn(['Ahmedabad', 'Gandhinagar', 'Vadodara', 'Surat'], index, 32),
    plan: drawn(OFFERINGS, index, 33).id,
    message: 'How soon can I come?',
    state: fresh ? 'new' : draw(index, 34) < 0.2 ? 'contacted' : 'closed',
    client: null,
    notice: NOTICE_VERSION,
    heardFrom: null,
    by: null,
    callBackAt: null,
    ...searchFields({ name, email, phone }),
    createdAt: at,
    updatedAt: at,
    outbox: [],
  };
}

/** A newsletter address for each client; one in ten has unsubscribed. */
export function newsletterRow({ index, day }: Place) {
  const at = day.starts[0] as Date;
  return {
    _id: idOf('newsletter', index, at),
    email: `reader.${index}@large.example`,
    state: draw(index, 40) < 0.1 ? 'unsubscribed' : 'subscribed',
    confirmedAt: at,
    createdAt: at,
    updatedAt: at,
    outbox: [],
  };
}
