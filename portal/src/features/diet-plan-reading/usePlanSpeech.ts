import { IN_ENGLISH, type PlanSpeech } from '@clinic/contract/care/diet-plans/plan-in-words';
import { foodOf } from '@clinic/contract/care/foods/food-of-plan';
import type { PlanLanguage } from '@clinic/contract/care/plans/plan-languages';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../components/account.ts';
import { planFoodsQuery } from './plan-foods.ts';

/** The plan in a language; its words and names are loaded when it is not English, which stands there until then. */
export function usePlanSpeech(language: PlanLanguage): { speech: PlanSpeech; lang: PlanLanguage } {
  const { id } = useAccount();
  const isOther = language !== 'en';
  const words = useQuery({
    queryKey: ['client', 'plan-speech'],
    queryFn: () => import('@clinic/contract/care/plans/plan-speech'),
    enabled: isOther,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // English needs no names, but recipes and the shopping list are to be there without network, too.
  const foods = useQuery(planFoodsQuery(id)).data;
  if (!isOther || !words.data) return { speech: IN_ENGLISH, lang: 'en' };
  return { speech: words.data.speechIn(language, (item) => foodOf(foods, item)?.names), lang: language };
}
