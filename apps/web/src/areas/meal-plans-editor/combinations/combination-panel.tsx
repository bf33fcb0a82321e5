import type { MealCombination } from '@allenio/contract/meal-plans'
import { IconPencil, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIsHand } from '#lib/device'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { EmptyState } from '#ui/empty-state'
import { MealPlanPicture } from '#ui/illustrations'
import { Stack } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { Loaded } from '#ui/loaded'
import { RecordActions } from '#ui/row-actions'
import { SidePanel } from '#ui/side-panel'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { closeDialog } from '../dialogs.ts'
import { useEditorFoods } from '../foods/client.ts'
import { insertCombination } from '../gestures/combinations.ts'
import { useEditor } from '../session.ts'
import { combinationKcal, combinationText } from './combination-text.ts'
import css from './combinations.module.css'
import { combinationsQuery, matchCombinations, useDeleteCombination } from './data.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { useCombinationWords } from './words.ts'

/** Fewer are seen at once. */
const searchFrom = 4

interface CombinationPanelProps {
  mealId: string
  afterId: string | undefined
}

/** The saved combinations: one is chosen to be inserted, renamed or deleted. */
export function CombinationPanel({ mealId, afterId }: CombinationPanelProps) {
  const t = useCombinationWords()
  const isHand = useIsHand()
  const session = useEditor()
  const library = useEditorFoods()
  const [typed, setTyped] = useState('')
  const [renamedRow, setRenamedRow] = useState<MealCombination>()
  const query = useQuery(combinationsQuery())
  const insert = ({ components }: MealCombination) => {
    void insertCombination(session, { mealId, afterId, components }, library).then(isThere => isThere && closeDialog())
  }
  return (
    <SidePanel opened onClose={closeDialog} title={t('insert')} bare>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={6} columns={0} tall />}>
        {({ combinations }) => {
          if (combinations.length === 0)
            return <EmptyState picture={<MealPlanPicture />} title={t('empty')} text={t('emptyText')} level={3} />
          const matches = matchCombinations(combinations, typed)
          return (
            <>
              <Stack gap={12} className={css.head}>
                <Text tone={2}>{t('insertText')}</Text>
                {combinations.length >= searchFrom && (
                  <TextField
                    label={t('search')}
                    labelHidden
                    type="search"
                    icon={IconSearch}
                    placeholder={t('search')}
                    autoComplete="off"
                    value={typed}
                    data-autofocus={!isHand || undefined}
                    onChange={event => setTyped(event.target.value)}
                    onClear={() => setTyped('')}
                  />
                )}
              </Stack>
              {matches.length === 0 ? (
                <Text tone={2} className={css.note}>
                  {t('nothing')}
                </Text>
              ) : (
                <List label={t('combinations')}>
                  {matches.map(each => (
                    <CombinationRow key={each.id} combination={each} onChoose={() => insert(each)} onRename={() => setRenamedRow(each)} />
                  ))}
                </List>
              )}
            </>
          )
        }}
      </Loaded>
      {renamedRow && <RenameDialog combination={renamedRow} onClose={() => setRenamedRow(undefined)} />}
    </SidePanel>
  )
}

interface CombinationRowProps {
  combination: MealCombination
  onChoose: () => void
  onRename: () => void
}

function CombinationRow({ combination, onChoose, onRename }: CombinationRowProps) {
  const t = useCombinationWords()
  const language = useLanguage()
  const library = useEditorFoods()
  const { integer } = useFormats()
  const remove = useDeleteCombination()
  const { name, components, may } = combination
  const kcal = combinationKcal(components, library)
  return (
    <ListRow
      title={name}
      sub={combinationText(components, language)}
      meta={kcal !== undefined && `${integer(Math.round(kcal))}\u00a0kcal`}
      onClick={onChoose}
      actions={
        <RecordActions
          name={name}
          items={may.update ? () => [{ label: t('rename'), icon: IconPencil, onClick: onRename }] : undefined}
          remove={may.delete && (() => remove(combination))}
        />
      }
    />
  )
}
