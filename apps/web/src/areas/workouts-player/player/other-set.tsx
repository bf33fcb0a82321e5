import { printSet } from '@allenio/domain/workouts'
import { IconCheck, IconTrophy } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { useLanguage } from '#lib/words'
import { Icon } from '#ui/icon'
import { BareButton } from '#ui/layout'
import { Text } from '#ui/text'
import { printOpenSet } from '../sets/asked-set.ts'
import { useSetNames } from '../sets/set-names.ts'
import { useSetWords } from '../sets/words.ts'
import type { SetView } from '../sets/workout-view.ts'
import css from './focus.module.css'

interface OtherSetProps {
  view: SetView
  /** The name of its exercise, where it is not the one of the page. */
  exercise?: string
  onChoose: (setId: string) => void
  children?: ReactNode
}

/** A set that is done, or that comes later: a press makes it the current one. Another set that is ticked does not render it again. */
export const OtherSet = memo(function OtherSet({ view, exercise, onChoose, children }: OtherSetProps) {
  const say = useSetWords()
  const language = useLanguage()
  const { sign, effort, record } = useSetNames()
  const { set, figures, records } = view
  const isDone = set.doneAt !== null
  return (
    <li className={css.other} data-done={isDone || undefined}>
      <BareButton className={css.line} onClick={() => onChoose(set.id)}>
        {isDone ? <Icon of={IconCheck} size={22} className={css.check} /> : <span className={css.noCheck} />}
        <span className={css.sign} data-kind={set.kind}>
          {sign(view)}
        </span>
        <span className={css.figures}>
          {exercise && <span className={css.exercise}>{exercise}</span>}
          {isDone ? printSet(figures, language) : printOpenSet(view, language)}
        </span>
        {records[0] ? (
          <span className={css.record} title={records.map(record).join('\n')}>
            <Icon of={IconTrophy} size={18} />
            {say('record')}
          </span>
        ) : (
          <Text as="span" tone={3}>
            {effort(figures)}
          </Text>
        )}
      </BareButton>
      {children}
    </li>
  )
})
