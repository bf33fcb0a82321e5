import { cinnamon, egg, milk, ricotta, wholemealBread, type StarterRecipe } from './foods.ts'

const [oats, apple, honey, walnuts, almonds, banana] = [1000198, 1000378, 1000472, 1000271, 1000273, 1000381]
const [yogurt, berries, chia, kiwi] = [1000052, 1001119, 1013457, 1000395]
const [whiteFlour, sugar, sunflowerOil, bakingPowder, lemonJuice] = [1000205, 1000470, 1000598, 2011046, 1000605]

export const breakfasts: readonly StarterRecipe[] = [
  {
    key: 'apple porridge',
    nameIt: 'Porridge di mela e cannella',
    nameEn: 'Apple and cinnamon porridge',
    portions: 1,
    prepMinutes: 5,
    cookMinutes: 8,
    tags: ['colazione', 'veloci'],
    foods: [
      [oats, 50],
      [milk, 200],
      [apple, 120],
      [walnuts, 10],
      [cinnamon, 'to taste'],
    ],
    steps: [
      { it: 'Taglia la mela a cubetti.', en: 'Dice the apple.' },
      {
        it: 'Cuoci i fiocchi nel latte con metà della mela per 6 minuti, mescolando.',
        en: 'Cook the oats in the milk with half of the apple for 6 minutes, stirring.',
      },
      {
        it: 'Completa con il resto della mela, le noci spezzate e la cannella.',
        en: 'Finish with the rest of the apple, the broken walnuts and the cinnamon.',
      },
    ],
  },
  {
    key: 'ricotta on bread',
    nameIt: 'Pane integrale con ricotta, miele e noci',
    nameEn: 'Wholemeal bread with ricotta, honey and walnuts',
    portions: 1,
    prepMinutes: 5,
    tags: ['colazione', 'veloci'],
    foods: [
      [wholemealBread, 60],
      [ricotta, 80],
      [honey, 10],
      [walnuts, 10],
    ],
    steps: [
      { it: 'Tosta il pane e spalma la ricotta.', en: 'Toast the bread and spread the ricotta.' },
      { it: 'Aggiungi il miele e le noci spezzate.', en: 'Add the honey and the broken walnuts.' },
    ],
  },
  {
    key: 'yogurt and berries',
    nameIt: 'Yogurt con avena e frutti di bosco',
    nameEn: 'Yogurt with oats and berries',
    portions: 1,
    prepMinutes: 5,
    tags: ['colazione', 'veloci'],
    foods: [
      [yogurt, 170],
      [oats, 40],
      [berries, 100],
      [almonds, 10],
    ],
    steps: [
      { it: 'Mescola yogurt e fiocchi e lascia riposare 5 minuti.', en: 'Mix yogurt and oats and leave for 5 minutes.' },
      { it: 'Aggiungi i frutti di bosco e le mandorle tritate.', en: 'Add the berries and the chopped almonds.' },
    ],
  },
  {
    key: 'banana pancakes',
    nameIt: 'Pancake di avena e banana',
    nameEn: 'Oat and banana pancakes',
    portions: 2,
    prepMinutes: 10,
    cookMinutes: 10,
    tags: ['colazione'],
    foods: [
      [oats, 80],
      [banana, 200],
      [egg, 120],
      [milk, 80],
      [bakingPowder, 4],
    ],
    steps: [
      { it: 'Frulla tutto e lascia riposare 5 minuti.', en: 'Blend everything and leave for 5 minutes.' },
      {
        it: 'Versa un mestolino alla volta in una padella antiaderente calda.',
        en: 'Pour one small ladle at a time into a hot non-stick pan.',
      },
      { it: 'Gira quando compaiono le bolle, e cuoci un altro minuto.', en: 'Turn when bubbles appear, and cook for another minute.' },
    ],
  },
  {
    key: 'chia pudding',
    nameIt: 'Budino di semi di chia e kiwi',
    nameEn: 'Chia pudding with kiwi',
    portions: 1,
    prepMinutes: 5,
    tags: ['colazione', 'spuntini'],
    foods: [
      [chia, 25],
      [milk, 200],
      [honey, 8],
      [kiwi, 100],
    ],
    steps: [
      {
        it: 'Mescola semi, latte e miele; mescola ancora dopo 10 minuti, perché non si formino grumi.',
        en: 'Mix seeds, milk and honey; stir again after 10 minutes, so that no lumps form.',
      },
      {
        it: 'Lascia in frigo per almeno 4 ore e servi con il kiwi.',
        en: 'Leave in the fridge for at least 4 hours and serve with the kiwi.',
      },
    ],
  },
  {
    key: 'yogurt cake',
    nameIt: 'Ciambellone allo yogurt',
    nameEn: 'Yogurt ring cake',
    portions: 12,
    yieldGrams: 900,
    prepMinutes: 15,
    cookMinutes: 40,
    tags: ['colazione', 'dolci'],
    foods: [
      [whiteFlour, 300],
      [sugar, 120],
      [yogurt, 250],
      [egg, 180],
      [sunflowerOil, 80],
      [lemonJuice, 20],
      [bakingPowder, 16],
    ],
    steps: [
      { it: 'Monta uova e zucchero, poi unisci yogurt, olio e limone.', en: 'Whisk eggs and sugar, then add yogurt, oil and lemon.' },
      { it: 'Aggiungi farina e lievito setacciati.', en: 'Add the sifted flour and baking powder.' },
      { it: 'Cuoci in uno stampo a ciambella a 175 °C per 40 minuti.', en: 'Bake in a ring mould at 175 °C for 40 minutes.' },
    ],
  },
]
