import type { Recipe } from '@allenio/contract/recipes'
import type { ReactNode } from 'react'
import { useFoodNames, useMacroText } from '#areas/aliments'
import { namedRows, PhoneListRow, TwoLines, useLibraryColumns, useRowItems } from '#shell/library'
import type { ListColumn, RowParts } from '#shell/list-page'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
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
import { useRecipeActions } from './use-recipe-actions.ts'
import { useListWords } from './words.ts'

const hrefOf = ({ id, may }: Recipe) => (may.update ? hrefTo('/recipes/$id/edit', { id }) : hrefTo('/recipes/$id', { id }))

/** The parts of each recipe that the list shows, and the actions on it. */
export function useRowParts(shown: ShownColumns): RowParts<Recipe> {
  const items = useRowItems()
  const { clone, remove } = useRecipeActions()
  return {
    ...namedRows,
    columns: useRecipeColumns(shown),
    rowHref: hrefOf,
    rowMenu: row => [
      ...items.open(hrefOf(row), row.may.update),
      ...items.duplicate(row.may.clone && (() => clone(row.id))),
      ...items.delete(row.may.delete && (() => remove(row))),
    ],
    phoneRow: (row, menu) => <RecipePhoneRow recipe={row} href={hrefOf(row)} menu={menu} />,
  }
}

interface ShownColumns {
  /** A search orders the list. */
  isRanked: boolean
  /** The business may hide macros from its clients. */
  showsFigures: boolean
}

/** The columns of a recipe. Its figures are those of a portion, which a heading above them says. */
function useRecipeColumns({ isRanked, showsFigures }: ShownColumns): ListColumn<Recipe>[] {
  const t = useListWords()
  const { day, integer } = useFormats()
  const columns = useLibraryColumns('a')
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
    { ...columns.author, choice: 'hidden', isEmpty: () => false },
    { ...columns.updated, choice: 'hidden', cell: ({ updatedAt }) => day(updatedAt) },
    { ...columns.created, isMinor: false },
    ...(isRanked ? [columns.relevance] : []),
  ]
}

interface RecipePhoneRowProps {
  recipe: Recipe
  href: string
  menu: ReactNode
}

/** A recipe in the list on a phone: the figures of a portion, then how much and how long. */
function RecipePhoneRow({ recipe, href, menu }: RecipePhoneRowProps) {
  const t = useListWords()
  const names = useFoodNames()
  const macroText = useMacroText()
  const figures = portionFigures(recipe)
  // clients from whom the business hides macros get none
  const hasFigures = figures.kcal !== null || figures.protein !== null || figures.carbs !== null || figures.lipids !== null
  const minutes = totalMinutes(recipe)
  const diet = strictestDiet(recipe.diets)
  const about = [
    t('portionCount', { count: recipe.portions }),
    ...(minutes === null ? [] : [printMinutes(minutes)]),
    ...(diet ? [names.diet(diet)] : []),
  ]
  const sub = <TwoLines text={hasFigures && macroText(figures, code => figures.isAtLeast[code])} detail={about.join(' · ')} />
  return <PhoneListRow lead={<RecipePicture recipe={recipe} />} name={recipe.name} sub={sub} href={href} menu={menu} />
}
