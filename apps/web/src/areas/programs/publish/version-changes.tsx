import type { Output } from '@allenio/contract'
import type { getProgramDifferences } from '@allenio/contract/programs'
import { Avatar } from '#ui/avatar'
import { Badge } from '#ui/badge'
import { Checkbox } from '#ui/checkbox'
import { BareList } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { Text } from '#ui/text'
import { byRow } from './differences.ts'
import type { RowPlace } from './differences.ts'
import css from './publish.module.css'
import { RowChanges } from './row-changes.tsx'
import { usePublishWords } from './words.ts'

interface VersionChangesProps {
  version: Output<typeof getProgramDifferences>['versions'][number]
  places: ReadonlyMap<string, RowPlace>
  isLeftOut: boolean
  /** The conflicts in which the model wins. */
  takenKeys: readonly string[]
  onTake: (keys: string[]) => void
  /** Whether its unpublished edits go out, too. */
  isDraftTaken: boolean
  /** Undefined where they do not go out in any case. */
  onDraft: ((isTaken: boolean) => void) | undefined
}

/** The changes that a client's own version would take over: base, template and theirs side by side. Without a choice, theirs stays. */
export function VersionChanges({ version, places, isLeftOut, takenKeys, onTake, isDraftTaken, onDraft }: VersionChangesProps) {
  const t = usePublishWords()
  const { client, differences, hasDraft, hasLongWeeks } = version
  if (isLeftOut) return null
  const offered = hasDraft && !isDraftTaken ? [] : differences
  const conflicts = new Set(offered.flatMap(({ key, isConflict }) => (isConflict ? [key] : []))).size
  return (
    <details className={css.version} open={conflicts > 0 || hasDraft || hasLongWeeks}>
      <summary>
        <Avatar name={client.name} photo={client.photo} size={28} seed={client.id} />
        <b>{client.name}</b>
        <Text as="span" size="small" tone={2}>
          {t('differences', { count: differences.length })}
        </Text>
        {conflicts > 0 && <Badge status="attention">{t('conflicts', { count: conflicts })}</Badge>}
        {hasDraft && <Badge status="attention">{t('hasDraft')}</Badge>}
        {hasLongWeeks && <Badge status="attention">{t('heldBack')}</Badge>}
      </summary>
      {hasLongWeeks && <Text tone={2}>{t('longWeeks')}</Text>}
      {hasDraft &&
        (onDraft ? (
          <Checkbox
            label={t('withDraft')}
            hint={t('withDraftHint')}
            checked={isDraftTaken}
            onChange={({ target }) => onDraft(target.checked)}
          />
        ) : (
          <Text tone={2}>{t('draftLater')}</Text>
        ))}
      <BareList>
        {byRow(offered).map(([first, ...others]) =>
          first ? (
            <RowChanges
              key={first.key}
              differences={[first, ...others]}
              place={places.get(first.originId)}
              choiceOf={(key, name) => (
                <SegmentedControl
                  label={t('choice', { name })}
                  value={takenKeys.includes(key) ? 'model' : 'own'}
                  onChange={choice => onTake(choice === 'model' ? [...takenKeys, key] : takenKeys.filter(each => each !== key))}
                  options={[
                    { value: 'own', label: t('keepOwn') },
                    { value: 'model', label: t('takeModel') },
                  ]}
                />
              )}
            />
          ) : null,
        )}
      </BareList>
    </details>
  )
}
