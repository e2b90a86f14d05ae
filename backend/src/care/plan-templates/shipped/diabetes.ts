import type { PlanText } from './plan-text.ts';

/** 1,400–1,700 kcal a day, at most half of them from carbohydrate, and nothing sugary. */
export const DIABETES: PlanText = {
  key: 'diabetes',
  title: 'Diabetes, vegetarian',
  tags: ['diabetes', 'vegetarian'],
  weeks: [
    {
      'On Rising': '1 glass Jeera Water & 6 Soaked Almonds',
      Breakfast: `1 Paneer Stuffed Chilla & 1 katori Curd & 2 Walnuts 3d
        2 Moong Dal Chilla & 1 tablespoon Coconut chutney & 1 cup Masala Chai without Sugar 2d
        2 Methi Thepla & 1 bowl Greek yogurt`,
      'Mid Morning': `1 Guava 4d
        1 bowl Papaya
        / 1 Orange`,
      Lunch: `2 Phulka & 1 katori Bhindi Sabzi & 1 bowl Dal tadka & 40 g Paneer 3d
        1 Bajra Roti & 1 bowl Methi Sabzi & 1 bowl Curd & 40 g Paneer 2d
        2 Phulka & 1 bowl Palak Paneer & 1 bowl Kachumber Salad`,
      'Evening Snacks': `20 g Peanuts & 1 cup Masala Chai without Sugar 4d
        30 g Roasted Chana & 1 cup Masala Chai without Sugar`,
      Dinner: `2 Phulka & 1 katori Matar paneer & 1 bowl Vegetable Soup 3d
        1 bowl Oats Khichdi & 1 bowl Tofu salad & 1 katori Curd 2d
        1 Jowar Roti & 1 bowl Turai Sabzi & 1 bowl Moong Dal & 60 g Paneer`,
    },
    {
      'On Rising': '1 glass Warm Lemon Water & 3 Soaked Walnuts',
      Breakfast: `2 Besan Chilla & 1 katori Curd 3d
        2 Multigrain Toast & 1 katori Tofu bhurji & 1 cup Masala Chai without Sugar 2d
        1 bowl Quinoa Upma & 1 bowl Greek yogurt`,
      'Mid Morning': `1 Orange 4d
        1 Kiwi
        / 1 Guava`,
      Lunch: `2 Multigrain Roti & 1 bowl Soya chunks curry & 1 katori Cabbage sabzi & 1 katori Curd 3d
        1 Jowar Roti & 1 bowl Paneer curry & 1 bowl Kachumber Salad 2d
        1 katori Brown Rice & 1 bowl Tofu curry & 1 katori French beans sabzi`,
      'Evening Snacks': `1 bowl Roasted Makhana & 2 Walnuts & 1 cup Green Tea 4d
        3 Paneer tikka`,
      Dinner: `1 bowl Grilled Paneer Salad & 1 bowl Moong Dal Soup & 1 Phulka & 1 cup Milk 3d
        1 Bajra Roti & 1 bowl Mushroom sabzi & 1 bowl Masoor Dal & 40 g Paneer 2d
        2 Phulka & 1 bowl Tofu bhurji & 1 bowl Palak Soup`,
    },
    {
      'On Rising': '1 glass Coriander Seed Water & 6 Soaked Almonds',
      Breakfast: `2 Oats chilla & 1 tablespoon Coconut chutney & 1 katori Curd 3d
        1 bowl Masala oats & 1 bowl Greek yogurt & 2 Walnuts 2d
        2 Pesarattu & 1 tablespoon Tomato chutney`,
      'Mid Morning': `1 bowl Papaya 4d
        1 Apple
        / 1 bowl Strawberries`,
      Lunch: `2 Phulka & 1 bowl Gobi sabzi & 1 katori Urad dal & 60 g Paneer 3d
        1 Missi roti & 1 bowl Chole & 1 bowl Curd & 1 bowl Cucumber 2d
        2 Phulka & 1 bowl Mushroom sabzi & 1 bowl Tofu bhurji`,
      'Evening Snacks': `20 g Peanuts & 1 cup Masala Chai without Sugar 4d
        2 tablespoon Pumpkin seeds & 1 cup Masala Chai without Sugar`,
      Dinner: `1 bowl Vegetable Daliya & 1 bowl Grilled Paneer Salad & 1 bowl Pumpkin soup 3d
        2 Ragi roti & 1 bowl Dal palak & 60 g Paneer 2d
        1 Jowar Roti & 1 bowl Palak Paneer & 1 katori Curd & 1 bowl Cucumber`,
    },
    {
      'On Rising': '1 glass Fennel water & 3 Soaked Walnuts',
      Breakfast: `2 Multigrain Toast & ½ bowl Paneer bhurji & 1 cup Masala Chai without Sugar 3d
        2 Moong Dal Chilla & 1 bowl Greek yogurt 2d
        1 Paneer Stuffed Chilla & 1 tablespoon Coconut chutney & 1 cup Milk`,
      'Mid Morning': `1 Guava 3d
        1 Orange
        / 1 bowl Papaya`,
      Lunch: `1 Bajra Roti & 1 bowl Turai Sabzi & 1 bowl Moong curry & 40 g Paneer 3d
        1 katori Brown Rice & 1 bowl Paneer curry & 1 bowl Cucumber 2d
        2 Phulka & 1 bowl Tofu curry & 1 katori Parval sabzi`,
      'Evening Snacks': `30 g Roasted Chana & 1 cup Masala Chai without Sugar 3d
        20 g Peanuts & 1 cup Green Tea`,
      Dinner: `1 bowl Oats Khichdi & 1 bowl Curd & 1 bowl Tofu salad 2d
        2 Phulka & 1 katori Palak Paneer & 1 bowl Vegetable Soup 3d
        1 Jowar Roti & 1 bowl Tindora sabzi & 1 bowl Masoor Dal & 40 g Paneer`,
    },
  ],
};
