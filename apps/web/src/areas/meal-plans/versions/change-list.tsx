import type { MealPlanChange } from '@allenio/contract/meal-plan-assignments'
import { Badge } from '#ui/badge'
import { Disclosure } from '#ui/disclosure'
import { BareList, Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { usePlanCellName } from './cell-names.ts'
import { foldGroups, groupChanges } from './change-groups.ts'
import type { ChangeGroup } from './change-groups.ts'
import css from './versions.module.css'
import { useVersionWords } from './words.ts'

const changesAtOnce = 8

/** The changes of a plan by day and meal, before and after; a long list is folded. */
export function ChangeList({ changes }: { changes: readonly MealPlanChange[] }) {
  const t = useVersionWords()
  if (changes.length === 0) return null
  const [visible, folded] = foldGroups(groupChanges(changes), changesAtOnce)
  return (
    <Stack as="section" gap={8}>
      <Title level={3}>{t('changes')}</Title>
      <ChangeGroups groups={visible} />
      {folded.length > 0 && (
        <Disclosure title={t('more', { count: folded.reduce((sum, { count }) => sum + count, 0) })}>
          <ChangeGroups groups={folded} />
        </Disclosure>
      )}
    </Stack>
  )
}

/** By day and meal, and in them row by row. */
export function ChangeGroups({ groups }: { groups: readonly ChangeGroup[] }) {
  const t = useVersionWords()
  return (
    <BareList gap={12}>
      {groups.map(({ key, place, rows }) => (
        <li key={key}>
          <Text size="small" tone={2}>
            {place || t('plan')}
          </Text>
          {rows.map(({ rowId, name, changes }) => (
            <div key={rowId} className={css.row}>
              {name && <b>{name}</b>}
              {changes.map(change => (
                <ChangeText key={`${change.kind} ${change.cell}`} change={change} />
              ))}
            </div>
          ))}
        </li>
      ))}
    </BareList>
  )
}

/** "Quantità 100 g → 120 g" */
export function ChangeText({ change: { kind, cell, before, after } }: { change: MealPlanChange }) {
  const t = useVersionWords()
  const cellName = usePlanCellName()
  if (kind !== 'cell') {
    return (
      <span className={css.change}>
        <Badge status={kind === 'added' ? 'done' : undefined}>{t(kind)}</Badge>
        {after || before}
      </span>
    )
  }
  return (
    <span className={css.change}>
      <Text as="span" tone={2}>
        {cellName(cell ?? '')}
      </Text>
      <del>{before || t('nothing')}</del>
      <span aria-hidden>→</span>
      <ins>{after || t('nothing')}</ins>
    </span>
  )
}
