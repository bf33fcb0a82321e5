import type { MealPlanExample } from '@allenio/contract/meal-plans'
import { readSystemFoodNames } from '#areas/aliments'
import type { WorkspaceDb } from '#platform/db'
import type { WrittenDays } from './content.ts'
import {
  almonds,
  bread,
  breakfast,
  broccoli,
  chicken,
  cod,
  courgettes,
  dinner,
  egg,
  type ExampleDay,
  fruit,
  greenBeans,
  hazelnuts,
  lettuce,
  lunch,
  nuts,
  oil,
  parmesan,
  pear,
  porridge,
  potatoes,
  rice,
  ricotta,
  salad,
  spinach,
  toast,
  tofu,
  tomatoes,
  tuna,
  turkey,
  walnuts,
  yogurtAndFruit,
  yogurtBowl,
} from './example-meals.ts'
import { daysOf } from './example-rows.ts'

const [pasta, passata, lentils, chickpeas, spelt, salmon, mozzarella, carrots] = [20420, 11547, 16069, 16358, 20140, 15236, 1026, 11124]

const pastaWithTomato = lunch([pasta, 80], [passata, 100], [parmesan, 10], [oil, 10], ...salad)
const lentilSoup = lunch([lentils, 60], [carrots, 80], [tomatoes, 100], [oil, 10], [bread, 60])
const speltSalad = lunch([spelt, 70], [chickpeas, 120], [tomatoes, 150], [oil, 10])

/** Days with foods of the product's library alone, because a new business has no recipes. */
const exampleDays: Record<MealPlanExample, readonly ExampleDay[]> = {
  'mediterranean week': [
    {
      it: 'Lunedì',
      en: 'Monday',
      meals: [
        porridge,
        fruit,
        pastaWithTomato,
        yogurtAndFruit,
        dinner([chicken, 160, [[turkey, 170]]], [courgettes, 200], [oil, 10], [bread, 60]),
      ],
    },
    {
      it: 'Martedì',
      en: 'Tuesday',
      meals: [yogurtBowl, fruit, lentilSoup, nuts, dinner([salmon, 150], [potatoes, 250], [greenBeans, 200], [oil, 10])],
    },
    {
      it: 'Mercoledì',
      en: 'Wednesday',
      meals: [
        toast,
        fruit,
        lunch([rice, 80], [chicken, 120, [[turkey, 130]]], [courgettes, 200], [oil, 10]),
        yogurtAndFruit,
        dinner([egg, 120], [spinach, 200], [parmesan, 15], [oil, 10], [bread, 80]),
      ],
    },
    {
      it: 'Giovedì',
      en: 'Thursday',
      meals: [porridge, fruit, speltSalad, nuts, dinner([cod, 200], [potatoes, 250], [broccoli, 200], [oil, 15])],
    },
    {
      it: 'Venerdì',
      en: 'Friday',
      meals: [
        yogurtBowl,
        fruit,
        lunch([rice, 80], [tuna, 110], [tomatoes, 200], [oil, 10]),
        nuts,
        dinner([mozzarella, 125], [tomatoes, 200], [lettuce, 80], [oil, 10], [bread, 80]),
      ],
    },
    {
      it: 'Sabato',
      en: 'Saturday',
      meals: [
        toast,
        fruit,
        pastaWithTomato,
        nuts,
        {
          type: 'dinner',
          time: '20:30',
          free: { it: 'Cena libera, senza pesare niente.', en: 'A free dinner: nothing is weighed.', kcal: 750 },
        },
      ],
    },
    {
      it: 'Domenica',
      en: 'Sunday',
      meals: [yogurtBowl, lentilSoup, yogurtAndFruit, dinner([turkey, 160], [broccoli, 250], [oil, 15], [bread, 60])],
    },
  ],
  'vegetarian days': [
    { it: 'Giorno A', en: 'Day A', meals: [porridge, fruit, speltSalad, nuts, dinner([egg, 120], [spinach, 200], [oil, 10], [bread, 60])] },
    {
      it: 'Giorno B',
      en: 'Day B',
      // the parmesan is left out: its rennet comes from calves
      meals: [
        yogurtBowl,
        lunch([pasta, 80], [passata, 100], [ricotta, 50], [oil, 10], ...salad),
        fruit,
        dinner([tofu, 180], [broccoli, 250], [oil, 10], [rice, 50]),
      ],
    },
    {
      it: 'Giorno C',
      en: 'Day C',
      meals: [
        breakfast([bread, 60], [ricotta, 60], [pear, 150], [walnuts, 15]),
        lentilSoup,
        yogurtAndFruit,
        dinner([chickpeas, 150], [courgettes, 250], [carrots, 100], [oil, 10], [bread, 60], [hazelnuts, 10, [[almonds, 10]]]),
      ],
    },
  ],
}

/** The days that a plan begins with. */
export const readExampleDays = async (db: WorkspaceDb, example: MealPlanExample): Promise<WrittenDays> =>
  daysOf(exampleDays[example], { foods: await readSystemFoodNames(db), recipes: new Map() })
