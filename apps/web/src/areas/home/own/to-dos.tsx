import type { OwnAction } from '@allenio/contract/client-actions'
import { actionKindName } from '@allenio/domain/client-actions'
import { IconCircleCheckFilled, IconSun } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { useOwnWords } from '../words/own.ts'
import { isDoneHere, partedByDay, timeOf, type OwnHomeRead, type WrittenHere } from './own-day.ts'
import css from './to-dos.module.css'
import { ToDo } from './to-do.tsx'
import { useDueWords } from './use-due-words.ts'

interface ToDosProps {
  home: OwnHomeRead
  today: string
  written: WrittenHere
  /** shown further up by itself */
  hero: OwnAction | undefined
}

const shownComing = 3

/** The other tasks of the day, how many are done, and the next ones. */
export function ToDos({ home, today, written, hero }: ToDosProps) {
  const t = useOwnWords()
  const { due, coming } = partedByDay(home.actions, today)
  const isOpen = (action: OwnAction) => due.some(each => timeOf(each) === timeOf(action)) && !isDoneHere(action, written)
  const shown = useStaying(due, written).filter(action => !hero || timeOf(action) !== timeOf(hero))
  const next = coming.filter(action => !isDoneHere(action, written))
  const done = home.doneToday + due.filter(action => isDoneHere(action, written)).length
  // no task of today is left in the list besides the hero above it
  const isRest = hero !== undefined && shown.length === 0
  if (isRest && next.length === 0 && done === 0) return null
  return (
    <section className={css.toDos} aria-labelledby="to-do">
      <div className={css.head}>
        <h2 id="to-do" className={css.title}>
          {isRest && next.length > 0 ? t('coming') : hero && shown.some(isOpen) ? t('alsoToDo') : t('toDo')}
        </h2>
        {done > 0 && <span className={css.count}>{t('doneToday', { count: done })}</span>}
      </div>
      {!hero && <Nothing home={home} today={today} hasDone={done > 0} next={next[0]} />}
      {shown.length > 0 && (
        <ul className={css.list}>
          {shown.map(action => (
            <ToDo
              key={timeOf(action)}
              action={action}
              today={today}
              mayAdd={home.mayAdd}
              isDone={!isOpen(action)}
              isWaiting={isDoneHere(action, written)}
            />
          ))}
        </ul>
      )}
      {next.length > 0 && <Coming actions={next} home={home} today={today} isTitled={!isRest} />}
      <Rest home={home} />
    </section>
  )
}

/** Says how many tasks are not listed, so that nobody takes the list for all of them. */
function Rest({ home }: { home: OwnHomeRead }) {
  const t = useOwnWords()
  const left = home.actionsTotal - home.actions.length
  return left > 0 && <p className={css.rest}>{t('restLater', { count: left })}</p>
}

interface ComingProps extends Pick<ToDosProps, 'home' | 'today'> {
  actions: readonly OwnAction[]
  isTitled: boolean
}

function Coming({ actions, home, today, isTitled }: ComingProps) {
  const t = useOwnWords()
  const [isWhole, setWhole] = useState(false)
  const listed = isWhole ? actions : actions.slice(0, shownComing)
  return (
    <>
      {isTitled && <h3 className={css.subtitle}>{t('coming')}</h3>}
      <ul className={css.list}>
        {listed.map(action => (
          <ToDo key={timeOf(action)} action={action} today={today} mayAdd={home.mayAdd} isComing />
        ))}
      </ul>
      {listed.length < actions.length && (
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
function useStaying(due: readonly OwnAction[], written: WrittenHere): readonly OwnAction[] {
  const [seen, setSeen] = useState<readonly OwnAction[]>([])
  const [done, setDone] = useState<readonly string[]>([])
  const fresh = due.filter(action => !seen.some(each => timeOf(each) === timeOf(action)))
  if (fresh.length > 0) setSeen([...seen, ...fresh])
  const ticked = due
    .filter(action => isDoneHere(action, written))
    .map(timeOf)
    .filter(time => !done.includes(time))
  if (ticked.length > 0) setDone([...done, ...ticked])
  // an undone completion makes the task open again
  const isOpen = (time: string) => due.some(action => timeOf(action) === time && !isDoneHere(action, written))
  const undone = done.filter(isOpen)
  if (undone.length > 0) setDone(done.filter(time => !undone.includes(time)))
  return [...seen, ...fresh].filter(action => due.some(each => timeOf(each) === timeOf(action)) || done.includes(timeOf(action)))
}

interface NothingProps {
  home: OwnHomeRead
  today: string
  hasDone: boolean
  next: OwnAction | undefined
}

function Nothing({ home, today, hasDone, next }: NothingProps) {
  const t = useOwnWords()
  const language = useLanguage()
  const dueWords = useDueWords(today)
  const isEmpty = !hasDone && !next
  return (
    <div className={css.nothing}>
      {hasDone ? <IconCircleCheckFilled className={css.allDone} aria-hidden /> : <IconSun stroke={1.5} aria-hidden />}
      <div>
        <p className={css.nothingTitle}>{hasDone ? t('allDoneTitle') : t('nothingTitle')}</p>
        <p className={css.nothingText}>
          {isEmpty
            ? t('nothingText', { business: home.businessName })
            : next
              ? t('allDoneText', { title: next.title || actionKindName(language, next.kind), when: dueWords(next.dueDay) })
              : t('allDoneNothing')}
        </p>
      </div>
    </div>
  )
}
