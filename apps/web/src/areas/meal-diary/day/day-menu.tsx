import type { DietAssignment } from '@allenio/contract/meal-diary'
import { IconArrowBackUp, IconCalendarRepeat } from '@tabler/icons-react'
import { useOwnDayTypes } from '#areas/macros'
import { IconButton } from '#ui/icon-button'
import { Menu, type MenuGroup, type MenuItem } from '#ui/menu'
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

/** Lets the client follow another day of the plan on a date, or give it another type, where the business allows it. */
export function DayMenu({ own, view }: DayMenuProps) {
  const { plan } = view
  const { mayClientsMoveDays, isEnergyVisible } = own.diet.settings
  if (!plan || !mayClientsMoveDays) return null
  if (plan.schedule.kind === 'day types') return <TypedDayMenu own={own} view={view} plan={plan} />
  // targets that are hidden are not to be chosen among
  if (isEnergyVisible) return <TargetDayMenu own={own} view={view} plan={plan} />
  return <PlainDayMenu own={own} view={view} plan={plan} types={[]} />
}

interface PlanMenuProps extends DayMenuProps {
  plan: DietAssignment
}

function TypedDayMenu(props: PlanMenuProps) {
  const { own, view, plan } = props
  const writes = useDayWrites(view, own.diary)
  const usualId = usualDayOn(own.diet, own.diary, view.date)
  const usualType = plan.dayList.find(({ id }) => id === usualId)?.dayType
  const choose = ({ type, name }: DayTypeChoice) => {
    if (type !== usualType) writes.changeType(type, name)
    else if (view.isMoved) writes.followPlan()
  }
  return <PlainDayMenu {...props} types={useDayTypes(own, view, plan).map(choice => typeItem(choice, choose))} />
}

/** The plan has its days whatever their type is: that of the target alone is moved. */
function TargetDayMenu(props: PlanMenuProps) {
  const { own, view } = props
  const writes = useDayWrites(view, own.diary)
  const moved = own.diary.days.find(({ day }) => day === view.date)?.dayType ?? null
  const { types, usual } = useOwnDayTypes(view.date, moved)
  const choose = ({ type, name, isCurrent }: DayTypeChoice) => {
    if (!isCurrent) writes.changeTarget(type === usual ? null : type, name)
  }
  return <PlainDayMenu {...props} types={types.map(choice => typeItem(choice, choose))} />
}

const typeItem = (choice: DayTypeChoice, onChoose: (choice: DayTypeChoice) => void): MenuItem => ({
  label: choice.name,
  isCurrent: choice.isCurrent,
  onClick: () => onChoose(choice),
})

interface PlainDayMenuProps extends PlanMenuProps {
  types: MenuItem[]
}

function PlainDayMenu({ own, view, plan, types }: PlainDayMenuProps) {
  const t = useDiaryWords()
  const { planDayName } = useDayTexts()
  const writes = useDayWrites(view, own.diary)
  // a long plan has not all of its days on the device
  const days = plan.dayList.filter(({ id }) => plan.days.some(each => each.id === id))
  const usualId = usualDayOn(own.diet, own.diary, view.date)
  const chooseDay = (id: string, name: string) => {
    const move = dayMoveTo(id, usualId, view)
    if (move === 'follow') writes.followDay(id, name)
    if (move === 'as planned') writes.followPlan()
  }
  const groups: MenuGroup[] = [
    { label: t('dayType'), items: types },
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
