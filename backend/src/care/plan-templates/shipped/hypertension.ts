import type { PlanText } from './plan-text.ts';

/** 1,500–1,900 kcal and at most 2,000 mg of sodium a day: each meal has one salted dish or two small ones. */
export const HYPERTENSION: PlanText = {
  key: 'hypertension',
  title: 'High blood pressure, vegetarian',
  tags: ['hypertension', 'low salt', 'vegetarian'],
  weeks: [
    {
      'On Rising': '1 glass Warm Lemon Water & 6 Soaked Almonds',
      Breakfast: `1 bowl Oats Porridge & 1 Banana & 2 Walnuts 4d
        2 Methi Thepla & 1 bowl Curd`,
      'Mid Morning': `1 bowl Papaya 4d
        1 Apple
        / 1 Orange`,
      Lunch: `3 Phulka & 1 katori Bhindi Sabzi & 1 katori Moong Dal & 1 katori Curd & 1 bowl Cucumber 4d
        1 bowl Brown Rice & 1 katori Rajma & 1 bowl Curd & 1 bowl Cucumber`,
      'Evening Snacks': `30 g Roasted Chana & 1 cup Masala Chai without Sugar 4d
        20 g Peanuts & 1 cup Masala Chai without Sugar`,
      Dinner: `2 Jowar Roti & 1 bowl Lauki Sabzi & 1 bowl Curd 3d
        2 Phulka & 1 bowl Grilled Paneer Salad & 1 cup Milk 2d
        1 bowl Moong Dal Khichdi & 1 bowl Curd & 1 bowl Mixed Fruit Bowl`,
    },
    {
      'On Rising': '1 glass Jeera Water & 2 Soaked Walnuts',
      Breakfast: `3 Idli & 1 tablespoon Coconut chutney & 1 glass Milk 3d
        1 glass Fruit smoothie & 2 Multigrain Toast`,
      'Mid Morning': `1 Orange 4d
        1 Guava
        / 1 bowl Watermelon`,
      Lunch: `2 Bajra Roti & 1 katori Baingan bharta & 1 bowl Curd & 1 bowl Cucumber 3d
        3 Phulka & 1 katori Palak Paneer & 1 katori Curd & 1 bowl Cucumber 2d
        1 bowl Steamed rice & 1 katori Sambar & 1 katori Poriyal & 1 katori Curd`,
      'Evening Snacks': `1 bowl Makhana & 2 Walnuts & 1 cup Masala Chai without Sugar 3d
        1 bowl Popcorn & 1 cup Milk`,
      Dinner: `3 Phulka & 1 bowl Moong curry & 1 bowl Cucumber 3d
        2 Ragi roti & 1 katori French beans sabzi & 1 bowl Curd 2d
        1 bowl Quinoa salad & 1 bowl Tofu salad & 1 cup Milk`,
    },
    {
      'On Rising': '1 glass Coriander Seed Water & 6 Soaked Almonds',
      Breakfast: `2 Avocado toast & 1 cup Masala Chai without Sugar 3d
        2 Dudhi thepla & 1 katori Curd 2d
        1 bowl Oats Porridge & 1 Apple & 2 Walnuts`,
      'Mid Morning': `1 Pear 4d
        1 bowl Papaya
        / 1 Orange`,
      Lunch: `2 Jowar Roti & 1 katori Turai Sabzi & 1 katori Masoor Dal & 1 katori Curd 3d
        1 bowl Brown Rice & 1 katori Chole & 1 bowl Curd & 1 bowl Cucumber 2d
        3 Phulka & 1 bowl Soya chunks curry & 1 katori Curd & 1 bowl Cucumber`,
      'Evening Snacks': `20 g Peanuts & 1 cup Green Tea & 1 Guava 3d
        30 g Roasted Chana & 1 cup Masala Chai without Sugar`,
      Dinner: `2 Bajra Roti & 1 katori Bhindi Sabzi & 1 teaspoon Ghee 2d
        3 Phulka & 1 katori Tofu curry & 1 bowl Cucumber 3d
        1 bowl Cooked kodri & 1 katori Cabbage sabzi & 1 bowl Curd`,
    },
    {
      'On Rising': '1 glass Fennel water & 2 Soaked Walnuts',
      Breakfast: `2 Peanut butter toast & 1 Banana 3d
        4 Idiyappam & 1 glass Milk 2d
        2 Methi Thepla & 1 katori Curd`,
      'Mid Morning': `1 Guava 4d
        1 Apple
        / 1 katori Pomegranate`,
      Lunch: `3 Phulka & 1 katori Gobi sabzi & 1 katori Chana dal & 1 katori Curd 3d
        2 Makai rotlo & 1 katori Sarson ka saag & 1 bowl Curd 2d
        3 Multigrain Roti & 1 katori Matar paneer & 1 bowl Cucumber`,
      'Evening Snacks': `30 g Roasted Chana & 1 cup Masala Chai without Sugar 3d
        1 bowl Makhana & 1 cup Milk`,
      Dinner: `1 bowl Bajra khichdi & 1 bowl Curd & 1 bowl Papaya 2d
        2 Phulka & 1 bowl Grilled Paneer Salad & 1 bowl Mixed Fruit Bowl 3d
        2 Jowar Roti & 1 katori Mushroom sabzi & 1 bowl Curd`,
    },
  ],
};
