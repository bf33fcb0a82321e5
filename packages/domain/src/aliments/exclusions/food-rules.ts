import type { Wording } from '@allenio/contract'
import type { FoodCategory } from '@allenio/contract/aliments'

// Rules for things that people avoid but that no food is named after: a metal, an illness, an animal. Food categories and words of names
// say which foods contain them. The lists mark too much rather than too little, and a food made of other foods always stays a doubt.

export const foodRuleIds = ['favism', 'nickel', 'fructose', 'histamine', 'pork', 'alcohol', 'halal'] as const
export type FoodRuleId = (typeof foodRuleIds)[number]

interface FoodPart {
  categories?: readonly FoodCategory[]
  /**
   * Names with commas between; one of several words is found where all of them stand. Singular and plural are alike, unless = says that
   * the word is to be read as it stands: cacao and cachi have the same stem.
   */
  names?: string
}

export interface FoodRule {
  name: Wording
  /** How it is called in texts, in both languages; each word as it stands, because fruttosio and frutta have the same stem. */
  words: string
  contains: FoodPart
  mayContain?: FoodPart
  /** Nobody can say without asking: sources differ, or it depends on the amount or the preparation. */
  doubtful?: FoodPart
  /** A name with one of these is judged a step milder: "bacon di tacchino". */
  milder?: string
  /** People say it as a dislike, too, and not only as an illness. */
  isHabit?: true
}

const meatCuts = `prosciutto, ham, speck, pancetta, bacon, guanciale, lardo, lard, strutto, sugna, ciccioli, cotenna, salame,
  salami, salamino,
  pepperoni, mortadella, cotechino, zampone, capocollo, culatello, porchetta, soppressata, soprassata, finocchiona, ventricina, nduja,
  chorizo, sanguinaccio, black pudding, head cheese, lonza, arista`
const otherAnimals = `tacchino, turkey, pollo, chicken, manzo, beef, bovino, vitello, veal, oca, goose, anatra, duck, cavallo,
  horse, agnello,
  lamb, pecora, salmone, salmon, tonno, tuna, bresaola, pollame, poultry, cioccolato, chocolate, vegetale, meatless, vegan, vegano`

const pork = {
  name: { it: 'Maiale', en: 'Pork' },
  words: 'maiale, maiali, suino, suini, suina, suine, pork, porcine, swine, pig',
  contains: { categories: ['pork'], names: `maiale, suino, pork, pig, ${meatCuts}` },
  mayContain: {
    categories: ['cured_meats'],
    names: `salsiccia, sausage, würstel, wurstel, frankfurter, hot dog, bratwurst, kielbasa, pâté, polpetta, meatball, ragù, bolognese,
      carbonara, amatriciana, gelatina, gelatine, gelatin, colla di pesce, marshmallow, caramella gommosa, gummy`,
  },
  milder: otherAnimals,
  isHabit: true,
} as const satisfies FoodRule

const alcohol = {
  name: { it: 'Alcol', en: 'Alcohol' },
  words: 'alcol, alcool, alcolico, alcolici, alcolica, alcoliche, alcohol, alcoholic, etanolo, ethanol',
  contains: {
    categories: ['alcohol'],
    names: `vino, wine, birra, beer, spumante, prosecco, champagne, liquore, liqueur, rum, brandy, cognac, grappa, marsala, vodka,
    gin, whisky,
      whiskey, limoncello, amaretto di saronno, sakè, sake, vermouth, sangria, spritz`,
  },
  mayContain: { names: 'tiramisù, babà, zuppa inglese, panettone, punch, cocktail' },
  isHabit: true,
} as const satisfies FoodRule

/**
 * Favism: fava beans alone bring it on (Luzzatto L, Arese P. Favism and glucose-6-phosphate dehydrogenase deficiency. N Engl J Med
 * 2018;378:60-71). Peas are named by older Italian advice only, and mixtures of legumes do not tell what is in them. Nickel: groups with
 * the highest mean content in EFSA (Update of the risk assessment of nickel in food and drinking water. EFSA Journal 2020;18(11):6268)
 * contain it; what low-nickel diets leave out beside them (Sharma AD. Low nickel diet in dermatology. Indian J Dermatol 2013;58:240) is
 * a doubt, because it depends on the soil and the amount. Fructose: fruit, honey and sugars (Fedewa A, Rao SSC. Dietary fructose
 * intolerance, fructan intolerance and FODMAPs. Curr Gastroenterol Rep 2014;16:370); vegetables have some. Histamine: foods rich in it,
 * and as a doubt those that are said to free it (Maintz L, Novak N. Histamine and histamine intolerance. Am J Clin Nutr
 * 2007;85:1185-96). Halal: pork and alcohol. How an animal was slaughtered no table tells, so that all other meat is a doubt.
 */
