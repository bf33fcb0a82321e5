import type { ShoppingList } from '@allenio/contract/shopping-lists'
import type { ShoppingDiet } from '@allenio/domain/shopping'
import { LabelNote } from '#areas/aliments'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import { Section, Sheet } from '#ui/section'
import { Text } from '#ui/text'
import { lineName } from '../lines/line-texts.ts'
import { ListHead } from '../lines/list-head.tsx'
import { ShoppingLines, type ShownLine } from '../lines/shopping-lines.tsx'
import { AddLine } from './add-line.tsx'
import { warningsByFood } from './food-allergies.ts'
import { UpdateNotice } from './update-notice.tsx'
import { useListWrites } from './use-shopping-list.ts'
import { useShoppingWords } from './words.ts'

const noWarnings: ReturnType<typeof warningsByFood> = new Map()

export const linesOf = ({ lines }: ShoppingList, warnings = noWarnings): ShownLine[] =>
  lines.map(line => ({ ...line, isOwn: line.foodId === null, ...warnings.get(line.foodId ?? '') }))

interface ListContentProps {
  list: ShoppingList
  /** Undefined while the device does not have it: the list works without. */
  plan: ShoppingDiet | undefined
  today: string
  onNew: () => void
}

/** Answers somebody in a shop: what is still missing, and where does it stand? */
export function ListContent({ list, plan, today, onNew }: ListContentProps) {
  const t = useShoppingWords()
  const language = useLanguage()
  const { tick, add, remove } = useListWrites()
  const lines = linesOf(list, plan && warningsByFood(plan))
  const isOver = list.days.every(day => day < today)
  return (
    <>
      {isOver && plan && (
        <Section>
          <Row gap={12} wrap justify="between">
            <Text tone={2}>{t('over')}</Text>
            <Button kind="primary" onClick={onNew}>
              {t('newList')}
            </Button>
          </Row>
        </Section>
      )}
      {plan && <UpdateNotice list={list} plan={plan} today={today} />}
      <Sheet>
        <ListHead lines={lines} />
        {lines.length === 0 && (
          <Section>
            <Text tone={2}>{t('emptyList')}</Text>
          </Section>
        )}
        <ShoppingLines
          lines={lines}
          onTick={line => void tick(list.id, line.id, { isTicked: !line.isTicked, name: lineName(line, language) })}
          onDelete={line => void remove(list.id, line.id, lineName(line, language))}
          noteOf={line => <LineLabel line={line} foodId={list.lines.find(({ id }) => id === line.id)?.foodId ?? null} />}
          foot={<AddLine onAdd={text => void add(list.id, text)} />}
        />
      </Sheet>
    </>
  )
}

/** The label of the product that the client buys for a food of the plan. */
function LineLabel({ line, foodId }: { line: ShownLine; foodId: string | null }) {
  const language = useLanguage()
  if (foodId === null) return null
  return <LabelNote food={{ id: foodId, name: lineName(line, language) }} doubts={line.doubts ?? []} />
}
