import { describe, expect, it, test } from 'vitest';
import { checkPlans } from './check-plans.ts';
import { dose, eating, fact, food, inputOf, mealItem } from './plan-check-examples.ts';

const PEANUT = food('Peanut', {
  kind: 'ingredient',
  diet: 'vegan',
  contains: ['peanut'],
  aliases: ['Sing dana'],
});
const FOODS = [
  PEANUT,
  food('Peanut Chikki', { contains: ['peanut'] }),
  food('Sabudana Khichdi', { contains: ['peanut'], recipe: [{ food: 'peanut', grams: 30 }] }),
  food('Protein Bar', { mayContain: ['milk', 'peanut', 'treeNuts', 'soy', 'gluten'] }),
  food('Brinjal', { kind: 'ingredient', avoid: ['brinjal'], aliases: ['Ringan'] }),
  food('Ringan no Olo', { recipe: [{ food: 'brinjal', grams: 200 }] }),
  food('Thali', { recipe: [{ food: 'ringan-no-olo', grams: 100 }] }),
  food('Daliya Upma', { contains: ['gluten'] }),
  food('Steamed Dhokla', { mayContain: ['gluten', 'mustard'], avoid: ['hing'] }),
  food('Farsi Mix', { recipe: [{ food: 'groundnut-oil', grams: 5 }] }),
  food('Groundnut oil', { kind: 'ingredient' }),
];
const wordsOf = (some: Parameters<typeof inputOf>[0]) =>
  checkPlans(inputOf({ foods: FOODS, ...some })).findings.map(({ level, words }) => `${level}: ${words}`);
const peanuts = fact('allergy', 'peanut', 'peanuts');
const PEANUTS = 'Peanut allergy (Medical History: “peanuts”).';

test.each([
  ['Peanut Chikki', 'stop', 'contains'],
  ['સિંગદાણા ચિક્કી', 'stop', 'contains'],
  ['સિંગ\u200dદાણા ચિક્કી', 'stop', 'contains'],
  ['मूंगफली की चटनी', 'stop', 'contains'],
  ['Sabudana Khichdi', 'stop', 'contains'],
  ['Sing Bhujia', 'stop', 'contains'],
  ['Chikki', 'ask', 'may contain'],
  ['Protein Bar', 'ask', 'may contain'],
])('a peanut allergy finds %s: %s, it %s peanut', (name, level, verb) => {
  expect(wordsOf({ facts: [peanuts], diet: eating(name) })).toEqual([
    `${level}: ${PEANUTS} ${name.replace('\u200d', '')} ${verb} peanut.`,
  ]);
});

test.each([
  ['Poha without peanuts', []],
  ['Poha (no peanuts)', []],
  ['Peanut-free chutney', []],
  ['Poha singdana vina', []],
  ['Vegetable Poha', []],
  ['Coconut chutney', []],
  ['Farsi Mix', [`note: ${PEANUTS} Farsi Mix has groundnut oil.`]],
  ['Rotli with sing tel', [`note: ${PEANUTS} Rotli with sing tel has groundnut oil.`]],
  ['मूंगफली का तेल', [`note: ${PEANUTS} मूंगफली का तेल has groundnut oil.`]],
  ['Rotli with groundnut oil', [`note: ${PEANUTS} Rotli with groundnut oil has groundnut oil.`]],
])('a peanut allergy says of %s: %j', (name, said) => {
  expect(wordsOf({ facts: [peanuts], diet: eating(name) })).toEqual(said);
});

test.each([
  ['milk', 'Butter beans'],
  ['milk', 'Almond milk'],
  ['milk', 'Coconut milk'],
  ['milk', 'Peanut butter'],
  ['milk', 'Dudhi no muthiyo'],
  ['gluten', 'Jowar atta roti'],
  ['gluten', 'Ragi malt'],
  ['gluten', 'Kuttu'],
  ['egg', 'Paneer bhurji'],
  ['egg', 'Eggplant sabzi'],
  ['egg', 'Eggless cake'],
  ['treeNuts', 'Coconut'],
  ['treeNuts', 'Singhara'],
  ['peanut', 'Almond nuts'],
  ['peanut', 'Fox nuts'],
  ['milk', 'Soya paneer'],
  ['milk', 'Nariyal nu dudh'],
  ['gluten', 'જુવારની રોટલી'],
  ['gluten', 'बाजरे की रोटी'],
  ['gluten', 'Rajgara ni puri'],
  ['gluten', 'Rice noodles'],
  ['egg', 'Custard apple'],
  ['egg', 'Tofu bhurji'],
])('an allergy to %s is silent at %s', (code, name) => {
  expect(wordsOf({ facts: [fact('allergy', code, code)], diet: eating(name) })).toEqual([]);
});

