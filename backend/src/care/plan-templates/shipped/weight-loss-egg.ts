import type { PlanText } from './plan-text.ts';

/** 1,500–1,800 kcal a day with one to three eggs. */
export const WEIGHT_LOSS_EGG: PlanText = {
  key: 'weight-loss-egg',
  title: 'Weight loss, with egg',
  tags: ['weight loss', 'egg'],
  weeks: [
    {
      'On Rising': '1 glass Warm Lemon Water & 6 Soaked Almonds',
      Breakfast: `2 Multigrain Toast & 2 Boiled Egg & 1 cup Masala Chai without Sugar 4d
        1 bowl Daliya Upma & 1 Boiled Egg & 1 cup Masala Chai without Sugar`,
      'Mid Morning': `1 bowl Papaya 4d
        1 Apple
        / 1 Orange`,
      Lunch: `3 Phulka & 1 katori Bhindi Sabzi & 1 bowl Dal tadka & 1 bowl Cucumber 4d
        1 bowl Steamed rice & 1 bowl Egg curry & 1 bowl Kachumber Salad`,
      'Evening Snacks': `30 g Roasted Chana & 1 cup Masala Chai without Sugar 4d
        1 bowl Corn Chaat & 1 cup Masala Chai without Sugar`,
      Dinner: `2 Jowar Roti & 1 bowl Turai Sabzi & 1 bowl Curd 4d
        1 bowl Moong Dal Khichdi & 1 katori Kadhi & 1 bowl Grilled Paneer Salad`,
    },
    {
      'On Rising': '1 glass Jeera Water & 2 Soaked Walnuts',
      Breakfast: `1 katori Egg bhurji & 2 Multigrain Toast 4d
        2 Moong Dal Chilla & 1 tablespoon Green chutney & 1 cup Milk`,
      'Mid Morning': `1 Guava 3d
        1 bowl Watermelon
        / 1 Sweet Lime`,
      Lunch: `2 Bajra Roti & 1 bowl Baingan bharta & 1 katori Moong Dal 3d
        3 Phulka & 1 bowl Palak Paneer & 1 bowl Cucumber 2d
        1 bowl Brown Rice & 1 bowl Rajma & 1 bowl Kachumber Salad & 1 glass Buttermilk`,
      'Evening Snacks': `1 bowl Roasted Makhana & 1 cup Masala Chai without Sugar 3d
        20 g Peanuts & 1 cup Masala Chai without Sugar`,
      Dinner: `2 Phulka & 1 bowl Mushroom sabzi & 1 bowl Masoor Dal & 1 bowl Cucumber 4d
        2 Phulka & 1 bowl Egg salad & 1 bowl Moong Dal Soup`,
    },
    {
      'On Rising': '1 glass Coriander Seed Water & 6 Soaked Almonds',
      Breakfast: `1 Vegetable Paratha & 2 Boiled Egg 3d
        1 bowl Masala oats & 1 Boiled Egg & 1 cup Milk 2d
        3 Idli & 1 katori Sambar`,
      'Mid Morning': `1 Pear 4d
        1 Orange
        / 1 bowl Papaya`,
      Lunch: `3 Multigrain Roti & 1 bowl Soya chunks curry & 1 katori Curd & 1 bowl Cucumber 3d
        3 Phulka & 1 bowl Gobi sabzi & 1 bowl Moong Dal 2d
        3 Phulka & 1 katori Egg curry & 1 katori Cabbage sabzi & 1 bowl Cucumber`,
      'Evening Snacks': `1 katori Chana salad & 1 cup Masala Chai without Sugar 4d
        2 Khakhra & 1 cup Masala Chai without Sugar`,
      Dinner: `1 bowl Vegetable Daliya & 1 bowl Grilled Paneer Salad & 1 bowl Pumpkin soup 3d
        2 Phulka & 1 bowl Tofu bhurji & 1 bowl Tomato Soup 2d
        1 Jowar Roti & 1 bowl Moong curry & 1 katori French beans sabzi`,
    },
    {
      'On Rising': '1 glass Fennel water & 2 Soaked Walnuts',
      Breakfast: `1 Egg white omelette & 2 Multigrain Toast & 1 cup Milk 3d
        2 Oats chilla & 1 tablespoon Tomato chutney & 1 Boiled Egg 2d
        1 Egg sandwich & 1 cup Masala Chai without Sugar`,
      'Mid Morning': `1 Apple 4d
        1 Guava
        / 1 katori Pomegranate`,
      Lunch: `1 bowl Vegetable Pulao & 1 bowl Egg curry & 1 bowl Cucumber 3d
        2 Missi roti & 1 bowl Kadhi & 1 katori Bhindi Sabzi & 1 bowl Cucumber 2d
        3 Phulka & 1 bowl Methi Sabzi & 1 katori Toor Dal`,
      'Evening Snacks': `1 glass Sattu Drink & 2 Walnuts 3d
        30 g Roasted Chana & 1 cup Masala Chai without Sugar`,
      Dinner: `2 Phulka & 1 katori Matar paneer & 1 bowl Vegetable Soup & 1 bowl Cucumber 3d
        1 bowl Oats Khichdi & 1 bowl Curd & 1 bowl Tofu salad 2d
        2 Bajra Roti & 1 bowl Turai Sabzi & 1 katori Curd`,
    },
  ],
};
