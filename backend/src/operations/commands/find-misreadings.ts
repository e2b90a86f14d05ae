import { MISREADING_KIND_WORDS, MISREADING_KINDS } from '@clinic/contract/care/misreadings/misreadings';
import { counted, grouped, nounOf } from '@clinic/contract/platform/counted';
import { FoodDoubts } from '../../care/foods/food-doubts.ts';
import { Misreadings } from '../../care/misreadings/misreadings.service.ts';
import { runCommand } from './run-command.ts';

// npm run misread: finds stored texts that are read differently now, for the doctors to look at; it changes none.
await runCommand(async (app) => {
  const { clients, open, kinds } = await app.get(Misreadings, { strict: false }).findAll();
  const foods = await app.get(FoodDoubts, { strict: false }).open();
  const found = MISREADING_KINDS.map((kind) => ({ kind, count: kinds[kind] ?? 0 }));
  const all = found.reduce((sum, { count }) => sum + count, 0);
  return [
    `${counted(all, 'text')} of ${counted(clients, 'client')} ${nounOf(all, 'is', 'are')} read differently now:`,
    ...found.map(({ kind, count }) => `  ${MISREADING_KIND_WORDS[kind]}: ${count}`),
    `${grouped(open)} of them not looked at by a doctor.`,
    `${counted(foods.length, 'food')} with values that cannot be right, not looked at.`,
  ].join('\n');
});
