import type { DietFood, DiarySwap } from '@allenio/contract/meal-diary'
import { IconCheck } from '@tabler/icons-react'
import { useIsMobile } from '#lib/device'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { Section } from '#ui/section'
import { SidePanel } from '#ui/side-panel'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { PlanRow, SwapChoice } from '../diet/plan-rows.ts'
import { useRowTexts } from './row-texts.ts'
import { isChosen, type OfferedSwap } from './swap-choices.ts'
import { useMealWords } from './words.ts'

interface SwapSheetProps {
  row: PlanRow
  swap: DiarySwap | undefined
  offered: readonly OfferedSwap[]
  foods: readonly DietFood[]
  /** Null is the planned food again. */
  onChoose: (choice: SwapChoice | null, name: string) => void
  onClose: () => void
}

/** The foods that may be eaten instead of one on this day, with how much of each. */
export function SwapSheet({ row, swap, offered, foods, onChoose, onClose }: SwapSheetProps) {
  const t = useMealWords()
  const isPhone = useIsMobile()
  const { nameOf, nameOfFood, amountIn } = useRowTexts()
  const planned = nameOf(row)
  const choose = (choice: SwapChoice | null, name: string) => {
    onChoose(choice, name)
    onClose()
  }
  const lineOf = (each: OfferedSwap) => {
    const name = each.alternative ? nameOf(each.alternative) : nameOfFood(each.food)
    const amount = amountIn(foods, each.alternative ?? each)
    const id = each.choice.kind === 'food' ? each.choice.foodId : each.choice.alternativeId
    return <SwapLine key={id} name={name} amount={amount} isOn={isChosen(each, swap)} onChoose={() => choose(each.choice, name)} />
  }
  const groups = [
    { title: t('fromPlan'), choices: offered.filter(({ alternative }) => alternative !== undefined) },
    { title: t('similar'), choices: offered.filter(({ alternative }) => alternative === undefined) },
  ].filter(({ choices }) => choices.length > 0)
  return (
    <SidePanel opened bare side={isPhone ? 'bottom' : 'right'} title={t('swapTitle', { name: planned })} onClose={onClose}>
      <Section bare title={t('planned')} text={t('choiceHint')}>
        <List label={t('planned')}>
          <SwapLine name={planned} amount={amountIn(foods, row)} isOn={!swap} onChoose={() => (swap ? choose(null, planned) : onClose())} />
        </List>
      </Section>
      {groups.map(({ title, choices }) => (
        <Section key={title} bare title={title}>
          <List label={title}>{choices.map(lineOf)}</List>
        </Section>
      ))}
      {groups.length === 0 && (
        <Section>
          <Text tone={2}>{t('noSwaps')}</Text>
        </Section>
      )}
    </SidePanel>
  )
}

interface SwapLineProps {
  name: string
  amount: string
  isOn: boolean
  onChoose: () => void
}

function SwapLine({ name, amount, isOn, onChoose }: SwapLineProps) {
  const t = useMealWords()
  return (
    <ListRow
      title={name}
      strong={isOn}
      meta={
        <Row as="span" gap={8}>
          {isOn && <Icon of={IconCheck} />}
          {isOn && <VisuallyHidden>{t('chosen')}</VisuallyHidden>}
          <Text as="span" figures>
            {amount}
          </Text>
        </Row>
      }
      onClick={onChoose}
    />
  )
}
