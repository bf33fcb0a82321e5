import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Icon } from '#ui/icon'
import { BareButton } from '#ui/layout'
import { Popover } from '#ui/popover'
import { Ellipsis } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { exclusionsQuery, groupByKind } from './data.ts'
import { ExclusionNames } from './exclusion-names.tsx'
import { useExclusionWords } from './words.ts'
import css from './exclusions.module.css'

/** In one line what a client must not, cannot or does not want to eat; the gravest first, and the whole is a press away. */
export function ExclusionLine({ clientId }: { clientId: string }) {
  const t = useExclusionWords()
  const { data } = useQuery(exclusionsQuery(clientId))
  if (!data) return null
  const { exclusions, offered, notUnderstood } = data
  const unconfirmed = offered.map(({ name }) => name)
  const parts = [
    ...groupByKind(exclusions).map(({ kind, rows }) => `${t(kind)}: ${rows.map(({ name }) => name).join(', ')}`),
    ...(unconfirmed.length > 0 ? [`${t('unconfirmed')}: ${unconfirmed.join(', ')}`] : []),
    ...(notUnderstood.length > 0 ? [t('unclearShort', { phrases: notUnderstood.join(', ') })] : []),
  ]
  if (parts.length === 0) return null
  return (
    <Popover
      target={(_, toggle) => (
        <BareButton className={css.line} onClick={toggle}>
          <Icon of={IconAlertTriangle} size={14} />
          <VisuallyHidden>{t('title')}: </VisuallyHidden>
          <Ellipsis>{parts.join(' · ')}</Ellipsis>
          <Icon of={IconChevronDown} size={14} />
        </BareButton>
      )}>
      <ExclusionNames exclusions={exclusions} unconfirmed={unconfirmed} notUnderstood={notUnderstood} />
    </Popover>
  )
}
