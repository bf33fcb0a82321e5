import type { Answer } from '@allenio/contract/surveys'
import { isAnswered } from '@allenio/domain/surveys'
import { IconFlag, IconQuote } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Badge } from '#ui/badge'
import { Change } from '#ui/change'
import { classes } from '#ui/classes'
import { Disclosure } from '#ui/disclosure'
import { IconButton } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { Sparkline } from '#ui/sparkline'
import { Text } from '#ui/text'
import { AnswerFiles } from './answer-files.tsx'
import { answerTexts } from './answer-texts.ts'
import { PhotoPairs } from './photo-pairs.tsx'
import type { QuestionListProps } from './question-list.tsx'
import type { SheetRow } from './rows.ts'
import css from './sheet.module.css'
import { useSheetWords } from './words.ts'

interface QuestionRowProps extends Omit<QuestionListProps, 'pages'> {
  row: SheetRow
}

/** One question with its answers. */
export function QuestionRow(props: QuestionRowProps) {
  const { row, metrics, onQuote } = props
  const t = useSheetWords()
  const language = useLanguage()
  const { day } = useFormats()
  const { question, now, isFigure, isFlagged, askedDifferently } = row
  const textsOf = (answer: Answer | undefined) => (isAnswered(answer) ? answerTexts(question, answer, { language, metrics }) : [])
  const quoted = () => t('quoted', { question: question.text, answer: textsOf(now).join(', ') })
  return (
    <li className={classes(css.row, isFigure && css.figures)} data-flagged={isFlagged || undefined}>
      <Stack gap={4} align="start" className={css.question}>
        <Row gap={8} align="start" className={css.asked}>
          <Text as="h4" size="hint" tone={2} breaks>
            {question.text}
          </Text>
          {onQuote && (
            <IconButton
              size="small"
              kind="quiet"
              className={css.quote}
              label={t('quote', { question: question.text })}
              icon={IconQuote}
              onClick={() => onQuote(quoted())}
            />
          )}
        </Row>
        {askedDifferently && (
          <Text size="small" tone={3} breaks>
            {t('askedDifferently', { day: day(askedDifferently.until) })}
            {askedDifferently.text !== question.text && `: ${t('askedAs', { text: askedDifferently.text })}`}
          </Text>
        )}
      </Stack>
      {isFigure ? <FigureCells row={row} textOf={answer => textsOf(answer)[0]} /> : <WideCell {...props} textsOf={textsOf} />}
    </li>
  )
}

function Value({ row: { isFlagged }, children }: { row: SheetRow; children: ReactNode }) {
  const t = useSheetWords()
  return (
    <>
      {children}
      {isFlagged && (
        <Badge status="attention" icon={IconFlag}>
          {t('flagged')}
        </Badge>
      )}
    </>
  )
}

interface FigureCellsProps {
  row: SheetRow
  textOf: (answer: Answer | undefined) => string | undefined
}

function FigureCells({ row, textOf }: FigureCellsProps) {
  const t = useSheetWords()
  const { question, now, previous, first, change, series } = row
  const before = (name: string, area: string | undefined, answer: Answer | undefined) => (
    <div className={classes(css.before, area)} data-empty={answer === undefined || undefined}>
      <span className={css.label}>{name}</span>
      <span>{textOf(answer) ?? '–'}</span>
    </div>
  )
  return (
    <>
      {before(t('first'), css.first, first)}
      {before(t('previous'), css.previous, previous)}
      <div className={css.now}>
        <Value row={row}>
          {now ? (
            <Text as="span" size={16} weight={600} figures>
              {textOf(now)}
            </Text>
          ) : (
            <Text as="span" tone={3}>
              {t('noAnswer')}
            </Text>
          )}
        </Value>
      </div>
      <div className={css.change}>{change !== null && change !== 0 && <Change value={change} decimals={2} />}</div>
      <div className={css.spark}>
        {series.length > 1 && <Sparkline values={series} width={64} height={22} label={t('courseOf', { question: question.text })} />}
      </div>
    </>
  )
}

interface WideCellProps extends QuestionRowProps {
  textsOf: (answer: Answer | undefined) => string[]
}

/** Words, files and photos take the width of the sheet. What was written before is a press away where it is long. */
function WideCell({ row, answer, onCompare, textsOf }: WideCellProps) {
  const t = useSheetWords()
  const { day } = useFormats()
  const { question, now, previous } = row
  if (question.kind === 'progress') return <PhotoPairs row={row} answer={answer} onCompare={onCompare} />
  if (question.kind === 'files') return <AnswerFiles row={row} answer={answer} />
  const [texts, before] = [textsOf(now), textsOf(previous)]
  const isLong = before.join(' ').length > 140
  return (
    <Stack gap={8} className={css.wide}>
      <Row gap={8} align="start" justify="between">
        <Value row={row}>
          {texts.length === 0 ? (
            <Text tone={3}>{t('noAnswer')}</Text>
          ) : (
            <BareList gap={2}>
              {texts.map(text => (
                <li key={text} className={css.words}>
                  {text}
                </li>
              ))}
            </BareList>
          )}
        </Value>
      </Row>
      {before.length > 0 &&
        answer.previous &&
        (isLong ? (
          <Disclosure title={t('lastText', { day: day(answer.previous.day) })}>
            <p className={css.words}>{before.join('\n')}</p>
          </Disclosure>
        ) : (
          <Text size="hint" tone={2} breaks>
            <span className={css.tag}>{t('previous')}</span>
            {before.join(', ')}
          </Text>
        ))}
    </Stack>
  )
}
