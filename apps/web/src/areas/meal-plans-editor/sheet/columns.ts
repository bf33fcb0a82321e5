import type { Language } from '@allenio/contract'
import { deviationsOf, type Deviation, type RowFigures } from '@allenio/domain/meal-plans'
import { compareHits, cookedWeight, foodName, worstMark } from '@allenio/domain/aliments'
import { IconAlertTriangle, IconArrowsHorizontal, IconLock, IconToolsKitchen2 } from '@tabler/icons-react'
import type { FoodLibrary } from '#lib/food-library'
import { quantityTexts, type FoodQuantity } from '#lib/food-quantity'
import { formats } from '#lib/formats'
import type { CellView, SheetColumn, SheetOption } from '#ui/spreadsheet'
import { foodOptions, hasIndexFigures, picksFirstFood } from '../foods/typed-food.ts'
import { quantityRefusal } from '../gestures/foods.ts'
import { newerFoodIn, fitBoundsOf, type ExclusionJudge, type Hit, type OfferedFood, type RowEntry } from '../outline.ts'
import { useEditorWords } from '../words.ts'

interface ColumnParts {
  t: ReturnType<typeof useEditorWords>
  language: Language
  library: FoodLibrary
  tolerancePercent: number
  unreadQuantities: ReadonlyMap<string, string>
  judge: ExclusionJudge | null
  /** Shows what stands below a row. */
  toggle: (rowId: string) => void
}

const dash = '–'

/** The name of a row's food or dish, as the reader calls it. */
export function rowName({ amount, component, kind }: RowEntry, language: Language): string {
  const custom = kind === 'dish' ? component.customName : amount?.customName
  const named = kind === 'dish' ? component.recipe : amount?.food
  const own = custom && foodName({ nameIt: custom.it, nameEn: custom.en }, language)
  return own || (named ? foodName({ nameIt: named.it, nameEn: named.en }, language) : '')
}

/** The exclusion comes first, so that it is read where the rest is cut. */
function textOfHit({ state, exclusion: { kind, name } }: Hit, t: ColumnParts['t']): string {
  const word = state === 'not known' ? 'maybeHit' : state === 'may contain' ? 'mayContain' : kind
  return `${name}: ${t(word)}`
}

type Marked = Pick<RowEntry, 'hits'> & Partial<Pick<RowEntry, 'alternativeHits'>>

/**
 * Why a row or free meal is marked, the worst first: what it touches itself, or what an alternative of it does. Where several exclusions,
 * or several foods, name one allergen, the worst of them says it.
 */
function hitTexts({ hits, alternativeHits = [] }: Marked, t: ColumnParts['t']): string[] {
  const all = [...hits.map(hit => ({ hit, prefix: '' })), ...alternativeHits.map(hit => ({ hit, prefix: `${t('or')} ` }))]
  const sorted = all.toSorted((one, other) => compareHits(one.hit, other.hit))
  const texts = new Map<string, string>()
  for (const { hit, prefix } of sorted) {
    const allergen = `${prefix}${hit.exclusion.name.toLowerCase()}`
    if (!texts.has(allergen)) texts.set(allergen, `${prefix}${textOfHit(hit, t)}`)
  }
  return [...texts.values()]
}

/** The worst reason. Nothing where it touches none. */
export const hitText = (marked: Marked, t: ColumnParts['t']): string | undefined => hitTexts(marked, t)[0]

/** All reasons, where there is room for them: in a tooltip, or on the lines of a phone. */
export const allHitsText = (marked: Marked, t: ColumnParts['t']): string => hitTexts(marked, t).join(' · ')

/** The worst that a food touches, before it is chosen. */
export function markOfFood(food: OfferedFood, judge: ExclusionJudge | null, t: ColumnParts['t']): SheetOption['mark'] {
  const [worst] = judge?.ofFood(food) ?? []
  return worst && { text: textOfHit(worst, t), tone: worst.mark === 'red' ? 'danger' : 'warning' }
}

