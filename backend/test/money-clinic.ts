import { MoneyCheck } from '../src/billing/payments/money-check.ts';
import { Effects } from '../src/platform/writes/effects.ts';
import { openTestApp } from './test-app.ts';

/** Two servers of one clinic, and a person of the desk. */
export async function openMoneyClinic() {
  const clinic = await openTestApp();
  const second = await openTestApp({ mongodbUri: clinic.uri });
  const desk = await clinic.addAssistant(await clinic.addDoctor());
  return {
    clinic,
    second,
    desk,
    /** Waits for effects behind answers, then throws when money does not add up. */
    requireAllAddsUp: async (): Promise<void> => {
      await clinic.get(Effects, { strict: false }).settled();
      const { wrong } = await clinic.get(MoneyCheck, { strict: false }).run();
      if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
    },
    close: async (): Promise<void> => {
      await second.close();
      await clinic.close();
    },
  };
}
