import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { FormNotice } from '#ui/form-notice'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useWords } from '#ui/words'
import { LineRow } from './line-row.tsx'
import css from './paste.module.css'
import type { LineEdit, LineState, PastedLine } from './pasted-lines.ts'
import { usePasteWords } from './words.ts'

interface CheckStepProps {
  lines: readonly PastedLine[]
  states: readonly LineState[]
  isCut: boolean
  /** The heading above a line; the same as that of the line before it is not said again. */
  headingOf?: ((place: number) => string) | undefined
  note?: ReactNode
  failure: string | undefined
  /** Asks once more for foods that did not come. */
  onRetryFoods: (() => void) | undefined
  onEdit: (line: PastedLine, edit: LineEdit) => void
}

/** The step in which each line gets its food and its quantity. */
export function CheckStep({ lines, states, isCut, headingOf, note, failure, onRetryFoods, onEdit }: CheckStepProps) {
  const t = usePasteWords()
  const words = useWords()
  const { integer } = useFormats()
  const top = useRef<HTMLDivElement>(null)
  // the button that was pressed is gone, and the keyboard goes on from here
  useEffect(() => top.current?.focus(), [])
  return (
    <Stack gap={16}>
      <div ref={top} tabIndex={-1} className={css.top}>
        <LineCounts lines={lines} states={states} />
      </div>
      {note}
      {isCut && <Text tone={2}>{t('cut', { count: integer(lines.length) })}</Text>}
      <FormNotice failure={failure === undefined ? undefined : { text: failure }} onOver={() => undefined} />
      {onRetryFoods && (
        <Row gap={8} wrap role="alert">
          <Text tone="error">{t('foodsNotLoaded')}</Text>
          <Button size="small" onClick={onRetryFoods}>
            {words.retry}
          </Button>
        </Row>
      )}
      <BareList className={css.lines} aria-label={t('lines')}>
        {lines.map((line, index) => {
          const state = states[index]
          const heading = headingOf?.(index)
          const isNew = heading !== undefined && heading !== headingOf?.(index - 1)
          return (
            <Fragment key={line.key}>
              {isNew && <li className={css.heading}>{heading}</li>}
              {state && <LineRow line={line} state={state} onEdit={edit => onEdit(line, edit)} />}
            </Fragment>
          )
        })}
      </BareList>
    </Stack>
  )
}

/** How many lines are ready, lack something or name what is there. */
function LineCounts({ lines, states }: Pick<CheckStepProps, 'lines' | 'states'>) {
  const t = usePasteWords()
  const ready = states.filter((state, index) => state.kind === 'ready' && lines[index]?.isTicked).length
  const isToMend = ({ kind }: LineState, { doubt, isTicked }: PastedLine) =>
    kind === 'food needed' || kind === 'quantity needed' || (kind === 'ready' && doubt !== undefined && !isTicked)
  const toMend = lines.filter((line, index) => states[index] && isToMend(states[index], line)).length
  const inRecipe = states.filter(({ kind }) => kind === 'already there').length
  return (
    <Row gap={8} wrap aria-live="polite">
      {ready > 0 && <Badge status="done">{t('ready', { count: ready })}</Badge>}
      {toMend > 0 && <Badge status="attention">{t('toMend', { count: toMend })}</Badge>}
      {inRecipe > 0 && <Badge>{t('inRecipe', { count: inRecipe })}</Badge>}
    </Row>
  )
}
