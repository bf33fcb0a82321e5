import { scaleDays } from '../foods/portions.ts'
import {
  almonds,
  banana,
  blueberries,
  bread,
  breakfast,
  broccoli,
  chicken,
  cod,
  courgettes,
  dinner,
  egg,
  fruit,
  greekYogurt,
  greenBeans,
  lunch,
  midMorning,
  nuts,
  oats,
  oil,
  parmesan,
  pear,
  porridge,
  potatoes,
  rice,
  ricotta,
  salad,
  snack,
  spinach,
  strawberries,
  toast,
  tofu,
  tomatoes,
  tuna,
  turkey,
  walnuts,
  whites,
  yogurt,
  yogurtAndFruit,
  yogurtBowl,
  type ExampleDay,
  type ExampleDish,
  type ExampleFood,
} from './example-meals.ts'

export interface DemoPlan {
  title: string
  description: string
  kcal: number
  percents: readonly [protein: number, carbs: number, lipids: number]
  /** The plan has neither meat nor fish. */
  isVegetarian?: true
  /** Copied from, and given to nobody. */
  isPart?: true
  countsAlternatives?: true
  days: readonly ExampleDay[]
}

const week: readonly ExampleDay[] = [
  {
    it: 'Lunedì',
    en: 'Monday',
    meals: [
      porridge,
      fruit,
      lunch({ dish: 'Pasta al pomodoro e basilico' }, ...salad),
      yogurtAndFruit,
      dinner([chicken, 160, [[turkey, 170]]], [courgettes, 200], [oil, 10], [bread, 60]),
    ],
  },
  {
    it: 'Martedì',
    en: 'Tuesday',
    meals: [
      yogurtBowl,
      fruit,
      lunch({ dish: 'Zuppa di lenticchie' }, [bread, 60]),
      nuts,
      dinner({ dish: 'Salmone al forno con patate' }, ...salad),
    ],
  },
  {
    it: 'Mercoledì',
    en: 'Wednesday',
    meals: [
      toast,
      midMorning([greekYogurt, 150]),
      lunch({ dish: 'Pollo con riso integrale e zucchine' }),
      fruit,
      dinner([egg, 120], [spinach, 200], [oil, 10], [parmesan, 15], [bread, 80]),
    ],
  },
  {
    it: 'Giovedì',
    en: 'Thursday',
    meals: [
      porridge,
      fruit,
      lunch({ dish: 'Insalata di quinoa, ceci e feta' }),
      yogurtAndFruit,
      dinner([cod, 200, [[turkey, 150]]], [potatoes, 250], [greenBeans, 200], [oil, 15]),
    ],
  },
  {
    it: 'Venerdì',
    en: 'Friday',
    meals: [
      yogurtBowl,
      fruit,
      lunch([rice, 80], [tuna, 110], [tomatoes, 200], [oil, 10]),
      nuts,
      dinner({ dish: 'Zuppa di lenticchie' }, [bread, 50]),
    ],
  },
  {
    it: 'Sabato',
    en: 'Saturday',
    meals: [
      toast,
      fruit,
      lunch({ dish: 'Pollo con riso integrale e zucchine' }),
      nuts,
      {
        type: 'dinner',
        time: '20:30',
        free: {
          it: 'Cena libera: una pizza, o quello che offre il ristorante. Senza pesare niente.',
          en: 'A free dinner: a pizza, or what the restaurant offers. Nothing is weighed.',
          kcal: 750,
        },
      },
    ],
  },
  {
    it: 'Domenica',
    en: 'Sunday',
    meals: [
      { ...yogurtBowl, time: '09:00' },
      lunch({ dish: 'Pasta al pomodoro e basilico', portions: 1.25 }, [parmesan, 10], ...salad),
      yogurtAndFruit,
      dinner([turkey, 160], [broccoli, 250], [oil, 15], [bread, 60]),
    ],
  },
]

const meatless: readonly ExampleDay[] = [
  {
    it: 'Giorno A',
    en: 'Day A',
    meals: [
      porridge,
      fruit,
      lunch({ dish: 'Insalata di quinoa, ceci e feta' }),
      nuts,
      dinner([egg, 120], [spinach, 200], [oil, 10], [bread, 60]),
    ],
  },
  {
    it: 'Giorno B',
    en: 'Day B',
    meals: [
      yogurtBowl,
      lunch({ dish: 'Pasta al pomodoro e basilico' }, ...salad),
      fruit,
      dinner([tofu, 180], [broccoli, 250], [oil, 10], [rice, 50]),
    ],
  },
  {
    it: 'Giorno C',
    en: 'Day C',
    meals: [
      toast,
      fruit,
      lunch({ dish: 'Zuppa di lenticchie' }, [bread, 40]),
      nuts,
      dinner([ricotta, 120], [courgettes, 250], [oil, 10], [bread, 70]),
    ],
  },
]

