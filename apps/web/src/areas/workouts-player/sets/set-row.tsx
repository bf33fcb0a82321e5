import { IconCheck, IconTrophy } from '@tabler/icons-react'
import { printSet, type WorkoutGesture } from '@allenio/domain/workouts'
import { useRef, useState } from 'react'
import { Stopwatch, TempoGuide } from '#areas/workouts'
import { useLanguage } from '#lib/words'
import { Icon } from '#ui/icon'
import { BareButton } from '#ui/layout'
import { Menu } from '#ui/menu'
import { Text } from '#ui/text'
import { AfterSet } from './after-set.tsx'
import { askedBeside } from './asked-set.ts'
import type { Effort } from './effort.ts'
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
  /** The name of the exercise, for screen readers. */
  exercise: string
  figures: readonly FigureName[]
  stepKg: number
  /** The set is the next open one. */
  isNext: boolean
  isReadOnly?: boolean
  /** Checks of the figures: before the set is done, a failing one raises a question. */
  checks: FigureChecks
  /** The question that can be answered after the set. */
  effort: Effort | undefined
  /** The set was ticked last. */
  isLast: boolean
  /** The set is measured by a stopwatch. */
  hasClock: boolean
  /** The tempo that the client should follow. */
  tempo?: string | undefined
  keep: (gesture: WorkoutGesture) => Promise<unknown>
}

/** A set in one line: fields for its figures, and one tap when it is done. The row is independent of the page around it. */
export function SetRow({
  view,
  exercise,
  figures: names,
  isNext,
  isLast,
  isReadOnly = false,
  effort,
  hasClock,
  tempo,
  ...props
}: SetRowProps) {
  const { stepKg, checks, keep } = props
  const t = useSetWords()
  const language = useLanguage()
  const { name, sign, figure, effort: effortText, record } = useSetNames()
  const { set, former, records, plan } = view
  const { figures, change, take } = useDraftFigures(view, (setId, edited) => keep({ kind: 'edit set', setId, figures: edited }))
  const isDone = set.doneAt !== null
  const setName = name(view)
  const line = useRef<HTMLDivElement>(null)
  const [isAsking, setAsking] = useState(false)
  const question = useFigureQuestion(set.id, checks, figures)
  const questionText = isDone ? undefined : question.text
  const tick = () => {
    const missing = isDone ? undefined : question.askNext()
    if (missing) return line.current?.querySelectorAll('input')[names.indexOf(missing)]?.focus()
    void keep(isDone ? { kind: 'untick set', setId: set.id } : { kind: 'tick set', setId: set.id, figures: take() })
    if (!isDone) navigator.vibrate?.(10)
  }
  const onEffort = isDone && effort && !isLast ? () => setAsking(!isAsking) : undefined
  const menu = useSetMenu(view, { keep, take, effort, onEffort })
  const isAsked = isDone && !isReadOnly && (isLast || isAsking)
  return (
    <li className={css.set} inert={isReadOnly}>
      <div ref={line} className={css.row} data-done={isDone || undefined} data-next={isNext || undefined} data-asked={questionText && ''}>
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
            (isDone ? effortText(figures) : askedBeside(plan, language)) || (former && printSet(former, language))
          )}
        </Text>
        <span className={css.figures}>
          {names.map(each => (
            <FigureField
              key={each}
              setId={set.id}
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
      </div>
      {hasClock && !isReadOnly && <Stopwatch setId={set.id} target={figures.seconds} onStop={seconds => change('seconds', seconds)} />}
      {tempo !== undefined && !isReadOnly && <TempoGuide tut={tempo} />}
      {isAsked && <AfterSet view={view} effort={effort} take={take} keep={keep} />}
    </li>
  )
}
