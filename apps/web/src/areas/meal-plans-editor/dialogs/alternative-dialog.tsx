import { alternativeBases, type AlternativeBasis } from '@allenio/contract/meal-plans'
import { deviationsOf, type Suggestion } from '@allenio/domain/meal-plans'
import { IconX } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { foodLabel, type FoodLibrary, type FoundFood } from '#lib/food-library'
import { useFormats } from '#lib/formats'
import { useStoredPreference } from '#lib/session'
import { useStored } from '#lib/store'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { Combobox } from '#ui/combobox'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { SegmentedControl } from '#ui/segmented-control'
import { Text } from '#ui/text'
import { useWords } from '#ui/words'
import { closeDialog } from '../dialogs.ts'
import { useEditorFoods } from '../foods/client.ts'
import { briefFood, parseTypedFood } from '../foods/typed-food.ts'
import {
  addAlternatives,
  roomFor,
  suggestedQuantity,
  suggestionsFor,
  tickedAtFirst,
  type NewAlternative,
} from '../gestures/alternatives.ts'
import { addAlternative, alikeGrams, chosenBasis } from '../gestures/foods.ts'
import { deleteRows } from '../gestures/meals.ts'
import { foodOf } from '../gestures/typed-cells.ts'
import type { RowEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { deviationsIn, allHitsText, deviationText, foodQuantityText, rowName } from '../sheet/columns.ts'
import { useEditorWords } from '../words.ts'
import { markedName } from './food-dialog.tsx'

const optionsAtMost = 12

/** Suggests alternatives to a row, which one press adds, and adds others by name. Each gets the amount that equals the row. */
export function AlternativeDialog({ row }: { row: RowEntry }) {
  const t = useEditorWords()
  const words = useWords()
  const session = useEditor()
  const language = useLanguage()
  const { integer } = useFormats()
  const library = useEditorFoods()
  const judge = useStored(session.judge)
  const { tolerancePercent } = session.settings.get()
  const [typed, setTyped] = useState('')
  const gramsText = (food: FoundFood) => {
    const grams = alikeGrams(session, row, briefFood(food))
    return grams === undefined ? '' : `, ${integer(grams)}\u00a0g`
  }
  // an alternative has the amount that equals the row, so a typed quantity is not asked for
  const { name: typedName } = parseTypedFood(typed, library)
  const found = typedName === '' ? [] : library.find(typedName, optionsAtMost)
  const add = (id: string | null) => {
    setTyped('')
    const food = id === null ? undefined : foodOf(session, library, '', id)
    if (food) addAlternative(session, row, food)
  }
  const suggested = useSuggestions(row, library)
  const { added, basis } = suggested
  const addSuggested = () => {
    addAlternatives(session, row, basis, added)
    closeDialog()
  }
  return (
    <Modal
      opened
      size="small"
      title={t('alternativesTo', { food: rowName(row, language) })}
      onClose={closeDialog}
      foot={
        <>
          <Button kind={added.length > 0 ? 'secondary' : 'primary'} onClick={closeDialog}>
            {t('done')}
          </Button>
          {added.length > 0 && (
            <Button kind="primary" onClick={addSuggested}>
              {t('addSuggested', { count: added.length })}
            </Button>
          )}
        </>
      }>
      <Stack gap={16}>
        <SuggestedAlternatives row={row} {...suggested} />
        <Combobox
          label={t('otherAlternative')}
          value={null}
          search={typed}
          onSearch={setTyped}
          onChange={add}
          nothing={t('noFood')}
          picksFirst={library.meant(typedName) !== undefined}
          // without a text no message about missing foods is shown
          isSearching={!library.isReady || typed.trim() === ''}
          options={found.map(food => ({ value: food.id, label: `${markedName(food, judge, t)}${gramsText(food)}` }))}
        />
        <Stack as="ul" gap={8}>
          {row.subRows
            .filter(({ kind }) => kind === 'alternative')
            .map(each => (
              <Row as="li" key={each.id} gap={8} justify="between">
                <Text as="span" figures>
                  {rowName(each, language)}, {each.amount?.lacksQuantity ? t('quantityMissing') : `${integer(each.amount?.grams ?? 0)} g`}
                  {deviationsIn(each, tolerancePercent)
                    .slice(0, 2)
                    .map(deviation => (
                      <Text as="span" key={deviation.figure} tone="attention">
                        {` ${deviationText(deviation, t)}`}
                      </Text>
                    ))}
                  {each.mark && (
                    <Text as="span" tone={each.mark === 'red' ? 'error' : 'attention'}>
                      {' '}
                      {allHitsText(each, t)}
                    </Text>
                  )}
                </Text>
                <IconButton
                  size="small"
                  icon={IconX}
                  label={`${words.remove} ${rowName(each, language)}`}
                  onClick={() => deleteRows(session, [each.id])}
                />
              </Row>
            ))}
        </Stack>
      </Stack>
    </Modal>
  )
}

const offeredBases = ['kcal', 'protein'] as const satisfies readonly AlternativeBasis[]

const basisOf = (stored: unknown): AlternativeBasis | undefined => alternativeBases.find(each => each === stored)

/** The suggestions for a row, of which the first five are ticked until somebody chooses otherwise. */
function useSuggestions(row: RowEntry, library: FoodLibrary) {
  const session = useEditor()
  const judge = useStored(session.judge)
  const clientFoodIds = useStored(session.clientFoodIds)
  const bookedFoods = useStored(session.book.foods)
  const [storedBasis, storeBasis] = useStoredPreference('alternative-basis', basisOf)
  // a row that has a basis or alternatives keeps to it; for others the last choice counts
  const isBound = row.cells['basis'] !== undefined || row.subRows.length > 0
  const [basis, setBasis] = useState(() => (isBound ? undefined : storedBasis) ?? chosenBasis(row, session.settings.get().alternativeBasis))
  const [tickedIds, setTickedIds] = useState<ReadonlySet<string>>()
  const suggestions = useMemo(
    () => (library.isReady ? suggestionsFor(row, { library, basis, judge, clientFoodIds }) : []),
    [row, library, basis, judge, clientFoodIds],
  )
  const ids = suggestions.map(({ food }) => food.id).join(',')
  useEffect(() => {
    // without a network the amounts are grams
    if (ids !== '') session.book.load(ids.split(',')).catch(() => undefined)
  }, [session, ids])
  const atFirst = useMemo(
    () => new Set(suggestions.slice(0, Math.min(tickedAtFirst, roomFor(row))).map(({ food }) => food.id)),
    [suggestions, row],
  )
  const ticked = tickedIds ?? atFirst
  const quantities = useMemo(
    () => new Map(suggestions.map(each => [each.food.id, suggestedQuantity(bookedFoods, each)])),
    [suggestions, bookedFoods],
  )
  const added = suggestions.flatMap(({ food: { id } }): NewAlternative[] => {
    const [food, quantity] = [foodOf(session, library, '', id), quantities.get(id)]
    return ticked.has(id) && food && quantity ? [{ food, quantity }] : []
  })
  return {
    basis,
    suggestions,
    quantities,
    added,
    isJudged: judge !== null,
    isTicked: (id: string) => ticked.has(id),
    mayTick: ticked.size < roomFor(row),
    toggle: (id: string) => {
      const next = new Set(ticked)
      if (!next.delete(id)) next.add(id)
      setTickedIds(next)
    },
    choose: (next: AlternativeBasis) => {
      setBasis(next)
      storeBasis(next)
      setTickedIds(undefined)
    },
  }
}

interface SuggestedAlternativesProps extends ReturnType<typeof useSuggestions> {
  row: RowEntry
}

/** Foods that may stand for the row, with the amount that equals it. */
function SuggestedAlternatives({ row, basis, suggestions, choose, isJudged, ...more }: SuggestedAlternativesProps) {
  const t = useEditorWords()
  const bases = [...new Set<AlternativeBasis>([...offeredBases, basis])]
  return (
    <Stack gap={12}>
      <SegmentedControl
        label={t('suggestedBy')}
        options={bases.map(value => ({ value, label: t(`${value}Alike`) }))}
        value={basis}
        onChange={choose}
        wide
      />
      {suggestions.length === 0 ? (
        <Text tone={2}>{t('noSuggestions')}</Text>
      ) : (
        <Stack as="ul" gap={8}>
          {suggestions.map(each => (
            <SuggestionRow key={each.food.id} row={row} suggestion={each} {...more} />
          ))}
        </Stack>
      )}
      {isJudged && suggestions.length > 0 && (
        <Text size="hint" tone={3}>
          {t('suggestionsJudged')}
        </Text>
      )}
    </Stack>
  )
}

interface SuggestionRowProps extends Pick<SuggestedAlternativesProps, 'row' | 'quantities' | 'isTicked' | 'mayTick' | 'toggle'> {
  suggestion: Suggestion<FoundFood>
}

function SuggestionRow({ row, suggestion: { food, grams }, quantities, isTicked, mayTick, toggle }: SuggestionRowProps) {
  const t = useEditorWords()
  const { tolerancePercent } = useEditor().settings.get()
  const quantity = quantities.get(food.id) ?? { grams, measure: null, isToTaste: false }
  const [deviation] =
    row.booked && row.amount
      ? deviationsOf({ food: row.booked.food, grams: row.amount.grams }, { food: food.figures, grams: quantity.grams }, tolerancePercent)
      : []
  return (
    <Row as="li" gap={12} justify="between">
      <Checkbox
        label={foodLabel(food)}
        hint={deviation && deviationText(deviation, t)}
        checked={isTicked(food.id)}
        disabled={!isTicked(food.id) && !mayTick}
        onChange={() => toggle(food.id)}
      />
      <Text as="span" figures>
        {foodQuantityText(quantity)}
      </Text>
    </Row>
  )
}
