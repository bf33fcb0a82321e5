import { z } from 'zod'

// Foods are made of these. Names of codes are in domain/aliments.

// prettier-ignore
export const foodCategories = [
  'fruit', 'fruit_preserved', 'juices', 'vegetables', 'mushrooms_algae', 'potatoes_tubers', 'legumes', 'soy_plant', 'nuts_seeds',
  'grains_flours', 'pasta_noodles', 'breakfast_cereals', 'bread_bakery', 'cakes_biscuits', 'milk_yogurt', 'cheese', 'eggs', 'beef',
  'veal', 'pork', 'lamb_goat', 'poultry', 'game_other', 'offal', 'cured_meats', 'fish', 'shellfish', 'fats_oils', 'sauces_dressings',
  'spices_herbs', 'soups', 'dishes', 'snacks', 'sweets_chocolate', 'desserts_icecream', 'beverages', 'alcohol', 'supplements',
] as const
export type FoodCategory = (typeof foodCategories)[number]

export const nutrientGroups = ['basic', 'carbohydrates', 'fats', 'fatty_acids', 'vitamins', 'minerals', 'amino_acids', 'other'] as const
export type NutrientGroup = (typeof nutrientGroups)[number]

interface NutrientFacts {
  group: NutrientGroup
  unit: 'g' | 'mg' | 'µg'
  /** As exact as the source publishes it. */
  decimals: number
}

