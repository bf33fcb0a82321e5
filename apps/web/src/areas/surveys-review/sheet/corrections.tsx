import type { Answer, Question, SurveyAnswerDetail } from '@allenio/contract/surveys'
import { isAnswered, type Metrics } from '@allenio/domain/surveys'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { ChangedValue } from '#ui/change'
import { Disclosure } from '#ui/disclosure'
import { BareList, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { answerTexts } from './answer-texts.ts'
import { corrections } from './rows.ts'
import css from './sheet.module.css'
import { useSheetWords } from './words.ts'

/** Shows what the client had sent before they corrected it; nothing where they did not. */
export function Corrections({ answer, metrics }: { answer: SurveyAnswerDetail; metrics: Metrics }) {
  const t = useSheetWords()
  const language = useLanguage()
  const { dayTime } = useFormats()
  if (answer.former.length === 0) return null
  const textOf = (question: Question, given: Answer | undefined) =>
    isAnswered(given) ? answerTexts(question, given, { language, metrics }).join(', ') : '–'
  return (
    <div className={css.corrections}>
      <Disclosure title={t('corrected', { count: answer.former.length })}>
        <Stack gap={12}>
          {corrections(answer).map(({ at, changes }) => (
            <Stack key={at} gap={4}>
              <Text size="small" tone={3}>
                {dayTime(at)}
              </Text>
              {changes.length === 0 ? (
                <Text tone={2}>{t('nothingChanged')}</Text>
              ) : (
                <BareList gap={4}>
                  {changes.map(({ question, before, after }) => (
                    <li key={question.key}>
                      <ChangedValue name={question.text} before={textOf(question, before)} after={textOf(question, after)} />
                    </li>
                  ))}
                </BareList>
              )}
            </Stack>
          ))}
        </Stack>
      </Disclosure>
    </div>
  )
}
