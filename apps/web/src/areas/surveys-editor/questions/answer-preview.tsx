import type { Question } from '@allenio/contract/surveys'
import { useFormats } from '#lib/formats'
import { useSelected } from '#lib/store'
import { withUnit } from '#ui/change'
import { BareList, Row } from '#ui/layout'
import { Text } from '#ui/text'
import { Badge } from '#ui/badge'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'

/** Draws the field that the client will answer with. Nothing here can be pressed: the settings stand beside it. */
export function AnswerPreview({ question }: { question: Question }) {
  const t = useEditorWords()
  const { integer, decimal } = useFormats()
  const metrics = useEditor().metrics
  const metricName = useSelected(metrics, all =>
    question.kind === 'metric' ? all.find(({ kind }) => kind === question.metric)?.name : undefined,
  )
  switch (question.kind) {
    case 'boolean':
      return <Choices texts={[t('yes'), t('no')]} />
    case 'multiple':
      return <Options texts={[...question.options.map(({ text }) => text), ...(question.hasOther ? [t('other')] : [])]} mark="○" />
    case 'checkboxes':
      return (
        <Options
          texts={[
            ...question.options.map(({ text }) => text),
            ...(question.hasOther ? [t('other')] : []),
            ...(question.hasNone ? [t('none')] : []),
          ]}
          mark="☐"
        />
      )
    case 'number': {
      const { min, max, scale, unit } = question
      if (scale && min !== null && max !== null && max >= min && max - min <= longestScale) {
        const steps = Array.from({ length: Math.floor(max - min) + 1 }, (_, at) => integer(min + at))
        return <Choices texts={[scale.low, ...steps, scale.high].filter(Boolean)} />
      }
      const range = [min, max].map(each => (each === null ? '…' : decimal(each))).join(' – ')
      return <Hint text={min === null && max === null ? (unit ? withUnit('…', unit) : '…') : unit ? withUnit(range, unit) : range} />
    }
    case 'metric':
      return <Hint text={metricName ?? t('kind_metric')} />
    case 'text':
      return <Hint text={t(question.isLong ? 'longText' : 'shortText')} />
    case 'files':
      return <Hint text={question.accepts.map(kind => t(`file ${kind}`)).join(', ')} />
    case 'progress':
      return <Hint text={t(question.asksForWeight ? 'photosAndWeight' : 'photosOnly')} />
    case 'date':
      return <Hint text={t(`range_${question.range}`)} />
    default:
      return question satisfies never
  }
}

/** A longer one is a fault, which is told beside the question. */
const longestScale = 20

const Choices = ({ texts }: { texts: readonly string[] }) => (
  <Row gap={4} wrap>
    {texts.map((text, at) => (
      <Badge key={`${text} ${at}`}>{text}</Badge>
    ))}
  </Row>
)

const Options = ({ texts, mark }: { texts: readonly string[]; mark: string }) => (
  <BareList gap={2}>
    {texts.map((text, at) => (
      <Text as="li" key={`${text} ${at}`} tone={2} breaks>
        {`${mark} ${text || '…'}`}
      </Text>
    ))}
  </BareList>
)

const Hint = ({ text }: { text: string }) => (
  <Text size="hint" tone={3} breaks>
    {text}
  </Text>
)
