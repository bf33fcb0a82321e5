import type { OwnAction } from '@allenio/contract/client-actions'
import { IconCircleCheckFilled, IconSun } from '@tabler/icons-react'
import { useState } from 'react'
import { OwnPause } from '#areas/clients'
import { Button } from '#ui/button'
import { useOwnWords } from './words.ts'
import { isDoneHere, splitByDay, timeOf, type OwnHomeRead, type UnsentWrites } from './own-day.ts'
import css from './to-dos.module.css'
import { ToDo } from './to-do.tsx'
import { useActionTitle, useDueWords } from './action.ts'
import { BareList, Row } from '#ui/layout'
import { Text, Title } from '#ui/text'

interface ToDosProps {
  home: OwnHomeRead
  today: string
  unsent: UnsentWrites
  /** shown further up by itself */
  hero: OwnAction | undefined
  /** Something that is no task stands there. */
  hasLead: boolean
}

const comingLimit = 3

/** The other tasks of the day, how many are done, and the next ones. */
export function ToDos({ home, today, unsent, hero, hasLead }: ToDosProps) {
  const t = useOwnWords()
  const { due, coming } = splitByDay(home.actions, today)
  const isOpen = (action: OwnAction) => due.some(each => timeOf(each) === timeOf(action)) && !isDoneHere(action, unsent)
  const visibleActions = useVisibleActions(due, unsent).filter(action => !hero || timeOf(action) !== timeOf(hero))
  const next = coming.filter(action => !isDoneHere(action, unsent))
  const doneCount = home.doneToday + due.filter(action => isDoneHere(action, unsent)).length
  // no task of today is left in the list besides the hero above it
  const isRest = (hero !== undefined || hasLead) && visibleActions.length === 0
  const isOnlyCount = isRest && next.length === 0
  if (isOnlyCount && doneCount === 0) return null
  return (
    <section className={css.toDos} aria-labelledby="to-do">
      <Row gap={12} align="baseline" justify="between" className={css.head}>
        <Title level={2} size={16} id="to-do">
          {isOnlyCount ? t('today') : isRest ? t('coming') : (hero || hasLead) && visibleActions.some(isOpen) ? t('alsoToDo') : t('toDo')}
        </Title>
        {doneCount > 0 && (
          <Text as="span" tone="done" weight={500}>
            {t('doneToday', { count: doneCount })}
          </Text>
        )}
      </Row>
      <div className={css.pause}>
        <OwnPause />
      </div>
      {!hero && !hasLead && <NothingToDo home={home} today={today} hasDone={doneCount > 0} next={next.find(({ isPaused }) => !isPaused)} />}
      {visibleActions.length > 0 && (
        <BareList>
          {visibleActions.map(action => (
            <ToDo
              key={timeOf(action)}
              action={action}
              today={today}
              mayAdd={home.mayAdd}
              isDone={!isOpen(action)}
              isWaiting={isDoneHere(action, unsent)}
            />
          ))}
        </BareList>
      )}
      {next.length > 0 && <Coming actions={next} home={home} today={today} isTitled={!isRest} />}
      <RestCount home={home} />
    </section>
  )
}

/** Says how many tasks are not listed, so that nobody takes the list for all of them. */
function RestCount({ home }: { home: OwnHomeRead }) {
  const t = useOwnWords()
  const restCount = home.actionsTotal - home.actions.length
  return (
    restCount > 0 && (
      <Text tone={2} className={css.rest}>
        {t('restLater', { count: restCount })}
      </Text>
    )
  )
}

interface ComingProps extends Pick<ToDosProps, 'home' | 'today'> {
  actions: readonly OwnAction[]
  isTitled: boolean
}

function Coming({ actions, home, today, isTitled }: ComingProps) {
  const t = useOwnWords()
  const [isWhole, setWhole] = useState(false)
  const listedActions = isWhole ? actions : actions.slice(0, comingLimit)
  return (
    <>
      {isTitled && (
        <Text as="h3" size="small" tone={2} className={css.subtitle}>
          {t('coming')}
        </Text>
      )}
      <BareList>
        {listedActions.map(action => (
          <ToDo key={timeOf(action)} action={action} today={today} mayAdd={home.mayAdd} isComing />
        ))}
      </BareList>
      {listedActions.length < actions.length && (
        <div className={css.more}>
          <Button kind="quiet" onClick={() => setWhole(true)}>
            {t('showAll', { count: actions.length })}
          </Button>
        </div>
      )}
    </>
  )
}

/** A task that was done here stays in its place, ticked off, while the page is open: nothing moves under the thumb. */
function useVisibleActions(due: readonly OwnAction[], unsent: UnsentWrites): readonly OwnAction[] {
  const [seenActions, setSeenActions] = useState<readonly OwnAction[]>([])
  const [doneTimes, setDoneTimes] = useState<readonly string[]>([])
  const newActions = due.filter(action => !seenActions.some(each => timeOf(each) === timeOf(action)))
  if (newActions.length > 0) setSeenActions([...seenActions, ...newActions])
  const newlyDone = due
    .filter(action => isDoneHere(action, unsent))
    .map(timeOf)
    .filter(time => !doneTimes.includes(time))
  if (newlyDone.length > 0) setDoneTimes([...doneTimes, ...newlyDone])
  // an undone completion makes the task open again
  const isOpen = (time: string) => due.some(action => timeOf(action) === time && !isDoneHere(action, unsent))
  const undoneTimes = doneTimes.filter(isOpen)
  if (undoneTimes.length > 0) setDoneTimes(doneTimes.filter(time => !undoneTimes.includes(time)))
  return [...seenActions, ...newActions].filter(
    action => due.some(each => timeOf(each) === timeOf(action)) || doneTimes.includes(timeOf(action)),
  )
}

interface NothingToDoProps {
  home: OwnHomeRead
  today: string
  hasDone: boolean
  next: OwnAction | undefined
}

function NothingToDo({ home, today, hasDone, next }: NothingToDoProps) {
  const t = useOwnWords()
  const titleOf = useActionTitle()
  const dueWords = useDueWords(today)
  const isEmpty = !hasDone && !next
  return (
    <Row gap={16} className={css.nothing}>
      {hasDone ? <IconCircleCheckFilled className={css.allDone} aria-hidden /> : <IconSun stroke={1.5} aria-hidden />}
      <div>
        <Text weight={600}>{hasDone ? t('allDoneTitle') : t('nothingTitle')}</Text>
        <Text tone={2}>
          {isEmpty
            ? t('nothingText', { business: home.businessName })
            : next
              ? t('allDoneText', { title: titleOf(next), when: dueWords(next) })
              : t('allDoneNothing')}
        </Text>
      </div>
    </Row>
  )
}
