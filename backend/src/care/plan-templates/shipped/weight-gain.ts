import type { PlanText } from './plan-text.ts';

/** 2,200–2,600 kcal a day, with energy from nuts, milk and ghee rather than from sweets. */
export const WEIGHT_GAIN: PlanText = {
  key: 'weight-gain',
  title: 'Weight gain, vegetarian',
  tags: ['weight gain', 'vegetarian'],
  weeks: [
    {
      'On Rising': '1 glass Warm water & 8 Soaked Almonds & 2 Dates',
      Breakfast: `2 Aloo paratha & 1 bowl Curd 3d
        1 bowl Oats Porridge & 1 Banana & 1 tablespoon Peanut butter & 1 glass Milk 2d
        2 Vegetable Uttapam & 1 katori Sambar & 1 tablespoon Coconut chutney`,
      'Mid Morning': `1 glass Fruit smoothie & 2 Walnuts
        / 1 bowl Mixed Fruit Bowl & 1 handful Mixed Nuts`,
      Lunch: `3 Roti with ghee & 1 bowl Bhindi Sabzi & 1 bowl Toor Dal & 1 katori Curd 4d
        1 bowl Steamed rice & 2 Phulka & 1 bowl Rajma & 1 bowl Curd`,
      'Evening Snacks': `1 handful Peanuts & 1 cup Milk 4d
        1 Vegetable sandwich & 1 cup Masala Chai without Sugar`,
      Dinner: `3 Phulka & 1 bowl Matar paneer & 1 teaspoon Ghee & 1 bowl Kachumber Salad 3d
        1 bowl Vegetable Khichdi & 1 bowl Curd & 2 teaspoon Ghee & 1 bowl Potato sabzi`,
    },
    {
      'On Rising': '1 glass Warm water & 4 Soaked Walnuts',
      Breakfast: `1 Paneer sandwich & 1 glass Milk & 1 Banana 3d
        3 Moong Dal Chilla & 1 tablespoon Green chutney & 1 glass Milk 2d
        1 bowl Vegetable Poha & 1 glass Milk & 2 Walnuts`,
      'Mid Morning': `1 cup Dates milk & 1 Banana
        / 1 Mango & 1 cup Milk`,
      Lunch: `3 Phulka & 1 bowl Palak Paneer & 1 bowl Dal tadka & 1 bowl Kachumber Salad 3d
        2 Bajra Roti & 1 bowl Baingan bharta & 1 bowl Moong curry & 2 teaspoon Ghee 2d
        1 bowl Steamed rice & 2 Phulka & 1 bowl Chola curry & 1 bowl Curd`,
      'Evening Snacks': `45 g Roasted Chana & 1 cup Milk 4d
        2 Avocado toast`,
      Dinner: `1 bowl Vegetable Pulao & 1 bowl Tofu curry & 1 bowl Raita 3d
        3 Roti with ghee & 1 bowl Soya chunks curry & 1 bowl Kachumber Salad & 1 katori Curd 2d
        4 Idli & 1 bowl Sambar & 2 tablespoon Coconut chutney & 1 glass Milk`,
    },
    {
      'On Rising': '1 glass Warm water & 8 Soaked Almonds & 2 Dates',
      Breakfast: `2 Paneer paratha & 1 cup Masala Chai without Sugar 3d
        2 Peanut butter toast & 1 glass Milk & 1 Banana 2d
        2 Besan Chilla & 2 Multigrain Toast & 1 glass Milk`,
      'Mid Morning': `1 glass Fruit smoothie & 5 Almonds
        / 1 Banana & 1 glass Milk`,
      Lunch: `3 Roti with ghee & 1 bowl Kadhi pakora & 1 katori French beans sabzi 3d
        1 bowl Steamed rice & 1 bowl Dal makhani & 1 katori Paneer curry & 1 bowl Kachumber Salad 2d
        3 Roti with ghee & 1 bowl Methi Sabzi & 1 bowl Masoor Dal & 1 katori Curd`,
      'Evening Snacks': `1 bowl Sweet Potato Chaat & 1 glass Milk 3d
        1 bowl Chana salad & 1 cup Milk`,
      Dinner: `3 Phulka & 1 bowl Chole & 1 katori Aloo matar & 1 teaspoon Ghee 3d
        2 Bajra Roti & 1 bowl Mixed Vegetable Sabzi & 1 bowl Toor Dal & 2 teaspoon Ghee 2d
        1 bowl Bajra khichdi & 1 bowl Curd & 2 teaspoon Ghee & 1 bowl Paneer bhurji`,
    },
    {
      'On Rising': '1 glass Warm water & 4 Soaked Walnuts',
      Breakfast: `1 Masala dosa & 1 katori Sambar & 1 tablespoon Coconut chutney 2d
        2 Gobi paratha & 1 bowl Curd & 1 teaspoon Ghee 3d
        1 bowl Quinoa Upma & 1 glass Milk & 1 handful Mixed Nuts`,
      'Mid Morning': `1 cup Dates milk & 1 Banana
        / 1 katori Pomegranate & 1 glass Milk`,
      Lunch: `2 Makai rotlo & 1 bowl Sarson ka saag & 1 bowl Curd & 2 teaspoon Ghee 3d
        1 plate Vegetable biryani & 1 bowl Raita & 1 bowl Chana salad 2d
        3 Roti with ghee & 1 bowl Gobi sabzi & 1 bowl Urad dal & 1 katori Curd`,
      'Evening Snacks': `1 Paneer Stuffed Chilla & 1 cup Masala Chai without Sugar 3d
        1 handful Peanuts & 1 cup Milk`,
      Dinner: `3 Roti with ghee & 1 bowl Paneer curry & 1 bowl Kachumber Salad 3d
        1 bowl Steamed rice & 1 teaspoon Ghee & 1 bowl Moong curry & 1 bowl Cabbage sabzi 2d
        2 Adai & 1 bowl Sambar & 2 tablespoon Coconut chutney`,
    },
  ],
};
