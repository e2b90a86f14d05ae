import type { Avoided, Food, FoodTrait } from '@clinic/contract/care/foods/foods';
import { shippedIndex } from '../../../../test/shipped-index.ts';

const index = shippedIndex();
const named = (name: string): Food => {
  const food = index.named(name);
  if (!food) throw new Error(`No food is called ${name}`);
  return food;
};

test.each<[FoodTrait, string[]]>([
  ['starFruit', ['Star fruit', 'Kamrakh']],
  ['grapefruit', ['Grapefruit', 'Chakotra', 'Grapefruit juice']],
  ['broadBean', ['Broad beans', 'Bakla']],
  ['liver', ['Liver', 'Kaleji', 'Liver fry']],
  ['organMeat', ['Gurda', 'Chicken liver']],
  ['sardine', ['Sardine']],
  ['mercuryFish', ['Shark', 'Swordfish', 'Marlin', 'Surmai', 'King mackerel']],
  ['alcohol', ['Beer', 'Wine', 'Whisky', 'Daru']],
  ['rawEgg', ['Raw egg']],
  ['rawSprouts', ['Sprouts Salad', 'Moong Sprouts Chaat', 'Sprouts Bhel', 'Moong sprouts']],
  ['unripePapaya', ['Raw papaya', 'Papaya no sambharo']],
  ['unpasteurised', ['Raw milk', 'Brie']],
  ['coconutWater', ['Coconut Water', 'Nariyal pani']],
  ['saltSubstitute', ['Salt substitute']],
  [
    'highOxalate',
    ['Spinach', 'Palak Paneer', 'Purslane', 'Cocoa', 'Almonds', 'Til chikki', 'Black tea', 'Beet leaf'],
  ],
  ['salty', ['Pickle', 'Papad', 'Gathiya', 'Fafda', 'Packet soup']],
  ['sugary', ['Sugar', 'Jaggery', 'Honey', 'Orange juice', 'Shrikhand', 'Peanut Chikki']],
  ['fasting', ['Farali khichdi', 'Rajgira puri', 'Kuttu puri', 'Farali thali']],
  ['highPotassium', ['Banana', 'Potato', 'Coconut Water', 'Sweet potato']],
])('Trait %s is borne by %j', (trait, names) => {
  expect(names.filter((name) => !named(name).traits.includes(trait))).toEqual([]);
});

test.each<[FoodTrait, string[]]>([
  ['broadBean', ['Sem', 'Papdi', 'Valor', 'Val nu shaak']],
  ['unripePapaya', ['Papaya', 'Papaya Bowl']],
  ['rawEgg', ['Egg', 'Omelette', 'Boiled Egg']],
  ['rawSprouts', ['Steamed sprouts', 'Mag nu shaak']],
  ['unpasteurised', ['Milk', 'Curd', 'Paneer']],
  ['highOxalate', ['Steamed Dhokla', 'Green Tea']],
  ['organMeat', ['Toor Dal', 'Moong Dal']],
  ['fasting', ['Sabudana Khichdi']],
])('Trait %s is not borne by %j', (trait, names) => {
  expect(names.filter((name) => named(name).traits.includes(trait))).toEqual([]);
});

test.each<[string, string[]]>([
  ['Giloy Kadha', ['giloy']],
  ['Triphala Kadha', ['haritaki', 'triphala']],
  ['Karela Juice', ['karela']],
  ['Aloe Vera Juice', ['aloe']],
  ['Methi Water', ['methi']],
  ['Jamun juice', ['jamun']],
  ['Isabgol', ['isabgol']],
  ['Mulethi tea', ['liquorice']],
  ['Ashwagandha milk', ['ashwagandha']],
  ['Green Tea', []],
  ['Turmeric Milk', []],
  ['Methi Thepla', []],
  ['Karela sabzi', []],
  ['Amla Juice', []],
])('%s works like a dose of %j', (name, herbs) => {
  expect(named(name).herbs).toEqual(herbs);
});

test.each<[Avoided, string[]]>([
  ['onion', ['Vegetable Poha', 'Kanda', 'Rajma', 'Pav bhaji']],
  ['garlic', ['Lasan', 'Palak Paneer']],
  ['root', ['Potato', 'Carrot', 'Radish', 'Beetroot', 'Yam', 'Sweet potato', 'Ginger', 'Suran', 'Undhiyu']],
  ['brinjal', ['Brinjal', 'Ringan no olo', 'Sambar']],
  ['mushroom', ['Mushroom']],
  ['fig', ['Anjeer', 'Soaked Figs']],
  ['honey', ['Honey', 'Warm Water with Honey']],
  ['hing', ['Hing', 'Steamed Dhokla']],
])('Who avoids %s is told of %j', (avoided, names) => {
  expect(names.filter((name) => !named(name).avoid.includes(avoided))).toEqual([]);
});