/** The columns of a day, as a dietitian reads them. */
export function dayColumns({
  t,
  language,
  library,
  tolerancePercent,
  unreadQuantities,
  judge,
  toggle,
}: ColumnParts): readonly SheetColumn<RowEntry>[] {
  const { decimal } = formats()
  const texts = quantityTexts()
  const figure = (key: keyof Omit<RowFigures, 'isAtLeast'>, title: string): SheetColumn<RowEntry> => ({
    key,
    title,
    // '112,4', or '≥ 19,1'
    width: 60,
    leastWidth: 56,
    align: 'end',
    inputMode: 'decimal',
    isReadOnly: key !== 'kcal',
    cell: ({ figures }) => {
      const value = figures[key]
      if (value === null) return { text: '', shown: dash, isPreset: true }
      const figureText = key === 'kcal' ? decimal(value, { most: 0 }) : decimal(value, { least: 1, most: 1 })
      return { text: String(value), shown: figures.isAtLeast[key] ? `≥ ${figureText}` : figureText }
    },
  })
  const foodsOf = lastAnswer(typed =>
    foodOptions(typed, library, {
      create: name => t('createFood', { name }),
      awaited: t('foodsComing'),
      markOf: food => markOfFood(food, judge, t),
    }),
  )
  const prefixOf = ({ kind }: RowEntry) => (kind === 'alternative' ? t('or') : kind === 'ingredient' ? '·' : undefined)
  const asideOf = (entry: RowEntry): Pick<CellView, 'aside' | 'asideTip' | 'asideTone'> => {
    const hit = hitText(entry, t)
    if (hit !== undefined) return { aside: hit, asideTip: allHitsText(entry, t), asideTone: entry.mark === 'red' ? 'danger' : 'warning' }
    const [deviation] = deviationsIn(entry, tolerancePercent)
    if (deviation) return { aside: deviationText(deviation, t), asideTone: 'warning' }
    return newerFoodIn(entry) ? { aside: t('newVersion') } : {}
  }
  return [
    {
      key: 'food',
      title: t('food'),
      width: 220,
      leastWidth: 150,
      grows: 1,
      options: foodsOf,
      picksFirst: typed => picksFirstFood(typed, library),
      isStrict: true,
      cell: entry => {
        const name = rowName(entry, language)
        const icon = entry.mark === 'red' ? IconAlertTriangle : entry.kind === 'dish' ? IconToolsKitchen2 : undefined
        return {
          text: name,
          ...(name === '' && { shown: t('chooseFood'), isPreset: true }),
          prefix: prefixOf(entry),
          ...asideOf(entry),
          ...(icon && { icon, iconLabel: entry.kind === 'dish' ? t('recipe') : undefined }),
        }
      },
    },
    {
      key: 'quantity',
      title: t('quantity'),
      // a measure and its weight: "2 cucchiai", 20 g
      width: 140,
      leastWidth: 112,
      align: 'end',
      inputMode: 'text',
      cell: entry => ({ ...quantityView(entry, { t, texts, decimal, unreadQuantities }), ...markOf(entry, t) }),
    },
    figure('kcal', 'kcal'),
    figure('protein', t('proteinShort')),
    figure('carbs', t('carbsShort')),
    figure('lipids', t('lipidsShort')),
    {
      key: 'more',
      title: t('alternativesShort'),
      width: 48,
      align: 'end',
      isReadOnly: true,
      onPick: toggle,
      cell: ({ kind, alternativeCount, component, alternativeHits }) => {
        const chipTone = worstMark(alternativeHits) === 'red' ? 'danger' : undefined
        if (kind === 'dish') return { text: '', chip: String(component.rows.length), chipTone }
        return alternativeCount > 0 ? { text: '', chip: `+${alternativeCount}`, chipTone } : { text: '' }
      },
    },
  ]
}

/** Caches the last answer, so that asking again for one text causes no second search. */
function lastAnswer<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  let last: { text: string; answer: Answer } | undefined
  return text => (last?.text === text ? last : (last = { text, answer: read(text) })).answer
}

/** A quantity that is locked, or that has bounds, says so. */
function markOf({ cells }: RowEntry, t: ColumnParts['t']): Pick<CellView, 'icon' | 'iconLabel'> {
  if (cells['isLocked'] === true) return { icon: IconLock, iconLabel: t('locked') }
  const bounds = fitBoundsOf(cells)
  return bounds.isOwn
    ? { icon: IconArrowsHorizontal, iconLabel: t('bounds', { least: bounds.leastPercent, most: bounds.mostPercent }) }
    : {}
}

interface QuantityParts extends Pick<ColumnParts, 't' | 'unreadQuantities'> {
  texts: ReturnType<typeof quantityTexts>
  decimal: ReturnType<typeof formats>['decimal']
}

