import type { SurveyAnswerDetail } from '@allenio/contract/surveys'
import type { Metrics } from '@allenio/domain/surveys'
import { useFormats } from '#lib/formats'
import { Text } from '#ui/text'
import { QuestionRow } from './question-row.tsx'
import type { SheetPage } from './rows.ts'
import css from './sheet.module.css'
import { useSheetWords } from './words.ts'

export interface QuestionListProps {
  answer: SurveyAnswerDetail
  pages: readonly SheetPage[]
  metrics: Metrics
  onQuote: ((text: string) => void) | undefined
  onCompare: (() => void) | undefined
}

/** The questions with now, before and first beside each other; where there is no room for columns, below each other. */
export function QuestionList({ pages, ...shared }: QuestionListProps) {
  const { answer } = shared
  return pages.map(({ title, rows }, at) => (
    <section key={`${title} ${at}`} className={css.page} aria-label={title || undefined}>
      {title && (
        <Text as="h3" size="small" tone={3} weight={600} className={css.pageTitle}>
          {title}
        </Text>
      )}
      {at === 0 && <ColumnHeads answer={answer} />}
      <ul className={css.rows}>
        {rows.map(row => (
          <QuestionRow key={row.question.key} row={row} {...shared} />
        ))}
      </ul>
    </section>
  ))
}

/** The heads of the columns. Where the values stand below each other, each has its own label. */
function ColumnHeads({ answer: { day, previous, first } }: Pick<QuestionListProps, 'answer'>) {
  const t = useSheetWords()
  const { day: dayText } = useFormats()
  const heads = [
    { name: t('first'), day: first?.day },
    { name: t('previous'), day: previous?.day },
    { name: t('now'), day },
    { name: t('change') },
    { name: t('course') },
  ]
  return (
    <div className={css.heads} aria-hidden>
      <span />
      {heads.map(({ name, day: at }) => (
        <span key={name}>
          {name}
          {at && <small>{dayText(at)}</small>}
        </span>
      ))}
    </div>
  )
}
