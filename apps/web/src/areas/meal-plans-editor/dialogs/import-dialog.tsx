import type { PlannedFood } from '@allenio/contract/aliments'
import type { DocumentRow } from '@allenio/contract/documents'
import { mealPlanLimits, getMealPlanDocument, listMealPlanFoods, listMealPlans, type MealPlan } from '@allenio/contract/meal-plans'
import { childrenOf, type DocumentRows } from '@allenio/domain/documents'
import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PasteIngredients } from '#areas/recipes'
import { listQuery, read, useSettled } from '#lib/api'
import { useSelected } from '#lib/store'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { FormFoot } from '#ui/form-foot'
import { Notice } from '#ui/form-notice'
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
import { importEffects, importFoods, importParts, importRefusal, type ImportedParts } from '../gestures/imports.ts'
import type { MealEntry } from '../outline.ts'
import { ownName } from '../row-names.ts'
import { dayIn, useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { Effects } from './copy-dialogs.tsx'
import { useImportWords } from './import-words.ts'

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
  const say = useImportWords()
  const { planId } = useEditor()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const list = useInfiniteQuery(
    listQuery(listMealPlans, { kind, ...(search && { search }) }, { rows: ({ mealPlans }) => mealPlans, quiet: true }),
  )
  return (
    <Stack gap={16}>
      <SegmentedControl
        label={say('planKind')}
        value={kind}
        onChange={onKind}
        options={[
          { value: 'library', label: say('libraryPlans') },
          { value: 'for one client', label: say('clientPlans') },
        ]}
      />
      <TextField
        label={say('searchPlan')}
        labelHidden
        type="search"
        icon={IconSearch}
        placeholder={say('searchPlan')}
        autoComplete="off"
        value={typed}
        data-autofocus
        onChange={event => setTyped(event.target.value)}
        onClear={() => setTyped('')}
      />
      <Loaded query={list} failed={say('plansFailed')} skeleton={<SkeletonRows rows={6} columns={0} />}>
        {({ rows }) => {
          const others = rows.filter(({ id, days }) => id !== planId && days > 0)
          return others.length === 0 ? (
            <Text tone={2}>{say('noPlans')}</Text>
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
                    {[say('dayCount', { count: days }), client?.name].filter(Boolean).join(' · ')}
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
  const say = useImportWords()
  const language = useLanguage()
  const session = useEditor()
  const outlineDays = useSelected(session.outline, all => all.days)
  const query = useQuery(read(getMealPlanDocument, { id: source.id }, { quiet: true }))
  const foods = useQuery(read(listMealPlanFoods, { id: source.id }, { quiet: true }))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const shownDay = dayIn({ days: outlineDays }, session.dayId.get())
  const toggle = (id: string) => setChosen(before => new Set(before.has(id) ? [...before].filter(each => each !== id) : [...before, id]))
  return (
    <Loaded query={query} failed={say('plansFailed')} skeleton={<SkeletonRows rows={4} columns={0} />}>
      {({ rows: list }) => {
        const rows = rowsOf(list)
        const days = childrenOf(rows, source.id)
        const dayIds = days.map(({ id }) => id).filter(id => chosen.has(id))
        const mealIds = days
          .filter(({ id }) => !chosen.has(id))
          .flatMap(({ id }) => childrenOf(rows, id))
          .map(({ id }) => id)
          .filter(id => chosen.has(id))
        const nameOf = (row: DocumentRow) => ownName(row, rows, { t, language })
        return (
          <Stack gap={20}>
            <Text tone={2} breaks>
              {source.title}
            </Text>
            {days.map(day => (
              <Stack key={day.id} gap={8}>
                <Checkbox checked={chosen.has(day.id)} onChange={() => toggle(day.id)} label={nameOf(day)} hint={say('wholeDay')} />
                <Row gap={16} wrap>
                  {childrenOf(rows, day.id).map(meal => (
                    <Checkbox
                      key={meal.id}
                      checked={chosen.has(day.id) || chosen.has(meal.id)}
                      disabled={chosen.has(day.id)}
                      onChange={() => toggle(meal.id)}
                      label={nameOf(meal)}
                    />
                  ))}
                </Row>
              </Stack>
            ))}
            <PartFoot parts={{ source: rows, dayIds, mealIds, dayId: shownDay?.id }} foods={foods.data?.foods ?? []} onBack={onBack} />
          </Stack>
        )
      }}
    </Loaded>
  )
}

interface PartFootProps {
  parts: ImportedParts
  foods: readonly PlannedFood[]
  onBack: () => void
}

/** Says before what the import does, or why it cannot be. */
function PartFoot({ parts, foods, onBack }: PartFootProps) {
  const say = useImportWords()
  const language = useLanguage()
  const session = useEditor()
  const refusal = importRefusal(session, parts)
  const isNothingChosen = parts.dayIds.length + parts.mealIds.length === 0
  const take = () => {
    session.book.add(foods)
    if (importParts(session, parts)) closeDialog()
  }
  return (
    <FormFoot
      on="sheet"
      note={
        isNothingChosen ? (
          say('importPlace')
        ) : refusal === undefined ? (
          <Effects lines={importEffects(session, parts, language)} />
        ) : (
          <Notice>{refusal}</Notice>
        )
      }>
      <Button kind="quiet" onClick={onBack}>
        {say('otherPlan')}
      </Button>
      <Button kind="primary" disabled={isNothingChosen || refusal !== undefined} onClick={take}>
        {say('import')}
      </Button>
    </FormFoot>
  )
}

/** A pasted text becomes rows of a meal, confirmed line by line as the ingredients of a recipe are. */
export function PasteDialog({ meal: { id, rows } }: { meal: MealEntry }) {
  const say = useImportWords()
  const session = useEditor()
  const count = Math.max(0, mealPlanLimits.componentsInMeal - rows.length)
  return (
    <PasteIngredients
      documentId={session.planId}
      taken={null}
      room={{ count, refusal: say('mealRoom', { count }) }}
      onAdd={ingredients => importFoods(session, id, ingredients)}
      onClose={closeDialog}
    />
  )
}
