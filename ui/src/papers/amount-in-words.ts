import { ToWords } from 'to-words/en-IN';

const words = new ToWords({ converterOptions: { currency: true } });

/**
 * Writes rupees in words by the Indian system: "Nine Thousand Nine Hundred Twenty One Rupees And Fifty Five Paise
 * Only".
 */
export const amountInWords = (rupees: number): string => words.convert(rupees);
