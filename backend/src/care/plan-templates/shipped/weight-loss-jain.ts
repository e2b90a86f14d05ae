import type { PlanText } from './plan-text.ts';

/**
 * 1,500–1,800 kcal a day without roots, onion, garlic and honey. Dinner is before sunset, in winter too, and no meal has
 * raw curd beside pulses.
 */
export const WEIGHT_LOSS_JAIN: PlanText = {
  key: 'weight-loss-jain',
  title: 'Weight loss, Jain',
  tags: ['weight loss', 'Jain', 'vegetarian'],
  times: {
    'On Rising': '07:30',
    Breakfast: '08:30',
    'Mid Morning': '10:30',
    Lunch: '12:30',
    'Evening Snacks': '15:00',
    Dinner: '17:00',
  },
  weeks: [
    {
      'On Rising': '1 glass Jeera Water & 6 Soaked Almonds',
      Breakfast: `2 Methi Thepla & 1 glass Milk 3d
        2 Avocado toast & 1 cup Milk coffee without sugar 2d
        3 Idli & 1 katori Dalithoy`,
      'Mid Morning': `1 bowl Papaya & 2 Walnuts 4d
        1 Apple
        / 1 Pear`,
      Lunch: `3 Phulka & 1 bowl Bhindi Sabzi & 1 bowl Lauki Chana Dal 3d
        2 Jowar Roti & 1 bowl Tindora sabzi & 1 katori Lachko dal 2d
        1 bowl Steamed rice & 1 katori Val dal & 1 katori Cabbage sabzi`,
      'Evening Snacks': `30 g Roasted Chana & 1 cup Milk coffee without sugar 4d
        1 bowl Roasted Makhana & 1 cup Mint tea`,
      Dinner: `1 bowl Moong Dal Khichdi & 1 teaspoon Ghee & 1 bowl Bhindi Sabzi & 1 bowl Cucumber 3d
        2 Phulka & 1 bowl Grilled Paneer Salad & 1 katori Lauki Sabzi 2d
        2 Ragi roti & 1 bowl Parval sabzi & 1 bowl Curd`,
    },
    {
      'On Rising': '1 glass Warm Lemon Water & 2 Soaked Walnuts',
      Breakfast: `1 bowl Oats Porridge & 1 Banana & 2 Walnuts 3d
        1 Paneer paratha & 1 cup Milk coffee without sugar 2d
        2 Oats dosa & 1 glass Buttermilk`,
      'Mid Morning': `1 Orange & 5 Almonds 4d
        1 Guava
        / 1 Sweet Lime`,
      Lunch: `2 Bajra Roti & 1 bowl Parval sabzi & 1 katori Dalithoy & 1 bowl Cucumber 3d
        3 Multigrain Roti & 1 bowl French beans sabzi & 1 katori Lachko dal 2d
        1 bowl Jeera rice & 1 katori Cabbage kootu & 1 katori Kosambari`,
      'Evening Snacks': `3 Khakhra & 1 cup Green Tea 4d
        1 bowl Jowar dhani & 1 cup Turmeric Milk`,
      Dinner: `2 Jowar Roti & 1 bowl Kantola sabzi & 1 katori Curd 3d
        1 bowl Bajra khichdi & 1 bowl Cabbage sabzi & 1 teaspoon Ghee & 1 bowl Cucumber 2d
        1 bowl Quinoa salad & 1 bowl Tofu salad & 2 Khakhra`,
    },
    {
      'On Rising': '1 glass Coriander Seed Water & 6 Soaked Almonds',
      Breakfast: `2 Palak paratha & 1 cup Milk coffee without sugar 3d
        2 Multigrain Toast & 40 g Paneer & 1 cup Milk coffee without sugar 2d
        2 Dudhi thepla & 1 cup Milk`,
      'Mid Morning': `1 bowl Watermelon & 2 Walnuts 4d
        1 Apple
        / 1 bowl Papaya & 2 Walnuts`,
      Lunch: `3 Phulka & 1 bowl Tindora sabzi & 1 katori Dalithoy & 1 bowl Cucumber 3d
        1 bowl Mag dhokli & 1 bowl Kosambari 2d
        2 Makai rotlo & 1 bowl Drumstick sabzi & 1 bowl Cucumber`,
      'Evening Snacks': `20 g Peanuts & 1 cup Milk coffee without sugar 4d
        1 bowl Fruit Chaat & 1 cup Milk coffee without sugar`,
      Dinner: `2 Bhakhri & 1 bowl Lauki Sabzi & 1 katori Curd 3d
        1 bowl Cooked kodri & 1 bowl Choli sabzi & 1 bowl Cucumber 2d
        3 Phulka & 1 bowl French beans sabzi & 40 g Paneer`,
    },
    {
      'On Rising': '1 glass Fennel water & 2 Soaked Walnuts',
      Breakfast: `4 Fara & 1 cup Milk coffee without sugar 3d
        1 bowl Oats Porridge & 1 Apple & 5 Almonds 2d
        2 Methi Thepla & 1 glass Milk`,
      'Mid Morning': `1 Pear 4d
        1 Guava & 2 Walnuts
        / 1 katori Pomegranate`,
      Lunch: `2 Jowar Roti & 1 bowl Choli sabzi & 1 katori Cabbage kootu 3d
        1 bowl Brown Rice & 1 katori Lachko dal & 1 katori Bhindi Sabzi 2d
        3 Phulka & 1 katori Turiya patra vatana sabzi & 1 katori Dalithoy`,
      'Evening Snacks': `1 bowl Roasted Makhana & 1 cup Turmeric Milk 4d
        30 g Roasted Chana & 1 cup Mint tea`,
      Dinner: `1 bowl Dal dhokli & 1 katori Kosambari 2d
        2 Phulka & 1 bowl Pumpkin sabzi & 1 bowl Grilled Paneer Salad 3d
        2 Bajra Roti & 1 bowl Lauki Sabzi & 1 katori Curd`,
    },
  ],
};
