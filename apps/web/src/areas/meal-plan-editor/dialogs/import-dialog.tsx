import { getMealPlanDocument, listMealPlanFoods } from '@allenio/contract/meal-plan-changes'
import { listMealPlans, type MealPlan } from '@allenio/contract/meal-plans'
import type { DocumentRow } from '@allenio/contract/documents'
import { childrenOf, type DocumentRows } from '@allenio/domain/documents'
import { foodName } from '@allenio/domain/aliments'
import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PasteIngredients } from '#areas/recipes'
import { listQuery, read, useSettled } from '#lib/api'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { Row, Stack } from '#ui/layout'
import { ChoiceList } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { SegmentedControl } from '#ui/segmented-control'
import { SidePanel } from '#ui/side-panel'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { closeDialog } from '../dialogs.ts'
import { importFoods, importParts } from '../gestures/imports.ts'
import { textIn } from '../row-names.ts'
import { dayIn, useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'

type Source = Pick<MealPlan, 'id' | 'title'>
type Kind = 'library' | 'for one client'

/** Days and meals of another plan into the one that is open. */
export function ImportDialog() {
  const t = useEditorWords()
  const [source, setSource] = useState<Source>()
  const [kind, setKind] = useState<Kind>('library')
  return (
    <SidePanel opened onClose={closeDialog} title={t('importTitle')} width={560}>
      {source ? (
        <PartChoice source={source} onBack={() => setSource(undefined)} />
      ) : (
        <SourceChoice kind={kind} onKind={setKind} onChoose={setSource} />
      )}
    </SidePanel>
  )
}

interface SourceChoiceProps {
  kind: Kind
  onKind: (kind: Kind) => void
  onChoose: (source: Source) => void
}

function SourceChoice({ kind, onKind, onChoose }: SourceChoiceProps) {
  const t = useEditorWords()
  const { planId } = useEditor()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const list = useInfiniteQuery(
    listQuery(listMealPlans, { kind, ...(search && { search }) }, { rows: ({ mealPlans }) => mealPlans, quiet: true }),
  )
  return (
    <Stack gap={16}>
      <SegmentedControl
        label={t('planKind')}
        value={kind}
        onChange={onKind}
        options={[
          { value: 'library', label: t('libraryPlans') },
          { value: 'for one client', label: t('clientPlans') },
        ]}
      />
      <TextField
        label={t('searchPlan')}
        labelHidden
        type="search"
        icon={IconSearch}
        placeholder={t('searchPlan')}
        autoComplete="off"
        value={typed}
        data-autofocus
        onChange={event => setTyped(event.target.value)}
        onClear={() => setTyped('')}
      />
      <Loaded query={list} failed={t('plansFailed')} skeleton={<SkeletonRows rows={6} columns={0} />}>
        {({ rows }) => {
          const others = rows.filter(({ id, days }) => id !== planId && days > 0)
          return others.length === 0 ? (
            <Text tone={2}>{t('noPlans')}</Text>
          ) : (
            <ChoiceList
              label={t('plan')}
              items={others}
              keyOf={({ id }) => id}
              onChoose={onChoose}
              show={({ title, days, client }) => (
                <Stack>
                  <Text as="span" breaks>
                    {title}
                  </Text>
                  <Text as="span" size="hint" tone={2}>
                    {[t('dayCount', { count: days }), client?.name].filter(Boolean).join(' · ')}
                  </Text>
                </Stack>
              )}
            />
          )
        }}
      </Loaded>
      <LoadMore list={list} />
    </Stack>
  )
}

const rowsOf = (rows: readonly DocumentRow[]): DocumentRows => new Map(rows.map(row => [row.id, row]))

function PartChoice({ source, onBack }: { source: Source; onBack: () => void }) {
  const t = useEditorWords()
  const language = useLanguage()
  const session = useEditor()
  const query = useQuery(read(getMealPlanDocument, { id: source.id }, { quiet: true }))
  const foods = useQuery(read(listMealPlanFoods, { id: source.id }, { quiet: true }))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const shownDay = dayIn(session.outline.get(), session.dayId.get())
  const toggle = (id: string) => setChosen(before => new Set(before.has(id) ? [...before].filter(each => each !== id) : [...before, id]))
  const nameOf = ({ cells }: DocumentRow, cell: 'name' | 'title') =>
    foodName({ nameIt: textIn(cells, `${cell}It`), nameEn: textIn(cells, `${cell}En`) }, language)
  return (
    <Loaded query={query} failed={t('plansFailed')} skeleton={<SkeletonRows rows={4} columns={0} />}>
      {({ rows: list }) => {
        const rows = rowsOf(list)
        const days = childrenOf(rows, source.id)
        const dayIds = days.map(({ id }) => id).filter(id => chosen.has(id))
        const mealIds = days
          .filter(({ id }) => !chosen.has(id))
          .flatMap(({ id }) => childrenOf(rows, id))
          .map(({ id }) => id)
          .filter(id => chosen.has(id))
        const take = () => {
          session.book.add(foods.data?.foods ?? [])
          if (importParts(session, rows, { dayIds, mealIds, dayId: shownDay?.id })) closeDialog()
        }
        return (
          <Stack gap={20}>
            <Text tone={2} breaks>
              {source.title}
            </Text>
            {days.map((day, index) => (
              <Stack key={day.id} gap={8}>
                <Checkbox
                  checked={chosen.has(day.id)}
                  onChange={() => toggle(day.id)}
                  label={nameOf(day, 'name') || t('dayNumber', { number: index + 1 })}
                  hint={t('wholeDay')}
                />
                <Row gap={16} wrap>
                  {childrenOf(rows, day.id).map(meal => (
                    <Checkbox
                      key={meal.id}
                      checked={chosen.has(day.id) || chosen.has(meal.id)}
                      disabled={chosen.has(day.id)}
                      onChange={() => toggle(meal.id)}
                      label={nameOf(meal, 'title') || t('meal')}
                    />
                  ))}
                </Row>
              </Stack>
            ))}
            <Text tone={2}>{t('importPlace')}</Text>
            <Row justify="between" gap={8} wrap>
              <Button kind="quiet" onClick={onBack}>
                {t('otherPlan')}
              </Button>
              <Button kind="primary" disabled={dayIds.length + mealIds.length === 0} onClick={take}>
                {t('import')}
              </Button>
            </Row>
          </Stack>
        )
      }}
    </Loaded>
  )
}

const none: ReadonlySet<string> = new Set()

/** A pasted text becomes rows of a meal, confirmed line by line as the ingredients of a recipe are. */
export function PasteDialog({ mealId }: { mealId: string }) {
  const session = useEditor()
  const add = (ingredients: Parameters<typeof importFoods>[2]) => {
    importFoods(session, mealId, ingredients)
    closeDialog()
  }
  return <PasteIngredients taken={none} onAdd={add} onClose={closeDialog} />
}
