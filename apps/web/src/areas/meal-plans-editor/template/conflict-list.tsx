import type { OfferedUnit } from '@allenio/domain/meal-plans'
import { Row, Stack } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { Text } from '#ui/text'
import { UnitText } from './offered-list.tsx'
import { PlacedList } from './placed-list.tsx'
import { useTemplateWords } from './words.ts'

interface ConflictListProps {
  conflicts: readonly OfferedUnit[]
  /** The keys of conflicts in which the template's side is chosen. */
  theirKeys: ReadonlySet<string>
  onToggle: (key: string) => void
}

/** Lists what both sides have changed: the copy's side stays until the template's is chosen. */
export function ConflictList({ conflicts, theirKeys, onToggle }: ConflictListProps) {
  const t = useTemplateWords()
  return (
    <PlacedList
      title={t('conflicts')}
      text={t('conflictsText')}
      units={conflicts}
      show={unit => <Conflict key={unit.key} unit={unit} isTheirs={theirKeys.has(unit.key)} onToggle={() => onToggle(unit.key)} />}
    />
  )
}

/** The longest value that fits into the choice; longer ones are shown in the line above. */
const shortValue = 24

interface ConflictProps {
  unit: OfferedUnit
  isTheirs: boolean
  onToggle: () => void
}

function Conflict({ unit, isTheirs, onToggle }: ConflictProps) {
  const t = useTemplateWords()
  const [first] = unit.changes
  if (!first) return null
  const { kind, path, after } = first
  const own = unit.own ?? ''
  const isShort = own !== '' && after !== '' && Math.max(own.length, after.length) <= shortValue
  const value = isTheirs ? 'template' : 'own'
  const [keep, take] = labels()
  return (
    <Stack gap={6}>
      {kind === 'added' && <Text tone={2}>{t('deletedHere')}</Text>}
      <UnitText unit={unit} isBack={kind === 'added'} />
      {kind === 'deleted' && <Text tone={2}>{t('deletedThere')}</Text>}
      {!isShort && own !== '' && (
        <Text tone={2} breaks>
          {t('ownValue', { value: own })}
        </Text>
      )}
      <Row>
        <SegmentedControl
          label={t('choice', { name: path.at(-1) ?? t('plan') })}
          value={value}
          onChange={choice => choice !== value && onToggle()}
          options={[
            { value: 'own', label: keep },
            { value: 'template', label: take },
          ]}
        />
      </Row>
    </Stack>
  )

  function labels(): [keep: string, take: string] {
    if (kind === 'added') return [t('leaveDeleted'), t('restoreRow')]
    if (kind === 'deleted') return [t('keepRow'), t('deleteRow')]
    return isShort ? [t('keepValue', { value: own }), t('takeValue', { value: after })] : [t('keepOwn'), t('takeTheirs')]
  }
}
