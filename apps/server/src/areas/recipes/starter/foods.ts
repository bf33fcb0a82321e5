import type { RecipeFields } from '@allenio/contract/recipes'

/** A recipe that a business may take. Its key stays when its words change. */
export interface StarterRecipe
  extends
    Pick<RecipeFields, 'nameIt' | 'nameEn' | 'portions' | 'steps' | 'tags'>,
    Partial<Pick<RecipeFields, 'yieldGrams' | 'prepMinutes' | 'cookMinutes'>> {
  key: string
  foods: readonly StarterFood[]
}

/** By the number of the library: grams, or 'to taste'. */
export type StarterFood = readonly [sourceId: number, grams: number | 'to taste']

// European foods stand in the library above a million
export const [oil, salt, pepper, water] = [1000591, 1000634, 2011015, 1000047]
export const [garlic, onion, carrot, celery, basil, parsley] = [1000356, 1000368, 1000355, 1000366, 1000464, 1000373]
export const [oregano, nutmeg, cinnamon, rosemary, sage] = [2011035, 2011048, 1000911, 2011068, 1000461]
export const [peeledTomatoes, passata, tomatoes, courgettes] = [1000637, 2020260, 1000348, 1000367]
export const [potatoes, peas, egg, ricotta, milk, parmesan] = [1000813, 1014219, 1000290, 2019585, 2019042, 2012120]
export const [pasta, wholemealPasta, spinach, lemonJuice, whiteWine] = [1000800, 1000801, 1000365, 1000605, 1000510]
export const [chickpeas, whiteBeans, lentils, spelt, wholemealBread] = [2020532, 2020511, 1000370, 2009001, 1000821]

/** Salt, and what else nobody weighs. */
export const seasoned = (...others: readonly number[]): StarterFood[] => [salt, ...others].map(source => [source, 'to taste'])
