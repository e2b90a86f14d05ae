import { DIET_WISHES } from '../food-words.ts';
import { wordList, type WordRow } from '../table-words.ts';
import type { Avoided } from '../foods/foods.ts';

/** Words of what diets leave out, beside what is declared on packs (specification 8, tables, section 2). */

const CLINIC = 'the clinic’s own';

const row = <Code extends string>(
  code: Code,
  label: string,
  words: readonly string[],
  more: Partial<Pick<WordRow, 'may' | 'except'>> = {},
) => ({ code, label, words, except: [], ...more, source: CLINIC, on: true });

/** The wish's words are the food's; here are more of them. */
const wished = (code: Avoided, ...more: string[]) => [
  ...(DIET_WISHES.find((wish) => wish.code === `no-${code}`)?.words ?? []),
  ...wordList(...more),
];

export const AVOIDED_WORDS = [
  row('onion', 'Onion', wished('onion', 'onion, shallot, scallion, कांदा')),
  row('garlic', 'Garlic', wished('garlic', 'lasun, lehsuni')),
  row(
    'root',
    'Root vegetables',
    wished(
      'root',
      'carrot, gajar, radish, mooli, mula, muli, beet, beetroot, yam, suran, sweet potato, shakkariya, shakarkand, ratalu',
      'arbi, arvi, turnip, shalgam, गाजर, मूली, चुकंदर, शकरकंद, ગાજર, મૂળા, બીટ, શક્કરિયા, સૂરણ, રતાળુ',
    ),
    {
      // Leaves are no roots.
      except: wordList(
        'radish leaf, radish leaves, mooli patta, muli bhaji, mula ni bhaji, mula bhaji, beet leaf, beet leaves, beet greens',
        'beetroot leaves, beet na pan, arbi patta, arvi patta, arbi patra, arvi patra, arbi na patra, arvi na patra',
        'sweet potato leaf, sweet potato leaves',
      ),
    },
  ),
  row('potato', 'Potato', wished('potato', 'potatoes, bateta'), {
    except: wordList('sweet potato, aloo bukhara, alu bukhara, alu leaves, alu vadi, alu wadi'),
  }),
  // Dried ginger is no fresh root.
  row('ginger', 'Ginger', wished('ginger', 'ginger'), {
    except: wordList('dry ginger, dried ginger, ginger powder, ginger capsule, ginger tablet'),
  }),
  row('brinjal', 'Brinjal', wished('brinjal', 'aubergine, eggplant, egg plant, baigan, vengan')),
  row('mushroom', 'Mushroom', wished('mushroom', 'khumb, मशरूम, મશરૂમ')),
  row('fig', 'Fig', wordList('fig, anjeer, anjir, अंजीर, અંજીર')),
  row('hing', 'Hing', wordList('hing, asafoetida, asafetida, हींग, હિંગ, હીંગ')),
  row('honey', 'Honey', wished('honey', 'shahad, shehad, madhu'), { except: ['honeydew', 'honey dew'] }),
  row('chicken', 'Chicken', wished('chicken', 'murgh, murg, murghi, चिकन, मुर्ग, ચિકન')),
  row('beef', 'Beef', wished('beef', 'beef')),
  row('pork', 'Pork', wished('pork', 'bacon, ham')),
] as const satisfies readonly (WordRow & { code: Avoided })[];

/** Of animals, beside eggs, fish and shellfish, which CONTENTS has. */
export const MEAT_WORDS = [
  row(
    'meat',
    'Meat',
    wordList(
      'meat, mutton, lamb, goat, gosht, chicken, murgh, murg, murghi, beef, pork, bacon, ham, sausage, salami, turkey',
      'duck, keema, kheema, bone broth, liver, kaleji, cod liver oil, मांस, मटन, चिकन, માંસ, મટન, ચિકન',
    ),
    {
      may: wordList('kebab, kabab'),
      except: wordList(
        "goat milk, goat's milk, goat cheese, duck egg, soya keema, soy keema, veg keema, vegetable keema, mock meat, soya meat, coconut meat",
        'veg kebab, veg kabab, hara bhara kebab, hara bhara kabab, vegetable kebab, paneer kebab, liver tonic',
      ),
    },
  ),
  row('gelatin', 'Gelatin', wordList('gelatin, gelatine')),
] as const satisfies readonly WordRow[];

/** Shells of doses may be of gelatin. */
export const SHELL_WORDS = [
  row('gelatin', 'Gelatin', wordList('gelatin, gelatine'), {
    may: wordList('capsule, cap, softgel, soft gel'),
    except: wordList(
      'veg capsule, veg cap, vegcap, vegetarian capsule, vegetable capsule, vegan capsule, hpmc capsule, hpmc',
    ),
  }),
] as const satisfies readonly WordRow[];
