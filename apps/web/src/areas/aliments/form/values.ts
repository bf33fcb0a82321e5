import type { Input, Language } from '@allenio/contract'
import type { updateFood, FoodDetail } from '@allenio/contract/aliments'
import { allergens, allergenStates, foodCategories, foodFields } from '@allenio/contract/forms/aliments'
import { differingTags, statesOfTags } from '@allenio/domain/aliments'
import { z } from 'zod'
import { draftReader } from '#lib/forms'
import { measuresOf, measureTexts, measureTextsOf } from '../measures/measure-texts.ts'
import { emptyFigures, figureTexts, figureTextsOf, numberOf, textOfNumber, writtenFigures } from './figure-texts.ts'
import type { NumberText } from './figure-texts.ts'

/** The values that the form edits. Numbers are texts, as they are typed. */
export const foodForm = z.object({
  nameIt: foodFields.nameIt,
  nameEn: foodFields.nameEn,
  category: z.enum([...foodCategories, '']),
  brand: foodFields.brand,
  barcode: foodFields.barcode,
  figures: figureTexts,
  density: z.string(),
  ediblePart: z.string(),
  cookingFactor: z.string(),
  measures: measureTexts,
  allergens: z.record(z.enum(allergens), z.enum(allergenStates)),
  note: foodFields.note,
  /** Empty: the picture stays as it is; null: it is removed. */
  pictureUploadId: z.string().nullable(),
})
export type FoodValues = z.output<typeof foodForm>

export const { parseDraft, mergedDraft } = draftReader<FoodValues>(foodForm.partial())

/** A name that was typed elsewhere is taken for one in the language of the app. */
export const emptyValues = (name = '', language?: Language): FoodValues => ({
  nameIt: language === 'it' ? name : '',
  nameEn: language === 'en' ? name : '',
  category: '',
  brand: '',
  barcode: '',
  figures: emptyFigures(),
  density: '',
  ediblePart: '',
  cookingFactor: '',
  measures: [],
  allergens: statesOfTags({}),
  note: '',
  pictureUploadId: '',
})

export const valuesOf = (food: FoodDetail, write: NumberText): FoodValues => ({
  nameIt: food.nameIt,
  nameEn: food.nameEn,
  category: food.category ?? '',
  brand: food.brand,
  barcode: food.barcode,
  figures: figureTextsOf(food, write),
  density: textOfNumber(food.density, write),
  ediblePart: textOfNumber(food.ediblePart, write),
  cookingFactor: textOfNumber(food.cookingFactor, write),
  measures: measureTextsOf(food.measures, write),
  allergens: statesOfTags(food.allergens),
  note: food.note,
  pictureUploadId: '',
})

type WrittenFood = Omit<Input<typeof updateFood>, 'id'>

/**
 * The fields of these names as a call takes them. The figures need the density, whether or not it has changed; of the allergens only those
 * are sent that were other ones before.
 */
export function fieldsOf(values: FoodValues, names: ReadonlySet<string>, before: FoodValues = emptyValues()): WrittenFood {
  const { category, figures, density, ediblePart, cookingFactor, measures, pictureUploadId, ...texts } = values
  const allFields: WrittenFood = {
    ...texts,
    category: category || null,
    figures: writtenFigures(figures, density),
    density: numberOf(density),
    ediblePart: numberOf(ediblePart),
    cookingFactor: numberOf(cookingFactor),
    measures: measuresOf(measures),
    allergens: differingTags(values.allergens, before.allergens),
    ...(pictureUploadId !== '' && { pictureUploadId }),
  }
  return Object.fromEntries(Object.entries(allFields).filter(([name]) => names.has(name)))
}

export const allNames: ReadonlySet<string> = new Set(Object.keys(foodForm.shape))
