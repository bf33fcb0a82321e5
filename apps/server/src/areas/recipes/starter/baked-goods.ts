import { egg, milk, oil, salt, water, whiteWine, type StarterRecipe } from './foods.ts'

const [plainFlour, strongFlour, freshYeast, bicarbonate, fennelSeeds] = [1000205, 1000204, 1000763, 2011507, 2018]
const [butter, sugar, eggYolk, eggWhite, honey] = [1000049, 1000470, 1000410, 1000411, 1000472]
const [almonds, candiedOrange] = [1000273, 1000855]

/** Baked goods that no food table has. */
export const bakedGoods: readonly StarterRecipe[] = [
  {
    key: 'piadina',
    nameIt: 'Piadina all’olio',
    nameEn: 'Piadina with olive oil',
    portions: 4,
    prepMinutes: 45,
    cookMinutes: 12,
    yieldGrams: 460,
    tags: ['pane'],
    foods: [
      [strongFlour, 320],
      [water, 165],
      [oil, 35],
      [salt, 6],
      [bicarbonate, 'to taste'],
    ],
    steps: [
      {
        it:
          'Impasta farina, sale, un pizzico di bicarbonato, olio e acqua tiepida finché l’impasto è liscio. Lascialo ' +
          'riposare coperto mezz’ora.',
        en: 'Knead flour, salt, a pinch of bicarbonate, oil and lukewarm water until smooth. Let it rest, covered, for half an hour.',
      },
      { it: 'Dividi in 4 palline e stendile in dischi sottili.', en: 'Divide into 4 balls and roll them out thin.' },
      {
        it: 'Cuoci ogni disco su una piastra ben calda, un minuto e mezzo per lato, bucando le bolle con una forchetta.',
        en: 'Cook each disc on a hot griddle for a minute and a half on each side, pricking the bubbles with a fork.',
      },
    ],
  },
  {
    key: 'taralli',
    nameIt: 'Taralli al vino bianco',
    nameEn: 'Taralli with white wine',
    portions: 20,
    prepMinutes: 60,
    cookMinutes: 30,
    yieldGrams: 640,
    tags: ['pane', 'spuntini'],
    foods: [
      [plainFlour, 500],
      [whiteWine, 180],
      [oil, 125],
      [salt, 10],
      [fennelSeeds, 'to taste'],
    ],
    steps: [
      {
        it: 'Impasta farina, olio, vino, sale e semi di finocchio finché l’impasto è liscio. Lascialo riposare mezz’ora.',
        en: 'Knead flour, oil, wine, salt and fennel seeds until smooth. Let the dough rest for half an hour.',
      },
      { it: 'Forma bastoncini lunghi 8 cm e chiudili ad anello.', en: 'Roll sticks 8 cm long and close them into rings.' },
      {
        it: 'Tuffali pochi alla volta in acqua bollente: quando vengono a galla, scolali su un canovaccio.',
        en: 'Drop a few at a time into boiling water: when they float, drain them on a cloth.',
      },
      {
        it: 'Cuoci a 200 °C per 30 minuti, finché sono dorati. Una porzione pesa circa 30 g.',
        en: 'Bake at 200 °C for 30 minutes, until golden. A portion weighs about 30 g.',
      },
    ],
  },
  {
    key: 'easter dove cake',
    nameIt: 'Colomba fatta in casa',
    nameEn: 'Home-made Easter dove cake',
    portions: 10,
    prepMinutes: 300,
    cookMinutes: 45,
    yieldGrams: 950,
    tags: ['dolci'],
    foods: [
      [strongFlour, 350],
      [milk, 120],
      [freshYeast, 12],
      [egg, 60],
      [eggYolk, 40],
      [sugar, 100],
      [butter, 100],
      [honey, 15],
      [candiedOrange, 100],
      [almonds, 40],
      [eggWhite, 30],
      [salt, 'to taste'],
    ],
    steps: [
      {
        it: 'Sciogli il lievito nel latte tiepido, impastalo con 100 g di farina e lascia raddoppiare al caldo.',
        en: 'Dissolve the yeast in the lukewarm milk, mix with 100 g of the flour and let it double in a warm place.',
      },
      {
        it:
          'Unisci il resto della farina, l’uovo, i tuorli, il miele, 80 g di zucchero e un pizzico di sale. Lavora a ' +
          'lungo, aggiungendo il burro morbido poco alla volta, poi l’arancia candita.',
        en:
          'Add the rest of the flour, the egg, the yolks, the honey, 80 g of the sugar and a pinch of salt. Knead for ' +
          'long, adding the soft butter little by little, then the candied peel.',
      },
      {
        it: 'Fai raddoppiare l’impasto, mettilo nello stampo e lascialo lievitare ancora due ore.',
        en: 'Let the dough double, put it into the mould and let it rise for two more hours.',
      },
      {
        it: 'Copri con l’albume sbattuto con lo zucchero rimasto e le mandorle. Cuoci a 170 °C per 45 minuti.',
        en: 'Cover with the egg white beaten with the remaining sugar, and the almonds. Bake at 170 °C for 45 minutes.',
      },
    ],
  },
]
