import { breakfast, dinner, lunch, midMorning, snack, type ExampleDay, type ExampleDish, type ExampleFood } from './example-meals.ts'

// Two weeks of Italian home cooking, of European foods and the recipes of the starter library. Each comes to about 1,800 kcal a day.

const [wholemealBread, bread, oil, salt, vinegar, caprino] = [1000821, 1000823, 1000591, 1000634, 1001693, 2012805]
const [apple, pear, orange, kiwi, mandarin, berries] = [1000378, 1000382, 1000405, 1000395, 1000397, 1001119]
const [yogurt, skimmedYogurt, almonds, walnuts, hazelnuts, darkChocolate] = [1000052, 1000587, 1000273, 1000271, 1000270, 2031074]
const [lettuce, fennel, spinach, greenBeans, courgettes, broccoli] = [1000448, 1000352, 1000365, 1000353, 1000367, 1000351]
const [potatoes, egg, mozzarella, tomatoes, bresaola, rocket] = [1000813, 1000290, 2019590, 1000348, 2028503, 1000468]

const dish = (key: string, portions = 1): ExampleDish => ({ dish: key, portions })

const fruit = midMorning([
  apple,
  180,
  [
    [pear, 180],
    [orange, 200],
    [mandarin, 200],
  ],
])
const nuts = snack([
  almonds,
  25,
  [
    [walnuts, 22],
    [hazelnuts, 23],
  ],
])
const yogurtAndFruit = snack([yogurt, 125], [kiwi, 150, [[berries, 200]]])
const yogurtAndChocolate = snack([skimmedYogurt, 150], [darkChocolate, 20])
const salad: readonly ExampleFood[] = [
  [lettuce, 80],
  [oil, 10],
  [vinegar, 'to taste'],
  [salt, 'to taste'],
]
const cooked = (vegetable: number): readonly ExampleFood[] => [
  [vegetable, 200],
  [oil, 10],
  [salt, 'to taste'],
]
const breadOf = (grams: number): ExampleFood => [wholemealBread, grams, [[bread, grams]]]
const freeDinner = {
  type: 'dinner',
  time: '20:30',
  free: { it: 'Cena libera, senza pesare niente.', en: 'A free dinner: nothing is weighed.', kcal: 750 },
} as const

export const omnivorousWeek: readonly ExampleDay[] = [
  {
    it: 'Lunedì',
    en: 'Monday',
    meals: [
      breakfast(dish('apple porridge')),
      fruit,
      lunch(dish('spaghetti with tomato', 1.1), ...salad),
      nuts,
      dinner(dish('lemon chicken', 1.1), ...cooked(courgettes), breadOf(70)),
    ],
  },
  {
    it: 'Martedì',
    en: 'Tuesday',
    meals: [
      breakfast(dish('ricotta on bread')),
      fruit,
      lunch(dish('lentils and spelt'), breadOf(30)),
      yogurtAndFruit,
      dinner(dish('salmon with fennel'), breadOf(90)),
    ],
  },
  {
    it: 'Mercoledì',
    en: 'Wednesday',
    meals: [
      breakfast(dish('yogurt and berries')),
      fruit,
      lunch(dish('couscous with chicken', 1.15)),
      nuts,
      dinner(dish('courgette frittata'), ...salad, breadOf(70)),
    ],
  },
  {
    it: 'Giovedì',
    en: 'Thursday',
    meals: [
      breakfast(dish('banana pancakes')),
      fruit,
      lunch(dish('pasta with broccoli'), [orange, 200]),
      yogurtAndChocolate,
      dinner(dish('mediterranean cod'), [potatoes, 300], [oil, 10]),
    ],
  },
  {
    it: 'Venerdì',
    en: 'Friday',
    meals: [
      breakfast(dish('apple porridge')),
      fruit,
      lunch(dish('rice salad')),
      yogurtAndFruit,
      dinner(dish('light parmigiana'), [bresaola, 40], [rocket, 50], breadOf(50)),
    ],
  },
  {
    it: 'Sabato',
    en: 'Saturday',
    meals: [breakfast(dish('chia pudding'), breadOf(40)), fruit, lunch(dish('wholemeal pasta with prawns')), yogurtAndFruit, freeDinner],
  },
  {
    it: 'Domenica',
    en: 'Sunday',
    meals: [
      breakfast(dish('yogurt cake'), [yogurt, 125]),
      fruit,
      lunch(dish('mushroom risotto'), ...salad),
      nuts,
      dinner(dish('turkey meatballs'), ...cooked(spinach), breadOf(70)),
    ],
  },
]

export const vegetarianWeek: readonly ExampleDay[] = [
  {
    it: 'Lunedì',
    en: 'Monday',
    meals: [
      breakfast(dish('apple porridge')),
      fruit,
      lunch(dish('pasta and chickpeas')),
      yogurtAndFruit,
      dinner(dish('courgette frittata', 1.1), ...salad, breadOf(90)),
    ],
  },
  {
    it: 'Martedì',
    en: 'Tuesday',
    meals: [
      breakfast(dish('ricotta on bread')),
      fruit,
      lunch(dish('spelt salad', 1.1)),
      yogurtAndChocolate,
      dinner(dish('tofu with vegetables')),
    ],
  },
  {
    it: 'Mercoledì',
    en: 'Wednesday',
    meals: [
      breakfast(dish('yogurt and berries')),
      fruit,
      lunch(dish('lentils and spelt'), breadOf(30)),
      nuts,
      dinner([mozzarella, 125], [tomatoes, 250], [oil, 15], [salt, 'to taste'], breadOf(90)),
    ],
  },
  {
    it: 'Giovedì',
    en: 'Thursday',
    meals: [
      breakfast(dish('banana pancakes')),
      fruit,
      lunch(dish('pasta with aubergines')),
      yogurtAndFruit,
      dinner(dish('spinach and chickpea patties'), ...cooked(greenBeans), breadOf(60)),
    ],
  },
  {
    it: 'Venerdì',
    en: 'Friday',
    meals: [
      breakfast(dish('apple porridge')),
      fruit,
      lunch(dish('polenta with lentils')),
      yogurtAndChocolate,
      dinner(dish('potato and egg salad'), breadOf(40)),
    ],
  },
  {
    it: 'Sabato',
    en: 'Saturday',
    meals: [breakfast(dish('chia pudding'), breadOf(40)), fruit, lunch(dish('pasta and beans')), yogurtAndFruit, freeDinner],
  },
  {
    it: 'Domenica',
    en: 'Sunday',
    meals: [
      breakfast(dish('yogurt cake'), [yogurt, 125]),
      fruit,
      lunch(dish('squash and chickpea soup'), [egg, 60], ...cooked(broccoli)),
      nuts,
      dinner(dish('beans with sage'), [caprino, 60], [fennel, 200], [oil, 5], breadOf(60)),
    ],
  },
]