/** The nutrients beside energy and macros, in the order of their groups and of the source. */
// prettier-ignore
export const nutrientFacts = {
  water: { group: 'basic', unit: 'g', decimals: 2 },
  fiber: { group: 'carbohydrates', unit: 'g', decimals: 1 },
  sugars: { group: 'carbohydrates', unit: 'g', decimals: 2 },
  starch: { group: 'carbohydrates', unit: 'g', decimals: 2 },
  sucrose: { group: 'carbohydrates', unit: 'g', decimals: 2 },
  glucose: { group: 'carbohydrates', unit: 'g', decimals: 2 },
  fructose: { group: 'carbohydrates', unit: 'g', decimals: 2 },
  lactose: { group: 'carbohydrates', unit: 'g', decimals: 2 },
  maltose: { group: 'carbohydrates', unit: 'g', decimals: 2 },
  galactose: { group: 'carbohydrates', unit: 'g', decimals: 2 },
  saturated_fat: { group: 'fats', unit: 'g', decimals: 3 },
  monounsaturated_fat: { group: 'fats', unit: 'g', decimals: 3 },
  polyunsaturated_fat: { group: 'fats', unit: 'g', decimals: 3 },
  trans_fat: { group: 'fats', unit: 'g', decimals: 3 },
  cholesterol: { group: 'fats', unit: 'mg', decimals: 0 },
  phytosterols: { group: 'fats', unit: 'mg', decimals: 0 },
  stigmasterol: { group: 'fats', unit: 'mg', decimals: 0 },
  campesterol: { group: 'fats', unit: 'mg', decimals: 0 },
  beta_sitosterol: { group: 'fats', unit: 'mg', decimals: 0 },
  butyric_acid_4_0: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  caproic_acid_6_0: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  caprylic_acid_8_0: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  capric_acid_10_0: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  lauric_acid_12_0: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  myristic_acid_14_0: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  pentadecanoic_acid_15_0: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  palmitic_acid_16_0: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  margaric_acid_17_0: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  stearic_acid_18_0: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  arachidic_acid_20_0: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  behenic_acid_22_0: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  lignoceric_acid_24_0: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  myristoleic_acid_14_1: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  palmitoleic_acid_16_1: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  oleic_acid_18_1: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  gadoleic_acid_20_1: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  erucic_acid_22_1: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  nervonic_acid_24_1: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  linoleic_acid_18_2: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  omega_6_la: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  conjugated_linoleic_acids: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  linolenic_acid_18_3: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  omega_3_ala: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  omega_6_gla: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  stearidonic_acid_18_4: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  arachidonic_acid_20_4: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  omega_3_epa: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  omega_3_dpa: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  omega_3_dha: { group: 'fatty_acids', unit: 'g', decimals: 3 },
  vitamin_a_rae: { group: 'vitamins', unit: 'µg', decimals: 0 },
  retinol: { group: 'vitamins', unit: 'µg', decimals: 0 },
  beta_carotene: { group: 'vitamins', unit: 'µg', decimals: 0 },
  alpha_carotene: { group: 'vitamins', unit: 'µg', decimals: 0 },
  beta_cryptoxanthin: { group: 'vitamins', unit: 'µg', decimals: 0 },
  lycopene: { group: 'vitamins', unit: 'µg', decimals: 0 },
  lutein_zeaxanthin: { group: 'vitamins', unit: 'µg', decimals: 0 },
  vitamin_d: { group: 'vitamins', unit: 'µg', decimals: 1 },
  vitamin_d2: { group: 'vitamins', unit: 'µg', decimals: 1 },
  vitamin_d3: { group: 'vitamins', unit: 'µg', decimals: 1 },
  vitamin_e: { group: 'vitamins', unit: 'mg', decimals: 2 },
  tocopherol_beta: { group: 'vitamins', unit: 'mg', decimals: 2 },
  tocopherol_gamma: { group: 'vitamins', unit: 'mg', decimals: 2 },
  tocopherol_delta: { group: 'vitamins', unit: 'mg', decimals: 2 },
  vitamin_k1: { group: 'vitamins', unit: 'µg', decimals: 1 },
  menaquinone_4: { group: 'vitamins', unit: 'µg', decimals: 1 },
  vitamin_c: { group: 'vitamins', unit: 'mg', decimals: 1 },
  vitamin_b1: { group: 'vitamins', unit: 'mg', decimals: 3 },
  vitamin_b2: { group: 'vitamins', unit: 'mg', decimals: 3 },
  vitamin_b3: { group: 'vitamins', unit: 'mg', decimals: 3 },
  vitamin_b5: { group: 'vitamins', unit: 'mg', decimals: 3 },
  vitamin_b6: { group: 'vitamins', unit: 'mg', decimals: 3 },
  folate: { group: 'vitamins', unit: 'µg', decimals: 0 },
  folic_acid: { group: 'vitamins', unit: 'µg', decimals: 0 },
  folate_dfe: { group: 'vitamins', unit: 'µg', decimals: 0 },
  vitamin_b12: { group: 'vitamins', unit: 'µg', decimals: 2 },
  choline: { group: 'vitamins', unit: 'mg', decimals: 1 },
  betaine: { group: 'vitamins', unit: 'mg', decimals: 1 },
  calcium: { group: 'minerals', unit: 'mg', decimals: 0 },
  iron: { group: 'minerals', unit: 'mg', decimals: 2 },
  magnesium: { group: 'minerals', unit: 'mg', decimals: 0 },
  phosphorus: { group: 'minerals', unit: 'mg', decimals: 0 },
  potassium: { group: 'minerals', unit: 'mg', decimals: 0 },
  sodium: { group: 'minerals', unit: 'mg', decimals: 0 },
  zinc: { group: 'minerals', unit: 'mg', decimals: 2 },
  copper: { group: 'minerals', unit: 'mg', decimals: 3 },
  manganese: { group: 'minerals', unit: 'mg', decimals: 3 },
  selenium: { group: 'minerals', unit: 'µg', decimals: 1 },
  fluoride: { group: 'minerals', unit: 'µg', decimals: 1 },
  tryptophan: { group: 'amino_acids', unit: 'g', decimals: 3 },
  threonine: { group: 'amino_acids', unit: 'g', decimals: 3 },
  isoleucine: { group: 'amino_acids', unit: 'g', decimals: 3 },
  leucine: { group: 'amino_acids', unit: 'g', decimals: 3 },
  lysine: { group: 'amino_acids', unit: 'g', decimals: 3 },
  methionine: { group: 'amino_acids', unit: 'g', decimals: 3 },
  cystine: { group: 'amino_acids', unit: 'g', decimals: 3 },
  phenylalanine: { group: 'amino_acids', unit: 'g', decimals: 3 },
  tyrosine: { group: 'amino_acids', unit: 'g', decimals: 3 },
  valine: { group: 'amino_acids', unit: 'g', decimals: 3 },
  arginine: { group: 'amino_acids', unit: 'g', decimals: 3 },
  histidine: { group: 'amino_acids', unit: 'g', decimals: 3 },
  alanine: { group: 'amino_acids', unit: 'g', decimals: 3 },
  aspartic_acid: { group: 'amino_acids', unit: 'g', decimals: 3 },
  glutamic_acid: { group: 'amino_acids', unit: 'g', decimals: 3 },
  glycine: { group: 'amino_acids', unit: 'g', decimals: 3 },
  proline: { group: 'amino_acids', unit: 'g', decimals: 3 },
  serine: { group: 'amino_acids', unit: 'g', decimals: 3 },
  hydroxyproline: { group: 'amino_acids', unit: 'g', decimals: 3 },
  alcohol: { group: 'other', unit: 'g', decimals: 1 },
  caffeine: { group: 'other', unit: 'mg', decimals: 0 },
  theobromine: { group: 'other', unit: 'mg', decimals: 0 },
} as const satisfies Record<string, NutrientFacts>
export type NutrientCode = keyof typeof nutrientFacts

