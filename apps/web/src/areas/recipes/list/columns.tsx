import type { Recipe } from '@allenio/contract/recipes'
import { formats, useFormats } from '#lib/formats'
import type { ListColumn } from '#shell/list-page'
import { CellLines } from '#ui/data-table'
import { Row } from '#ui/layout'
import { TruncatedText } from '#ui/truncated-text'
import { printMinutes, totalMinutes } from '../figures/minutes.ts'
import { PortionFigure } from '../figures/portion-figure.tsx'
import { portionFigures } from '../figures/portion-figures.ts'
import { AllergenText } from '../names/allergen-text.tsx'
import { DietMark, strictestDiet } from '../names/diets.tsx'
import { RecipePicture } from '../picture/recipe-picture.tsx'
import css from './list.module.css'
import { useListWords } from './words.ts'

export interface ShownColumns {
  /** A search orders the list. */
  isRanked: boolean
  /** The business may hide macros from its clients. */
  showsFigures: boolean
}

/** The columns of a recipe. Its figures are those of a portion, which a heading above them says. */
export function useRecipeColumns({ isRanked, showsFigures }: ShownColumns): ListColumn<Recipe>[] {
  const t = useListWords()
  const { integer } = useFormats()
  const figure = (name: 'kcal' | 'protein' | 'carbs' | 'lipids', title: string): ListColumn<Recipe> => ({
    key: name,
    sort: name,
    title,
    group: t('perPortion'),
    align: 'end',
    width: 62,
    cell: recipe => <PortionFigure figures={portionFigures(recipe)} name={name} />,
  })
  return [
    {
      key: 'name',
      sort: 'name',
      title: t('name'),
      width: 248,
      cell: recipe => (
        <Row as="span" gap={12} grow>
          <RecipePicture recipe={recipe} />
          <CellLines sub={recipe.tags.join(', ')}>
            <TruncatedText isInside text={recipe.name} />
          </CellLines>
        </Row>
      ),
    },
    {
      key: 'portions',
      title: t('portions'),
      choice: 'shown',
      align: 'end',
      width: 64,
      isMinor: true,
      cell: recipe => integer(recipe.portions),
    },
    {
      key: 'minutes',
      sort: 'minutes',
      title: t('time'),
      choice: 'shown',
      align: 'end',
      width: 88,
      isEmpty: recipe => totalMinutes(recipe) === null,
      cell: recipe => {
        const minutes = totalMinutes(recipe)
        return minutes !== null && printMinutes(minutes)
      },
    },
    ...(showsFigures
      ? [figure('kcal', 'kcal'), figure('protein', t('protein')), figure('carbs', t('carbs')), figure('lipids', t('lipids'))]
      : []),
    {
      key: 'diet',
      title: t('diet'),
      choice: 'shown',
      width: 118,
      isMinor: true,
      cell: ({ diets }) => {
        const diet = strictestDiet(diets)
        return diet && <DietMark diet={diet} />
      },
    },
    {
      key: 'allergens',
      title: t('allergens'),
      choice: 'shown',
      width: 104,
      isMinor: true,
      cell: recipe => (
        <div className={css.allergens}>
          <AllergenText states={recipe.allergens} />
        </div>
      ),
    },
    {
      key: 'author',
      title: t('author'),
      choice: 'hidden',
      width: 140,
      isMinor: true,
      cell: ({ author }) => author && <TruncatedText isInside text={author.name} />,
    },
    {
      key: 'updated',
      sort: 'updated',
      title: t('updated'),
      choice: 'hidden',
      width: 112,
      cell: ({ updatedAt }) => formats().day(updatedAt),
    },
    {
      key: 'created',
      sort: 'created',
      title: t('created'),
      choice: 'hidden',
      width: 112,
      cell: ({ createdAt }) => formats().day(createdAt),
    },
    // no column, but an order
    ...(isRanked ? [{ key: 'relevance', sort: 'relevance', title: t('relevance'), isLeftOut: true, cell: () => null }] : []),
  ]
}
