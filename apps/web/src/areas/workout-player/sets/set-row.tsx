import { IconCheck, IconTrophy } from '@tabler/icons-react'
import { printSet, type WorkoutGesture } from '@allenio/domain/workouts'
import { useRef } from 'react'
import { useLanguage } from '#lib/words'
import { Icon } from '#ui/icon'
import { BareButton } from '#ui/layout'
import { Menu } from '#ui/menu'
import { Text } from '#ui/text'
import { FigureField } from './figure-field.tsx'
import { figureStep, type FigureName } from './figures.ts'
import type { FigureChecks } from './needed-figures.ts'
import { useSetNames } from './set-names.ts'
import css from './set-row.module.css'
import { useDraftFigures } from './use-draft-figures.ts'
import { useSetMenu } from './use-set-menu.ts'
import { useFigureQuestion } from './use-figure-question.ts'
import { useSetWords } from './words.ts'
import type { SetView } from './workout-view.ts'

interface SetRowProps {
  view: SetView
  /** The name of its exercise, read aloud. */
  exercise: string
  figures: readonly FigureName[]
  stepKg: number
  /** The set that comes next. */
  isNext: boolean
  isReadOnly?: boolean
  /** Figures that fail them are asked about before it is done. */
  checks: FigureChecks
  keep: (gesture: WorkoutGesture) => Promise<unknown>
}

/** A set in one line: typed figures, and one tap when it is done. It knows nothing of the page around it. */
export function SetRow({ view, exercise, figures: names, stepKg, isNext, isReadOnly = false, checks, keep }: SetRowProps) {
  const t = useSetWords()
  const language = useLanguage()
  const { name, sign, figure, record } = useSetNames()
  const { set, former, records } = view
  const { figures, change, take } = useDraftFigures(view, (setId, edited) => keep({ kind: 'edit set', setId, figures: edited }))
  const isDone = set.doneAt !== null
  const setName = name(view)
  const line = useRef<HTMLLIElement>(null)
  const question = useFigureQuestion(set.id, checks, figures)
  const questionText = isDone ? undefined : question.text
  const tick = () => {
    const missing = isDone ? undefined : question.askNext()
    if (missing) return line.current?.querySelectorAll('input')[names.indexOf(missing)]?.focus()
    void keep(isDone ? { kind: 'untick set', setId: set.id } : { kind: 'tick set', setId: set.id, figures: take() })
    if (!isDone) navigator.vibrate?.(10)
  }
  const menu = useSetMenu(view, { keep, take })
  return (
    <li
      ref={line}
      className={css.row}
      data-done={isDone || undefined}
      data-next={isNext || undefined}
      data-asked={questionText && ''}
      inert={isReadOnly}>
      <Menu groups={menu} side="bottom-start">
        <BareButton className={css.kind} data-kind={set.kind} aria-label={`${sign(view)} ${t('setMenu', { set: setName, exercise })}`}>
          {sign(view)}
        </BareButton>
      </Menu>
      <Text
        as="span"
        size="small"
        tone={questionText ? 'attention' : records.length > 0 ? 'done' : 3}
        clip={!questionText}
        className={questionText ? css.question : css.former}>
        {questionText ? (
          <output>{questionText}</output>
        ) : records[0] ? (
          <>
            <Icon of={IconTrophy} size={14} /> <span title={records.map(record).join('\n')}>{t('record')}</span>
          </>
        ) : (
          former && printSet(former, language)
        )}
      </Text>
      <span className={css.figures}>
        {names.map(each => (
          <FigureField
            key={each}
            name={each}
            value={figures[each]}
            step={figureStep(each, stepKg)}
            label={t('figureOf', { figure: figure(each), set: `${setName}, ${exercise}` })}
            className={css.input}
            onChange={value => change(each, value)}
          />
        ))}
      </span>
      <button type="button" className={css.tick} aria-pressed={isDone} aria-label={t('tick', { set: setName, exercise })} onClick={tick}>
        <IconCheck stroke={2} aria-hidden />
      </button>
    </li>
  )
}
