import type { DietAssignment } from '@allenio/contract/diets'
import type { DayType } from '@allenio/contract/macro-fields'
import { IconArrowBackUp, IconCalendarRepeat } from '@tabler/icons-react'
import { IconButton } from '#ui/icon-button'
import { Menu, type MenuGroup } from '#ui/menu'
import { dayMoveTo, usualDayOn } from '../diet/day-moves.ts'
import type { DayView } from '../diet/day-view.ts'
import type { OwnDiet } from '../diet/use-diet.ts'
import { useDiaryWords } from '../words.ts'
import { useDayTexts } from './day-texts.ts'
import { useDayTypes, type DayTypeChoice } from './use-day-types.ts'
import { useDayWrites } from './use-day-writes.ts'

interface DayMenuProps {
  own: OwnDiet
  view: DayView
}

/** Lets the client follow another day of the plan on a date, where the business allows it. */
export function DayMenu({ own, view }: DayMenuProps) {
  const { plan } = view
  if (!plan || !own.diet.settings.mayClientsMoveDays) return null
  return plan.schedule.kind === 'day types' ? (
    <TypedDayMenu own={own} view={view} plan={plan} />
  ) : (
    <PlainDayMenu own={own} view={view} plan={plan} types={[]} />
  )
}

interface PlanMenuProps extends DayMenuProps {
  plan: DietAssignment
}

function TypedDayMenu(props: PlanMenuProps) {
  const { own, view, plan } = props
  return <PlainDayMenu {...props} types={useDayTypes(own, view, plan)} />
}

interface PlainDayMenuProps extends PlanMenuProps {
  types: readonly DayTypeChoice[]
}

function PlainDayMenu({ own, view, plan, types }: PlainDayMenuProps) {
  const t = useDiaryWords()
  const { planDayName } = useDayTexts()
  const writes = useDayWrites(view.date, own.diary)
  // a long plan has not all of its days on the device
  const days = plan.dayList.filter(({ id }) => plan.days.some(each => each.id === id))
  const usualId = usualDayOn(own.diet, own.diary, view.date)
  const usualType = plan.dayList.find(({ id }) => id === usualId)?.dayType
  const chooseDay = (id: string, name: string) => {
    const move = dayMoveTo(id, usualId, view)
    if (move === 'follow') writes.followDay(id, name)
    if (move === 'as planned') writes.followPlan()
  }
  const chooseType = (type: DayType, name: string) => {
    if (type !== usualType) writes.changeType(type, name)
    else if (view.isMoved) writes.followPlan()
  }
  const groups: MenuGroup[] = [
    {
      label: t('dayType'),
      items: types.map(({ type, name, isCurrent }) => ({ label: name, isCurrent, onClick: () => chooseType(type, name) })),
    },
    {
      label: t('otherDays'),
      items: days.map(({ id }) => {
        const label = planDayName(plan.dayList, id)
        return { label, isCurrent: id === view.planDayId, onClick: () => chooseDay(id, label) }
      }),
    },
    { items: view.isMoved ? [{ label: t('asPlanned'), icon: IconArrowBackUp, onClick: writes.followPlan }] : [] },
  ].filter(({ items }) => items.length > 0)
  if (types.length < 2 && days.length < 2 && !view.isMoved) return null
  return (
    <Menu groups={groups}>
      <IconButton icon={IconCalendarRepeat} label={t('changeDay')} />
    </Menu>
  )
}
