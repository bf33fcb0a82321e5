import type { Macro } from '@allenio/contract/macros'
import type { ReactNode } from 'react'
import { hasOneTarget } from '@allenio/domain/macros'
import { Stack } from '#ui/layout'
import { ListRow } from '#ui/list'
import { Ellipsis, Text } from '#ui/text'
import { useDayTypeName } from '../targets/day-type-name.ts'
import { useShortTargets } from '../targets/short-targets.ts'
import { useListWords } from './words.ts'

interface MacroPhoneRowProps {
  macro: Macro
  href: string | undefined
  menu: ReactNode
}

/** A macro in the list on a phone: its energy and macros, then for which days and people it is. */
export function MacroPhoneRow({ macro, href, menu }: MacroPhoneRowProps) {
  const t = useListWords()
  const dayTypeName = useDayTypeName()
  const short = useShortTargets()
  const { title, client, unit, days, targets, assignedCount } = macro
  const [first] = days
  const about = [
    client?.name,
    !hasOneTarget(days) && days.map(({ dayType }) => dayTypeName(dayType)).join(', '),
    assignedCount > 0 && t('givenTo', { count: assignedCount }),
  ].filter(Boolean)
  const parts = {
    title: (
      <Text as="span" size="inherit" tone="inherit" lines={2} breaks>
        {title}
      </Text>
    ),
    sub: (
      <Stack as="span">
        <Ellipsis>
          {short.kcal(targets)} kcal{first && ` · ${short.macros({ unit, day: first, target: targets[0] })}`}
        </Ellipsis>
        {about.length > 0 && <Ellipsis tone={3}>{about.join(' · ')}</Ellipsis>}
      </Stack>
    ),
    actions: menu,
  }
  return href === undefined ? <ListRow {...parts} /> : <ListRow {...parts} href={href} />
}
