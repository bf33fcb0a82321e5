import type { Language } from '@allenio/contract'
import type { RecipeValues } from '../form/values.ts'

/** The facts of the whole recipe in a pasted text. */
export interface RecipeHead {
  /** Empty where it has no title. */
  title: string
  portions: number | null
}

type HeadValues = Pick<RecipeValues, 'nameIt' | 'nameEn' | 'portions'>

/** The values with the title and the portions of the text. A name stays, and so do the portions of ingredients that are there. */
export function valuesWithHead(
  { components, ...values }: HeadValues & Pick<RecipeValues, 'components'>,
  head: RecipeHead,
  language: Language,
) {
  const isNameless = values.nameIt.trim() === '' && values.nameEn.trim() === ''
  const nameField = language === 'it' ? 'nameIt' : 'nameEn'
  const headValues: HeadValues = {
    nameIt: values.nameIt,
    nameEn: values.nameEn,
    portions: components.length === 0 && head.portions !== null ? String(head.portions) : values.portions,
  }
  return isNameless ? { ...headValues, [nameField]: head.title } : headValues
}