describe('allergies', () => {
  it('of which it is unclear what they mean ask: "nuts" beside chikki and kaju katli', () => {
    const nuts = ['peanut', 'treeNuts'].map((code) => fact('allergy', code, 'nuts', { unsure: true }));
    expect(wordsOf({ facts: nuts, diet: eating('Chikki', 'Kaju Katli') })).toEqual([
      'ask: Peanut allergy (Medical History: “nuts”). Chikki may contain peanut.',
      'ask: Tree nuts allergy (Medical History: “nuts”). Kaju Katli contains tree nuts.',
    ]);
  });

  it('that a doctor confirmed stop, whatever their words', () => {
    const nuts = fact('allergy', 'treeNuts', 'nuts', { unsure: true, state: 'stands' });
    expect(wordsOf({ facts: [nuts], diet: eating('Kaju Katli') })[0]).toMatch(/^stop/);
  });

  it('after "No drug allergy" ask beside sing bhujia', () => {
    expect(
      wordsOf({
        facts: [fact('allergy', 'peanut', 'peanut', { unsure: true })],
        diet: eating('Sing Bhujia'),
      }),
    ).toEqual(['ask: Peanut allergy (Medical History). Sing Bhujia contains peanut.']);
  });

  it('to gluten find Daliya Upma', () => {
    expect(wordsOf({ facts: [fact('allergy', 'gluten', 'gluten')], diet: eating('Daliya Upma') })).toEqual([
      'stop: Gluten allergy (Medical History). Daliya Upma contains gluten.',
    ]);
  });

  it('that are deleted from the form go on counting', () => {
    const gone = fact('allergy', 'peanut', 'peanuts', {
      state: 'no longer written',
      field: 'DietaryRecall.foodAllergy',
    });
    expect(wordsOf({ facts: [gone], diet: eating('Peanut Chikki') })).toEqual([
      'stop: Peanut allergy (Dietary Recall: “peanuts”, no longer written: still true?). Peanut Chikki contains peanut.',
    ]);
  });

  it('of one kind name each food that is written: an answer for almonds is none for cashews', () => {
    const almond = fact('allergy', 'treeNuts', 'almond');
    const cashew = fact('allergy', 'treeNuts', 'cashew', { field: 'DietaryRecall.foodAllergy' });
    const said = (facts: (typeof almond)[]) => wordsOf({ facts, diet: eating('Kaju Katli') });
    expect(said([almond])).toEqual([
      'stop: Tree nuts allergy (Medical History: “almond”). Kaju Katli contains tree nuts.',
    ]);
    expect(said([almond, cashew])).toEqual([
      'stop: Tree nuts allergy (Dietary Recall: “cashew”; Medical History: “almond”). Kaju Katli contains tree nuts.',
    ]);
    expect(said([almond, { ...cashew, text: 'Almond' }])).toEqual([
      'stop: Tree nuts allergy (Dietary Recall: “Almond”). Kaju Katli contains tree nuts.',
    ]);
    expect(said([{ ...almond, state: 'wrong' }, cashew])).toEqual([
      'stop: Tree nuts allergy (Dietary Recall: “cashew”). Kaju Katli contains tree nuts.',
    ]);
  });

  it('that were read wrongly say nothing', () => {
    expect(wordsOf({ facts: [{ ...peanuts, state: 'wrong' }], diet: eating('Peanut Chikki') })).toEqual([]);
  });

  it('that a doctor added count', () => {
    const added = [{ sort: 'allergy' as const, code: 'peanut', words: 'told on the phone', label: 'Peanut' }];
    expect(wordsOf({ added, diet: eating('Peanut Chikki') })).toEqual([
      'stop: Peanut allergy (added by a doctor: “told on the phone”). Peanut Chikki contains peanut.',
    ]);
  });

  it('look at all foods of one name, also where one of them is without its peanut', () => {
    const foods = [
      food('Poha', { contains: ['peanut'] }),
      { ...food('Poha', { contains: [] }), id: 'id-plain', key: 'plain' },
    ];
    for (const one of [mealItem('Poha'), mealItem('Poha', { food: 'id-plain' })])
      expect(wordsOf({ foods, facts: [peanuts], diet: eating(one) })).toEqual([
        `stop: ${PEANUTS} Poha contains peanut.`,
      ]);
  });

  it('look at the food that was chosen, whatever the item is called', () => {
    expect(wordsOf({ facts: [peanuts], diet: eating(mealItem('Mix', { food: PEANUT.id })) })).toEqual([
      `stop: ${PEANUTS} Mix contains peanut.`,
    ]);
  });

  it('look at snacks, whose notes may name more', () => {
    const snacks = [
      { name: 'Protein Bar', quantity: '1 bar' },
      { name: 'Poha', quantity: '1 bowl, peanuts on top' },
    ];
    expect(wordsOf({ facts: [peanuts], snacks })).toEqual([
      `ask: ${PEANUTS} Poha may contain peanut.`,
      `ask: ${PEANUTS} Protein Bar may contain peanut.`,
    ]);
  });

  it('look at doses, with what they are taken, and at notes', () => {
    const milk = fact('allergy', 'milk', 'milk');
    const MILK = 'Milk allergy (Medical History).';
    const herbs = [
      dose('Ashokarishta churna', { quantity: '1 tsp with warm milk' }),
      dose('Churna with milk'),
      dose('Sitopaladi', { notes: 'Dudh sathe levu' }),
      dose('Triphala', { notes: 'Not with milk' }),
      dose('Trikatu', { notes: 'Buttermilk is fine at lunch' }),
    ];
    expect(wordsOf({ facts: [milk], herbs, vitamin: [dose('Whey protein')] })).toEqual([
      `stop: ${MILK} Ashokarishta churna is taken with milk.`,
      `stop: ${MILK} Churna with milk contains milk.`,
      `stop: ${MILK} Sitopaladi is taken with milk.`,
      `stop: ${MILK} Whey protein contains milk.`,
      `ask: ${MILK} Trikatu may contain milk.`,
    ]);
    const shellfish = [fact('allergy', 'shellfish', 'prawns')];
    expect(wordsOf({ facts: shellfish, vitamin: [dose('Glucosamine')] })).toEqual([
      'stop: Shellfish allergy (Medical History: “prawns”). Glucosamine contains shellfish.',
    ]);
  });

  it('have one finding for all places of a food', () => {
    const [finding] = checkPlans(
      inputOf({
        foods: FOODS,
        facts: [peanuts],
        diet: [...eating('Peanut Chikki'), ...eating('Poha', 'peanut  chikki')],
        snacks: [{ name: 'Peanut Chikki', quantity: '' }],
      }),
    ).findings;
    expect(finding).toMatchObject({
      key: 'allergy:peanut:peanut chikki:stop',
      rule: 'allergy',
      fact: 'allergy\npeanut\nMedicalHistory.allergies\npeanuts',
    });
    expect(finding?.places).toEqual([
      { plan: 'diet', week: 0, meal: 0, group: 0, item: 0 },
      { plan: 'diet', week: 1, meal: 0, group: 1, item: 0 },
      { plan: 'snacks', item: 0 },
    ]);
  });

  it('and coeliac disease ask at hing in dhokla and stop at wheat', () => {
    const coeliac = fact('condition', 'coeliac', 'celiac');
    expect(wordsOf({ facts: [coeliac], diet: eating('Steamed Dhokla', 'Daliya Upma') })).toEqual([
      'stop: Coeliac disease (Medical History: “celiac”). Daliya Upma contains gluten.',
      'ask: Coeliac disease (Medical History: “celiac”). Steamed Dhokla may contain gluten.',
    ]);
  });
});