/** More of one food in a meal is a slip of the keys. */
const believedGrams = 5_000

function quantityView(entry: RowEntry, { t, texts, decimal, unreadQuantities }: QuantityParts): CellView {
  const { kind, amount, component } = entry
  if (kind === 'dish') {
    const text = decimal(component.portions, { most: 2 })
    return { text, unit: t('portions', { count: component.portions }) }
  }
  if (!amount?.food) return { text: '' }
  const { grams, measure, isToTaste, lacksQuantity } = amount
  if (lacksQuantity) return missingQuantity(entry, { t, unreadQuantities })
  const text = texts.textOf({ grams, measure, isToTaste })
  if (isToTaste) return { text }
  const doubt: Pick<CellView, 'mark'> = grams > believedGrams ? { mark: { kind: 'error', text: t('muchFood') } } : {}
  const cooked = cookedOf(entry)
  const cookedTexts = cooked === null ? [] : [t('cooked', { grams: decimal(cooked, { most: 0 }) })]
  const weight = decimal(grams, { most: 0 })
  if (measure !== null) return { text, shown: withoutBrackets(text), aside: [`${weight}\u00a0g`, ...cookedTexts].join(' · '), ...doubt }
  return cooked === null
    ? { text, shown: weight, unit: 'g', ...doubt }
    : { text, shown: `${weight}\u00a0g`, aside: cookedTexts.join(''), ...doubt }
}

/** The typed text stays in the cell on this device, to be corrected; elsewhere and after a reload the row asks for a quantity. */
function missingQuantity({ id, kind, booked }: RowEntry, { t, unreadQuantities }: Pick<QuantityParts, 't' | 'unreadQuantities'>): CellView {
  const unread = unreadQuantities.get(id)
  if (unread === undefined) return { text: '', shown: t('quantityMissing'), mark: { kind: 'error', text: t('quantityMissingText') } }
  const food = booked?.food
  const fault = food && hasIndexFigures(food) ? t('measuresUnknown') : quantityRefusal(kind, unread, food)
  return { text: unread, mark: { kind: 'error', text: fault } }
}

/** The cooked weight of a row, where its food has a cooking yield. */
export const cookedOf = ({ amount, booked }: RowEntry): number | null =>
  amount && booked && !amount.lacksQuantity ? cookedWeight(amount.grams, booked.food.cookingFactor) : null

/** The quantity of a row in words. */
export function quantityText({ kind, amount, component }: RowEntry, portions: (count: number) => string): string {
  if (kind === 'dish') return portions(component.portions)
  if (!amount?.food) return ''
  const { grams, measure, isToTaste, lacksQuantity } = amount
  if (lacksQuantity) return useEditorWords.say('quantityMissing')
  return foodQuantityText({ grams, measure, isToTaste })
}

/** The quantity of a food in words: "1 vasetto, 170 g". */
export function foodQuantityText({ grams, measure, isToTaste }: FoodQuantity): string {
  const text = quantityTexts().textOf({ grams, measure, isToTaste })
  return isToTaste ? text : measure === null ? `${text}\u00a0g` : `${withoutBrackets(text)}, ${grams}\u00a0g`
}

/** A measure without what its weight says, too: 'mela media (diametro 7,5 cm)'. */
const withoutBrackets = (measure: string): string => measure.replaceAll(/(?<!\s)\s*\([^()]*\)/g, '')

/** How an alternative differs from its row, the farthest figure first. */
export function deviationsIn({ ofRow, amount, booked }: RowEntry, tolerancePercent: number): Deviation[] {
  if (!ofRow?.booked || !ofRow.amount || !booked || !amount) return []
  if (ofRow.amount.lacksQuantity || amount.lacksQuantity) return []
  return deviationsOf({ food: ofRow.booked.food, grams: ofRow.amount.grams }, { food: booked.food, grams: amount.grams }, tolerancePercent)
}

/** The figure comes first, so that it is read where the rest is cut. */
export function deviationText({ figure, percent, difference }: Deviation, t: ColumnParts['t']): string {
  const amount = `${formats().decimal(Math.abs(difference), { most: 0 })}${figure === 'kcal' ? '' : '\u00a0g'}`
  return `${difference > 0 ? '+' : '−'}${Number.isFinite(percent) ? `${Math.abs(percent)}%` : amount} ${t(`${figure}Deviates`)}`
}
