import { idOfSource } from '@allenio/domain/aliments'
import { newId } from '@allenio/domain/ids'
import type { FillDemo } from '#platform/demo'
import { sql, type NotNull, type Row } from '#platform/db'
import type { WrittenFields } from './fields.ts'
import { createRecipe } from './own-recipes.ts'

interface DemoRecipe extends WrittenFields {
  /** By the number of the USDA: grams, or 'to taste'. */
  foods: readonly (readonly [sourceId: number, grams: number | 'to taste'])[]
}

const [salt, pepper, oil] = [2047, 2030, 4053]

const demoRecipes: readonly DemoRecipe[] = [
  {
    nameIt: 'Pasta al pomodoro e basilico',
    nameEn: 'Pasta with tomato and basil',
    portions: 2,
    yieldGrams: 620,
    prepMinutes: 10,
    cookMinutes: 20,
    tags: ['primi', 'veloci'],
    foods: [
      [20420, 160],
      [11531, 300],
      [oil, 20],
      [11215, 4],
      [2044, 6],
      [1033, 20],
      [salt, 'to taste'],
    ],
    steps: [
      {
        it: 'Scalda l’olio con l’aglio, aggiungi i pelati e cuoci 15 minuti.',
        en: 'Warm the oil with the garlic, add the tomatoes and cook for 15 minutes.',
      },
      { it: 'Lessa la pasta, scolala al dente e saltala nel sugo.', en: 'Boil the pasta, drain it al dente and toss it in the sauce.' },
      { it: 'Finisci con basilico e parmigiano.', en: 'Finish with basil and parmesan.' },
    ],
  },
  {
    nameIt: 'Zuppa di lenticchie',
    nameEn: 'Lentil soup',
    portions: 4,
    yieldGrams: 1600,
    prepMinutes: 15,
    cookMinutes: 45,
    tags: ['zuppe', 'legumi'],
    foods: [
      [16069, 240],
      [11124, 120],
      [11143, 80],
      [11282, 100],
      [11531, 200],
      [oil, 30],
      [salt, 'to taste'],
      [pepper, 'to taste'],
    ],
    steps: [
      {
        it: 'Trita carota, sedano e cipolla e falli appassire nell’olio.',
        en: 'Chop carrot, celery and onion and soften them in the oil.',
      },
      { it: 'Aggiungi lenticchie, pelati e un litro d’acqua.', en: 'Add the lentils, the tomatoes and a litre of water.' },
      { it: 'Cuoci 40 minuti a fuoco basso.', en: 'Cook on low heat for 40 minutes.' },
    ],
  },
  {
    nameIt: 'Salmone al forno con patate',
    nameEn: 'Baked salmon with potatoes',
    portions: 2,
    prepMinutes: 15,
    cookMinutes: 30,
    tags: ['secondi', 'pesce'],
    foods: [
      [15076, 300],
      [11352, 400],
      [oil, 20],
      [9152, 20],
      [11297, 5],
      [salt, 'to taste'],
    ],
    steps: [
      {
        it: 'Taglia le patate a fette sottili, condiscile e inforna a 200 °C per 15 minuti.',
        en: 'Slice the potatoes thinly, season them and bake at 200 °C for 15 minutes.',
      },
      {
        it: 'Adagia il salmone, irrora con il limone e cuoci altri 15 minuti.',
        en: 'Lay the salmon on top, sprinkle with lemon and bake for another 15 minutes.',
      },
    ],
  },
  {
    nameIt: 'Porridge di avena, banana e mirtilli',
    nameEn: 'Oat porridge with banana and blueberries',
    portions: 1,
    prepMinutes: 5,
    cookMinutes: 5,
    tags: ['colazione', 'veloci'],
    foods: [
      [8120, 50],
      [1077, 200],
      [9040, 100],
      [9050, 60],
      [12061, 10],
    ],
    steps: [
      { it: 'Cuoci i fiocchi nel latte per 5 minuti, mescolando.', en: 'Cook the oats in the milk for 5 minutes, stirring.' },
      { it: 'Servi con la frutta e le mandorle.', en: 'Serve with the fruit and the almonds.' },
    ],
  },
  {
    nameIt: 'Pollo con riso integrale e zucchine',
    nameEn: 'Chicken with brown rice and courgettes',
    portions: 2,
    prepMinutes: 15,
    cookMinutes: 35,
    tags: ['piatti unici'],
    foods: [
      [5062, 300],
      [20040, 140],
      [11477, 300],
      [oil, 20],
      [pepper, 'to taste'],
      [salt, 'to taste'],
    ],
    steps: [
      { it: 'Lessa il riso.', en: 'Boil the rice.' },
      {
        it: 'Rosola il pollo a pezzi, aggiungi le zucchine e cuoci 10 minuti.',
        en: 'Brown the chicken in pieces, add the courgettes and cook for 10 minutes.',
      },
    ],
  },
  {
    nameIt: 'Insalata di quinoa, ceci e feta',
    nameEn: 'Quinoa salad with chickpeas and feta',
    portions: 2,
    prepMinutes: 15,
    cookMinutes: 15,
    tags: ['piatti unici', 'legumi'],
    foods: [
      [20035, 120],
      [16057, 160],
      [11529, 150],
      [11205, 150],
      [1019, 80],
      [oil, 20],
      [9152, 15],
    ],
    steps: [
      { it: 'Cuoci la quinoa e lasciala raffreddare.', en: 'Cook the quinoa and let it cool.' },
      { it: 'Unisci ceci, verdure e feta, e condisci.', en: 'Add chickpeas, vegetables and feta, and dress.' },
    ],
  },
  {
    nameIt: 'Hummus di ceci',
    nameEn: 'Chickpea hummus',
    portions: 6,
    prepMinutes: 10,
    tags: ['salse', 'legumi', 'veloci'],
    foods: [
      [16057, 400],
      [12166, 80],
      [oil, 30],
      [9152, 30],
      [11215, 4],
      [salt, 'to taste'],
    ],
    steps: [{ it: 'Frulla tutto fino a ottenere una crema liscia.', en: 'Blend everything until smooth.' }],
  },
]

type Author = Row<'memberships', 'id'> & NotNull<Row<'memberships', 'person_id'>>

/** The first business has recipes of foods of the library. */
export const fillDemoRecipes: FillDemo = async db => {
  const author = await db.one<Author>(sql`
    select id, person_id from memberships where role in ('nutritionist', 'admin') and person_id is not null
    order by role = 'nutritionist' desc, created_at limit 1`)
  for (const { foods, ...written } of demoRecipes) {
    const components = foods.map(([sourceId, grams]) => ({
      id: newId(),
      foodId: idOfSource(sourceId),
      version: 1,
      grams: grams === 'to taste' ? 0 : grams,
      measure: null,
      isToTaste: grams === 'to taste',
      customNameIt: '',
      customNameEn: '',
    }))
    await createRecipe(db, { membershipId: author.id, personId: author.person_id }, { ...written, components })
  }
}
