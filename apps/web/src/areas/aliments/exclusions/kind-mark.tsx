import { exclusionKinds, type ClientExclusion, type ExclusionKind, type ExclusionTarget } from '@allenio/contract/aliments'
import { ruleOfWord } from '@allenio/domain/aliments'
import { IconAlertTriangle, IconDropletExclamation, IconLeaf, IconThumbDown } from '@tabler/icons-react'
import { Badge } from '#ui/badge'
import type { Status } from '#ui/badge'
import { ChoiceChip } from '#ui/choice-chip'
import { FieldSet } from '#ui/field'
import { Icon } from '#ui/icon'
import type { IconComponent } from '#ui/icon'
import { Row } from '#ui/layout'
import { useExclusionWords } from './words.ts'

const looks = {
  allergy: { icon: IconAlertTriangle, status: 'error' },
  intolerance: { icon: IconDropletExclamation, status: 'attention' },
  diet: { icon: IconLeaf },
  dislike: { icon: IconThumbDown },
} as const satisfies Record<ExclusionKind, { icon: IconComponent; status?: Status }>

/** How grave an exclusion is, in a sign and a word. */
export function KindMark({ kind }: { kind: ExclusionKind }) {
  const t = useExclusionWords()
  const look: { icon: IconComponent; status?: Status } = looks[kind]
  return (
    <Badge icon={look.icon} status={look.status}>
      {t(kind)}
    </Badge>
  )
}

interface KindChoiceProps {
  /** The kinds that can be chosen; a new exclusion offers all of them. */
  kinds?: readonly ExclusionKind[]
  value: ExclusionKind
  onChange: (kind: ExclusionKind) => void
}

export function KindChoice({ kinds = exclusionKinds, value, onChange }: KindChoiceProps) {
  const t = useExclusionWords()
  return (
    <FieldSet label={t('kind')}>
      <Row gap={8} wrap>
        {kinds.map(kind => (
          <ChoiceChip key={kind} type="radio" name="exclusion kind" checked={kind === value} onChange={() => onChange(kind)}>
            <Icon of={looks[kind].icon} size={18} />
            {t(kind)}
          </ChoiceChip>
        ))}
      </Row>
    </FieldSet>
  )
}

/** Whether a target means all foods with this word in their name. Some words have a rule instead: no food has nickel in its name. */
export const isPlainWord = (target: ExclusionTarget): boolean => target.kind === 'word' && ruleOfWord(target.word) === undefined

/** Returns the texts of targets. A word may mean many foods, so its text says that. */
export function useTargetText() {
  const t = useExclusionWords()
  return ({ target, name }: Pick<ClientExclusion, 'target' | 'name'>) => (isPlainWord(target) ? t('wordName', { word: name }) : name)
}
