import type { PlanText } from './plan-text.ts';

/** 1,500–1,800 kcal a day. */
export const WEIGHT_LOSS_VEGETARIAN: PlanText = {
  key: 'weight-loss-vegetarian',
  title: 'Weight loss, vegetarian',
  tags: ['weight loss', 'vegetarian'],
  weeks: [
    {
      'On Rising': '1 glass Jeera Water & 5 Soaked Almonds',
      Breakfast: `2 Moong Dal Chilla & 1 tablespoon Green chutney & 1 cup Milk 3d
        1 bowl Daliya Upma & 1 cup Milk 2d
        3 Idli & 1 katori Sambar`,
      'Mid Morning': `1 bowl Papaya 4d
        1 Apple
        / 1 Guava`,
      Lunch: `3 Phulka & 1 bowl Lauki Sabzi & 1 bowl Toor Dal & 1 bowl Kachumber Salad 3d
        2 Jowar Roti & 1 bowl Turai Sabzi & 1 bowl Moong Dal & 1 bowl Kachumber Salad & 1 glass Buttermilk 2d
        1 bowl Brown Rice & 1 bowl Rajma & 1 bowl Kachumber Salad & ½ bowl Curd`,
      'Evening Snacks': `30 g Roasted Chana & 1 cup Masala Chai without Sugar 4d
        1 bowl Roasted Makhana & 1 cup Masala Chai without Sugar`,
      Dinner: `1 bowl Moong Dal Khichdi & 1 bowl Curd & 1 katori Bhindi Sabzi 3d
        2 Phulka & 1 katori Matar paneer & 1 bowl Vegetable Soup 2d
        1 Bajra Roti & 1 bowl Cabbage sabzi & 1 bowl Moong curry`,
    },
    {
      'On Rising': '1 glass Warm Lemon Water & 2 Soaked Walnuts',
      Breakfast: `2 Methi Thepla & 1 katori Curd 3d
        1 bowl Oats Porridge & 1 Banana & 2 Walnuts 2d
        1 bowl Quinoa Upma & 1 cup Milk`,
      'Mid Morning': `1 Orange 4d
        1 Pear
        / 1 Sweet Lime`,
      Lunch: `2 Bajra Roti & 1 bowl Baingan bharta & 1 katori Curd & 1 bowl Kachumber Salad 3d
        3 Multigrain Roti & 1 bowl Chole & 1 bowl Kachumber Salad & 1 glass Buttermilk 2d
        1 bowl Steamed rice & 1 bowl Sambar & 1 katori Poriyal`,
      'Evening Snacks': `2 Khakhra & 1 cup Masala Chai without Sugar 4d
        1 bowl Corn Chaat & 1 cup Masala Chai without Sugar`,
      Dinner: `1 bowl Vegetable Daliya & 1 bowl Grilled Paneer Salad & 1 bowl Vegetable Soup 3d
        2 Jowar Roti & 1 bowl Mushroom sabzi & 1 katori Masoor Dal 2d
        1 bowl Oats Khichdi & 1 bowl Tofu salad & 1 bowl Raita`,
    },
    {
      'On Rising': '1 glass Coriander Seed Water & 5 Soaked Almonds',
      Breakfast: `2 Oats chilla & 1 tablespoon Tomato chutney & 1 katori Curd 3d
        1 Paneer Stuffed Chilla & 1 tablespoon Green chutney & 1 glass Milk 2d
        1 katori Vegetable Poha & 1 cup Milk`,
      'Mid Morning': `1 bowl Watermelon 4d
        1 Guava
        / 1 Apple`,
      Lunch: `3 Phulka & 1 bowl Palak Paneer & 1 bowl Kachumber Salad 3d
        2 Missi roti & 1 bowl Guvar sabzi & 1 bowl Kadhi & 1 bowl Cucumber 2d
        1 bowl Brown Rice & 1 bowl Dal tadka & 1 katori French beans sabzi & 1 bowl Cucumber`,
      'Evening Snacks': `1 katori Chana salad & 1 cup Masala Chai without Sugar 4d
        20 g Peanuts & 1 cup Green Tea`,
      Dinner: `1 bowl Bajra khichdi & 1 bowl Curd & 1 bowl Cabbage sabzi 3d
        2 Phulka & 1 bowl Tofu bhurji & 1 bowl Moong Dal Soup 2d
        2 Ragi roti & 1 bowl Mixed Vegetable Sabzi & 1 katori Moong Dal`,
    },
    {
      'On Rising': '1 glass Fennel water & 2 Soaked Walnuts',
      Breakfast: `2 Ragi Dosa & 1 tablespoon Coconut chutney 3d
        2 Besan Chilla & 1 tablespoon Green chutney & 1 katori Curd 2d
        2 Multigrain Toast & ½ bowl Paneer bhurji & 1 cup Masala Chai without Sugar`,
      'Mid Morning': `1 bowl Papaya 4d
        1 Orange
        / 1 katori Pomegranate`,
      Lunch: `2 Makai rotlo & 1 bowl Sarson ka saag & 1 katori Curd 2d
        3 Phulka & 1 bowl Gobi sabzi & 1 bowl Masoor Dal 3d
        1 bowl Vegetable Pulao & 1 bowl Soya chunks curry & 1 bowl Raita`,
      'Evening Snacks': `1 katori Khandvi & 1 cup Green Tea 3d
        30 g Roasted Chana & 1 cup Masala Chai without Sugar`,
      Dinner: `2 Jowar Roti & 1 bowl Turai Sabzi & 1 bowl Chana dal 3d
        1 bowl Vegetable Khichdi & 1 bowl Curd & 1 bowl Steamed Vegetables 2d
        2 Adai & 1 katori Sambar`,
    },
  ],
};
