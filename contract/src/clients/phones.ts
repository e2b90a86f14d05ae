/** A client's number as it is read: "+91 98250 12345"; it is stored as its ten digits. */
export const formatPhone = (phone: string): string =>
  `+91 ${phone.replace(/^(\d{5})(\d{5})$/, '$1 $2')}`.trim();

/** How an online visit begins that has no joining link; `phone` is the client's own. */
export const weCallSentence = (phone: string): string => `We will call you on ${formatPhone(phone)}.`;
