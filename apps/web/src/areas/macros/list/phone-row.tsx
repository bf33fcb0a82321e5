import type { Macro } from '@allenio/contract/macros'
import type { ReactNode } from 'react'
import { hasOneTarget } from '@allenio/domain/macros'
import { PhoneListRow, TwoLines } from '#shell/library'
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
  ]
  const figures = [`${short.kcal(targets)} kcal`, first && short.macros({ unit, day: first, target: targets[0] })]
  const sub = <TwoLines text={figures.filter(Boolean).join(' · ')} detail={about.filter(Boolean).join(' · ')} />
  return <PhoneListRow name={title} sub={sub} href={href} menu={menu} />
}