/** Each key is written out above, which the compiler does not say of keys. */
export const nutrientCodes = Object.keys(nutrientFacts) as NutrientCode[]

/** The 14 of annex II to Regulation (EU) 1169/2011, and lactose, which milk brings and some who drink milk cannot bear. */
// prettier-ignore
export const allergens = [
  'gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin',
  'molluscs', 'lactose',
] as const
export type Allergen = (typeof allergens)[number]

/** The states from the worst to the best: "not known" is worse than "free", and never counts as free. */
export const allergenStates = ['contains', 'may contain', 'not known', 'free'] as const
export type AllergenState = (typeof allergenStates)[number]

/** The verdict of a product's label on something that a client must not eat. */
export const labelStates = ['free', 'may contain', 'contains'] as const
export type LabelState = (typeof labelStates)[number]

/** The verdicts of labels on one exclusion, by the key of the food that a product stands for. */
export const LabelStates = z.record(z.string(), z.enum(labelStates))
export type LabelStates = Readonly<Record<string, LabelState>>

/** An allergen that is absent is not known. */
export const AllergenTags = z.partialRecord(z.enum(allergens), z.enum(allergenStates))
export type AllergenTags = Readonly<Partial<Record<Allergen, AllergenState>>>

export const foodLimits = {
  name: 120,
  brand: 80,
  note: 2_000,
  measures: 30,
  measureName: 80,
  perPage: 50,
  /** Beyond this a figure is a typing error. */
  figure: 100_000_000,
  picture: 10_000_000,
} as const

export const foodRanges = {
  density: { from: 0.01, to: 100 },
  ediblePart: { from: 1, to: 100 },
  cookingFactor: { from: 0.05, to: 20 },
} as const

export const measureSources = ['SR28', 'LARN', 'typical', 'own'] as const

/** The weight of a piece, spoon or portion; `grams` are those of the whole `amount`. A name in one language is enough. */
export const FoodMeasure = z.object({
  name: z.object({ it: z.string().trim().max(foodLimits.measureName), en: z.string().trim().max(foodLimits.measureName) }),
  amount: z.number().positive().max(10_000),
  grams: z.number().positive().max(100_000),
})
export type FoodMeasure = z.output<typeof FoodMeasure>