/** For one client alone. */
export const draftDays: readonly ExampleDay[] = [
  {
    it: 'Giorno A',
    en: 'Day A',
    meals: [
      porridge,
      lunch({ dish: 'Insalata di quinoa, ceci e feta' }),
      nuts,
      dinner([chicken, 150], [courgettes, 250], [oil, 10], [bread, 50]),
    ],
  },
  {
    it: 'Giorno B',
    en: 'Day B',
    meals: [
      yogurtBowl,
      lunch([rice, 70], [turkey, 130], [greenBeans, 200], [oil, 10]),
      yogurtAndFruit,
      dinner({ dish: 'Zuppa di lenticchie' }),
    ],
  },
]

/** Days without nuts except for almonds, which a client who is allergic to them must not get. */
export const conflictingDays: readonly ExampleDay[] = [
  {
    it: 'Giorno tipo',
    en: 'Usual day',
    meals: [
      breakfast([yogurt, 125], [strawberries, 150], [almonds, 15]),
      lunch([rice, 70], [turkey, 130], [greenBeans, 200], [oil, 10]),
      snack([pear, 150]),
      dinner([cod, 180], [potatoes, 200], [spinach, 150], [oil, 10]),
    ],
  },
]

const [low, middle, high, highest] = [1500, 1800, 1950, 2100]

/** In titles, which clients read from whom macros are hidden. */
const sizes: ReadonlyMap<number, string> = new Map([
  [low, 'S'],
  [middle, 'M'],
  [high, 'L'],
  [highest, 'XL'],
])

const scaledPlan =
  (name: string, { days, ownKcal, ...rest }: { days: readonly ExampleDay[]; ownKcal: number } & Partial<DemoPlan>) =>
  (kcal: number, description: string): DemoPlan => ({
    title: `${name} ${sizes.get(kcal) ?? ''}`,
    description,
    kcal,
    percents: [20, 50, 30],
    ...rest,
    days: scaleDays(days, kcal / ownKcal),
  })

// the energy of the days is that of the portions as they are written
const mediterranean = scaledPlan('Equilibrio mediterraneo', { days: week, ownKcal: 1760, countsAlternatives: true })
const vegetarian = scaledPlan('Vegetariano', { days: meatless, ownKcal: 1640, isVegetarian: true })

export const demoPlans: readonly DemoPlan[] = [
  { ...mediterranean(middle, 'Una settimana intera, con piatti unici, scambi e una cena libera.'), days: week },
  mediterranean(low, 'La stessa settimana con porzioni più piccole.'),
  mediterranean(high, 'La stessa settimana con porzioni un po’ più grandi.'),
  mediterranean(highest, 'La stessa settimana per chi si muove di più.'),
  vegetarian(low, 'Tre giorni da alternare.'),
  vegetarian(middle, 'Tre giorni da alternare, con porzioni più grandi.'),
  {
    title: 'Colazioni proteiche',
    description: 'Da copiare in altri piani.',
    kcal: 400,
    percents: [35, 40, 25],
    isPart: true,
    days: [
      { it: 'Dolce', en: 'Sweet', meals: [breakfast([greekYogurt, 200], [oats, 40], [blueberries, 100])] },
      { it: 'Salata', en: 'Savoury', meals: [breakfast([egg, 60], [whites, 150], [bread, 80], [tomatoes, 100])] },
    ],
  },
]

interface DemoCombination {
  name: string
  foods: readonly (ExampleFood | ExampleDish)[]
}

/** The nutritionist inserts these again and again. */
export const demoCombinations: readonly DemoCombination[] = [
  {
    name: 'Colazione da viaggio',
    foods: [
      [greekYogurt, 170],
      [oats, 40],
      [banana, 120],
      [walnuts, 15],
    ],
  },
  {
    name: 'Pranzo in ufficio',
    foods: [
      [rice, 80],
      [tuna, 110],
      [tomatoes, 200],
      [oil, 10],
    ],
  },
  {
    name: 'Cena veloce con le uova',
    foods: [
      [egg, 120],
      [spinach, 200],
      [parmesan, 15],
      [bread, 70],
      [oil, 10],
    ],
  },
]
