import { useLanguage } from '#lib/words'
import { useFormats } from '#lib/formats'
import { AttentionLine } from '#ui/attention-line'
import { Button } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { InfoTip } from '#ui/info-tip'
import { Row, Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { dayName } from '../row-names.ts'
import { freeMealsOf } from '../totals/day-figures.ts'
import { useEditorWords } from '../words.ts'
import { FitLines } from './fit-lines.tsx'
import type { FitForm } from './fit-state.ts'
import { FitTargets } from './fit-targets.tsx'
import { isChanged, type FittedDay } from './outcome.ts'
import { linesToFit, type FitDay } from './question.ts'
import type { TargetTexts } from './texts.ts'
import type { useFit } from './use-fit.ts'
import { useFitWords } from './words.ts'

interface FitPreviewProps {
  form: FitForm
  fit: ReturnType<typeof useFit>
  /** The number of quantities that change. */
  count: number
  texts: TargetTexts
}

/** The changed quantities and how near the days come to their targets, or why there is nothing to show. */
export function FitPreview({ form, fit, count, texts }: FitPreviewProps) {
  const t = useFitWords()
  const { days, failure, isBusy } = fit
  const isDone = days !== undefined && !isBusy
  return (
    <Stack gap={12} as="section" aria-label={t('preview')} aria-busy={isBusy}>
      <Row gap={8} wrap justify="between">
        <Row gap={4}>
          <Title level={3} size={16}>
            {t('preview')}
          </Title>
          <InfoTip text={t('rules')} />
        </Row>
        <Text as="output" tone={2} figures>
          {isBusy && !days ? t('isBusy') : isDone && count > 0 ? t('changes', { count }) : ''}
        </Text>
      </Row>
      {!form.task && <Lack form={form} />}
      {failure && (
        <AttentionLine
          text={failureText(t, failure, form.task?.days ?? [])}
          action={
            <Button size="small" onClick={fit.tryAgain}>
              {t('again')}
            </Button>
          }
        />
      )}
      {isDone && count === 0 && <Text tone={2}>{t('noChanges')}</Text>}
      {days?.map(day => (
        <PreviewDay key={day.day.id} day={day} form={form} texts={texts} isOnly={days.length === 1} />
      ))}
    </Stack>
  )
}

/** The message of a failure. The advice to fit one day at a time would not help a single day that takes too long. */
function failureText(t: ReturnType<typeof useFitWords>, failure: 'too long' | 'failed', days: readonly FitDay[]): string {
  if (failure === 'failed') return t('failed')
  const count = linesToFit(days).length
  return days.length > 1 ? t('too long', { count }) : t('tooLongDay', { count })
}

function Lack({ form: { lack, chosenDays } }: Pick<FitPreviewProps, 'form'>) {
  const t = useFitWords()
  const words = useEditorWords()
  const language = useLanguage()
  const [day, other] = chosenDays
  const isOnly = day !== undefined && other === undefined
  const text = lack !== 'noRows' ? t(lack) : isOnly ? t('noRows', { day: dayName(day, language, words) }) : t('noRowsAnywhere')
  return <Text tone={2}>{text}</Text>
}

interface PreviewDayProps extends Pick<FitPreviewProps, 'form' | 'texts'> {
  day: FittedDay
  isOnly: boolean
}

/** Shows the changes of a day. If there are several days, the rows are folded, so that all totals are visible at once. */
function PreviewDay({ day, form, texts, isOnly }: PreviewDayProps) {
  const t = useFitWords()
  const words = useEditorWords()
  const language = useLanguage()
  const name = dayName(day.day, language, words)
  const changed = day.lines.filter(isChanged).length
  return (
    <Stack gap={16} as="section" aria-label={name}>
      {!isOnly && (
        <Title level={4} size={16}>
          {name}
        </Title>
      )}
      {day.lines.length === 0 && !isOnly && <Text tone={2}>{t('noRows', { day: name })}</Text>}
      {day.lines.length > 0 && (
        <>
          <FitTargets day={day} texts={texts} />
          <FreeMeals day={day} />
          {isOnly ? (
            <FitLines day={day} form={form} />
          ) : (
            <Disclosure title={t('rowsOf')} sub={t('rowCount', { count: day.lines.length, changed })}>
              <FitLines day={day} form={form} />
            </Disclosure>
          )}
        </>
      )}
    </Stack>
  )
}

/** The free meals of a day: they have no rows to move, and count by their energy only. */
function FreeMeals({ day: { day } }: Pick<PreviewDayProps, 'day'>) {
  const t = useFitWords()
  const { integer } = useFormats()
  const { length } = freeMealsOf(day)
  const { estimatedKcal } = day.sum
  const texts = [
    length > 0 && t('freeMeals', { count: length }),
    estimatedKcal > 0 && t('estimatedMeals', { kcal: integer(Math.round(estimatedKcal)) }),
  ].filter(Boolean)
  if (texts.length === 0) return null
  return (
    <Text size="hint" tone={2}>
      {texts.join(' ')}
    </Text>
  )
}