export const foodRules = {
  favism: {
    name: { it: 'Favismo (fave)', en: 'Favism (fava beans)' },
    words: 'favismo, favico, favica, favism, g6pd, g6pdh, g6fd, glucosio 6 fosfato deidrogenasi, glucose 6 phosphate dehydrogenase',
    contains: { names: 'fava, faba, broad bean, broadbean' },
    mayContain: { names: 'falafel, legumi misti, mixed legumes, farina di legumi, legume flour, legume pasta, pasta di legumi' },
    doubtful: { names: 'pisello, pea, zuppa di legumi, legume soup, taccola, mangetout' },
  },
  nickel: {
    name: { it: 'Nichel', en: 'Nickel' },
    words: 'nichel, nikel, nickel, nichelio, snas',
    contains: {
      categories: ['legumes', 'nuts_seeds', 'soy_plant'],
      names: `=cacao, cocoa, cioccolato, cioccolata, chocolate, avena, oat, grano saraceno, buckwheat, miglio, millet, integrale,
      whole wheat,
        wholemeal, wholegrain, crusca, bran, soia, soy, lenticchia, lentil, fagiolo, bean, cece, chickpea, pisello, pea, fava, arachide,
        peanut, noce, nut, nocciola, mandorla, almond, pistacchio, anacardo, sesamo, sesame, tahina, tahini, cozza, mussel, ostrica, oyster,
        vongola, clam, alga, seaweed, spirulina, =te, tea, liquirizia, liquorice`,
    },
    mayContain: { names: 'in scatola, canned, muesli, granola' },
    doubtful: {
      categories: ['shellfish', 'mushrooms_algae', 'spices_herbs'],
      names: `pomodoro, tomato, cipolla, onion, aglio, garlic, spinacio, spinach, asparago, asparagus, cavolo, cabbage, kale,
      broccolo, broccoli,
        lattuga, lettuce, porro, leek, carota, carrot, =mais, corn, polenta, fungo, mushroom, ananas, pineapple, prugna, plum, prune, fico,
        fig, dattero, date, lampone, raspberry, kiwi, avocado, uva passa, uvetta, raisin, caffè, coffee, birra, beer, vino, wine,
        aringa, herring, margarina, margarine, lievito, segale, rye, farro`,
    },
  },
  fructose: {
    name: { it: 'Fruttosio', en: 'Fructose' },
    words: 'fruttosio, fructose, fruttosemia, fructosemia, hfi',
    contains: {
      categories: ['fruit', 'fruit_preserved', 'juices'],
      names: `=fruttosio, fructose, miele, honey, agave, sciroppo, syrup, zucchero, sugar, zuccherato, sweetened, saccarosio,
      melassa, molasses,
        marmellata, confettura, jam, sorbitolo, sorbitol, inulina, inulin, frutta, fruit, uvetta, raisin`,
    },
    mayContain: { categories: ['sweets_chocolate', 'desserts_icecream', 'cakes_biscuits', 'breakfast_cereals', 'snacks'] },
    doubtful: { categories: ['vegetables', 'potatoes_tubers', 'alcohol'] },
  },
  histamine: {
    name: { it: 'Istamina', en: 'Histamine' },
    words: 'istamina, istaminosi, histamine, histaminosis',
    contains: {
      categories: ['cured_meats', 'alcohol'],
      names: `tonno, tuna, sgombro, mackerel, sardina, sardine, acciuga, alice, anchovy, aringa, herring, stagionato, aged, parmigiano,
        parmesan, grana padano, pecorino, gouda, emmental, camembert, cheddar, brie, gorgonzola, roquefort, gruyère, fontina,
        provolone, asiago,
        crauto, sauerkraut, aceto, vinegar, salsa di soia, soy sauce, =miso, tempeh, spinacio, spinach, melanzana, eggplant, aubergine,
        ketchup, pomodoro, tomato`,
    },
    mayContain: { categories: ['cheese', 'fish', 'shellfish'] },
    doubtful: {
      categories: ['nuts_seeds', 'sweets_chocolate', 'pork'],
      names: `agrume, citrus, arancia, orange, limone, lemon, pompelmo, grapefruit, mandarino, mandarin, fragola, strawberry,
      ananas, pineapple,
        papaya, kiwi, banana, avocado, cioccolato, chocolate, =cacao, cocoa, albume, egg white, liquirizia, liquorice, lievito, yeast`,
    },
  },
  pork,
  alcohol,
  halal: {
    name: { it: 'Halal', en: 'Halal' },
    words: 'halal, haram',
    contains: {
      categories: [...pork.contains.categories, ...alcohol.contains.categories],
      names: `${pork.contains.names}, ${alcohol.contains.names}`,
    },
    mayContain: { categories: pork.mayContain.categories, names: `${pork.mayContain.names}, ${alcohol.mayContain.names}` },
    doubtful: { categories: ['beef', 'veal', 'lamb_goat', 'poultry', 'game_other', 'offal', 'cheese'] },
    milder: otherAnimals,
    isHabit: true,
  },
} as const satisfies Record<FoodRuleId, FoodRule>