const OwnMeasures = z
  .array(FoodMeasure.refine(({ name }) => name.it !== '' || name.en !== '', { path: ['name', 'it'], error: 'measure name needed' }))
  .max(foodLimits.measures)

const Figure = z.number().min(0).max(foodLimits.figure)

/** The contents of 100 g. A figure that is not known is null, or absent from the nutrients; 0 is a figure. */
export const foodFigures = {
  kcal: Figure.nullable(),
  protein: Figure.nullable(),
  /** Carbs without fibre, unless the fibre is not known. */
  carbs: Figure.nullable(),
  lipids: Figure.nullable(),
  /** The carbs are the total, because nobody knows how much of it is fibre. */
  carbsIncludeFiber: z.boolean(),
}
export const Nutrients = z.partialRecord(z.enum(nutrientCodes), Figure)
export type Nutrients = z.output<typeof Nutrients>

/** The amount of food that written figures are for. A density is in grams per millilitre. */
const FigureBasis = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('per 100 g') }),
  z.object({ kind: z.literal('per 100 ml'), density: z.number() }),
  z.object({ kind: z.literal('per serving'), grams: z.number() }),
])

/** Figures as forms, files and labels hold them; they are stored per 100 g. */
export const WrittenFigures = z.object({
  basis: FigureBasis,
  kcal: z.number().nullable().optional(),
  kilojoules: z.number().nullable().optional(),
  protein: z.number().nullable().optional(),
  carbs: z.number().nullable().optional(),
  /** European labels leave fibre out; American ones print the total. */
  carbsKind: z.enum(['without fiber', 'with fiber']).default('without fiber'),
  lipids: z.number().nullable().optional(),
  /** Grams, as labels print it. */
  salt: z.number().nullable().optional(),
  nutrients: z.partialRecord(z.enum(nutrientCodes), z.number().nullable()).optional(),
})
export type WrittenFigures = z.output<typeof WrittenFigures>

const InRange = ({ from, to }: { from: number; to: number }) => z.number().min(from).max(to).nullable()

/** The fields of a food beside its figures. It has a name in one language at least. */
export const foodFields = {
  nameIt: z.string().trim().max(foodLimits.name),
  nameEn: z.string().trim().max(foodLimits.name),
  category: z.enum(foodCategories).nullable(),
  brand: z.string().trim().max(foodLimits.brand),
  /** EAN-8, EAN-13 or UPC-A, with its check digit; blanks and hyphens are left out. Empty is none. */
  barcode: z.string().trim().max(30),
  /** Grams of a millilitre, of what is poured. */
  density: InRange(foodRanges.density),
  /** Percent of what is bought. */
  ediblePart: InRange(foodRanges.ediblePart),
  /** The weight of one gram of the raw food when it is cooked. */
  cookingFactor: InRange(foodRanges.cookingFactor),
  measures: OwnMeasures,
  allergens: AllergenTags,
  note: z.string().trim().max(foodLimits.note),
}
export type FoodFields = z.output<z.ZodObject<typeof foodFields>>

export const foodSorts = [
  'relevance',
  'name',
  '-name',
  'created',
  '-created',
  'kcal',
  '-kcal',
  'protein',
  '-protein',
  'carbs',
  '-carbs',
  'lipids',
  '-lipids',
  'nutrient',
  '-nutrient',
] as const
export type FoodSort = (typeof foodSorts)[number]

/** The tables that the library's foods come from. */
export const foodTables = ['FSVO', 'Ciqual', 'USDA'] as const
export type FoodTable = (typeof foodTables)[number]

/** Which tables a business plans with, and which of two holds where both have a food. */
export const foodTableOrders = ['Europe first', 'Europe only', 'USDA first', 'USDA only'] as const
export type FoodTableOrder = (typeof foodTableOrders)[number]

/** Figures that a table gives as traces, or as below a limit; the food has no figure for them. */
export const BelowLimit = z.record(z.string(), z.union([z.literal('traces'), z.number()]))
export type BelowLimit = z.output<typeof BelowLimit>
