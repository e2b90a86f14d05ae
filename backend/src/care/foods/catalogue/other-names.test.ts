import { checkPlans } from '@clinic/contract/care/plan-checks/check-plans';
import { eating, fact, inputOf } from '@clinic/contract/care/plan-checks/plan-check-examples';
import { shippedIndex } from '../../../../test/shipped-index.ts';

/** An allergy or a wish by any name of a food finds the dishes with it, by any of their names. */
const { foods } = shippedIndex();

const said = (sort: 'allergy' | 'diet', text: string, names: readonly string[]): string[] => {
  const facts = [fact(sort, 'other', text, { state: 'stands' })];
  const { findings } = checkPlans(inputOf({ facts, foods, diet: eating(...names) }));
  return names.filter((name) => findings.some(({ words }) => words.includes(`. ${name} contains`)));
};

test.each<[string, string[]]>([
  ['urad', ['Idli', 'Dosa', 'Papad', 'Medu vada', 'Dal makhani', 'Imarti', 'Adad pak', 'Uttapam']],
  ['adad ni dal', ['Idli', 'Papad']],
  ['black gram', ['Masala dosa', 'Dahi vada']],
  ['અડદ', ['Idli', 'પાપડ']],
  ['moong', ['Pesarattu', 'Moong Dal Chilla', 'Mag nu shaak', 'Khichdi', 'Osaman', 'Kosambari']],
  ['mag', ['Pesarattu', 'Sprouts Salad', 'Moong Dal Halwa']],
  ['green gram', ['Pesarattu']],
  [
    'chana',
    ['Chole', 'Pindi chana', 'Khandvi', 'Khaman', 'Besan Chilla', 'Sattu Drink', 'Mysore pak', 'Gathiya'],
  ],
  ['chickpeas', ['Chole bhature', 'Hummus', 'Kadhi', 'Mohanthal']],
  ['kabuli chana', ['Chole', 'Besan Chilla']],
  ['chhole', ['Chole', 'Chana masala']],
  ['besan', ['Khandvi', 'Methi Thepla']],
  ['ચણા', ['Chole', 'Khandvi', 'Sev']],
  ['चना', ['छोले', 'Khaman']],
  ['toor dal', ['Sambar', 'Dal dhokli', 'Puran poli', 'Dal tadka', 'Rasam']],
  ['arhar', ['Sambar', 'Bisi bele bath']],
  ['rajma', ['Rajma chaval', 'Dal makhani', 'Rajma']],
  ['masoor', ['Masoor Dal']],
  ['lobia', ['Chola nu shaak', 'Rongi']],
  ['vatana', ['Ragda', 'Aloo matar', 'Samosa']],
  ['date', ['Dates', 'Khajur ladoo', 'Kharek', 'Sweet tamarind chutney', 'Sheer korma', 'Dates milk']],
  ['khajur', ['Dates', 'Kharek', 'Shufta']],
  ['kharek', ['Khajur', 'Dates milk']],
  ['ખારેક', ['ખજૂર']],
  ['छुहारा', ['Dry dates', 'Dates']],
  ['coconut', ['Coconut chutney', 'Modak', 'Avial', 'Puttu', 'Copra pak', 'Sol kadhi', 'Undhiyu']],
  ['nariyal', ['Coconut chutney', 'Chingri malai curry']],
  ['corn', ['Sweet corn soup', 'Makai rotlo', 'Makai no chevdo']],
  ['garlic', ['Lasan ni chutney', 'Palak Paneer']],
  ['mango', ['Aamras', 'Fajeto', 'Mango shake']],
  ['bajra', ['Rotlo', 'Bajra khichdi', 'Dhebra']],
  ['jowar', ['Jowar roti', 'Thalipeeth', 'Ponk']],
])('An allergy to %s finds %j', (text, names) => {
  expect(said('allergy', text, names)).toEqual(names);
});

test.each<[string, string[]]>([
  ['urad', ['Moong Dal', 'Rotli', 'Khichu', 'Toor Dal']],
  ['moong', ['Idli', 'Peanut Chikki', 'Mungfali', 'Chole']],
  ['chana', ['Idli', 'Rotli', 'Moong Dal', 'Rajma']],
  ['date', ['Rotli', 'Raisins', 'Sukhdi']],
  ['pea', ['Chole', 'Peanut Chikki', 'Toor Dal']],
  ['coconut', ['Rotli', 'Chole', 'Peanut Chikki']],
  ['apple', ['Custard apple', 'Custard apple shake', 'Pineapple', 'Rotli']],
  ['corn', ['Rotli']],
])('An allergy to %s is silent at %j', (text, names) => {
  expect(said('allergy', text, names)).toEqual([]);
});

test('A wish finds them alike', () => {
  expect(said('diet', 'no chana', ['Chole', 'Khandvi', 'Rotli'])).toEqual(['Chole', 'Khandvi']);
});

test('An allergy in a form that is the name of a family asks before a doctor has answered', () => {
  const notChecked = [{ field: 'MedicalHistory.allergies', text: 'urad dal', means: null }];
  const { findings } = checkPlans(inputOf({ notChecked, foods, diet: eating('Idli') }));
  expect(findings.map(({ level, words }) => `${level}: ${words}`)).toEqual([
    'ask: urad dal allergy (Medical History). Idli contains urad dal.',
  ]);
});
