/** Shows a phone number with India's code: "+91 98250 12345"; stored are its ten digits. */
export const formatPhone = (phone: string): string =>
  `+91 ${phone.replace(/^(\d{5})(\d{5})$/, '$1 $2')}`.trim();

/** Tells how an online visit without a link begins: the clinic calls `phone`, the client's number. */
export const weCallSentence = (phone: string): string => `We will call you on ${formatPhone(phone)}.`;
