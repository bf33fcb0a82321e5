import { conditionJoins, surveyLimits, type Question, type QuestionCondition } from '@allenio/contract/surveys'
import { firstTest } from '@allenio/domain/surveys'
import { IconPlus, IconX } from '@tabler/icons-react'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { SegmentedControl } from '#ui/segmented-control'
import { Select } from '#ui/select'
import { Text } from '#ui/text'
import { useEarlierQuestions, useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { TestFields } from './test-fields.tsx'

/** When a question is asked: always, or where the answers to earlier ones pass tests. */
export function ConditionSettings({ question: { key: id, condition } }: { question: Question }) {
  const t = useEditorWords()
  const { set } = useEditor()
  const earlier = useEarlierQuestions(id)
  const tests = condition?.tests ?? []
  const join = condition?.join ?? 'all'
  const write = (next: QuestionCondition['tests'], nextJoin = join) =>
    set(id, { condition: next.length === 0 ? undefined : { join: nextJoin, tests: next } })
  const nearest = earlier.at(-1)
  return (
    <Section title={t('condition')} level={3}>
      <Stack gap={12}>
        {tests.length === 0 && <Text tone={2}>{t(nearest ? 'alwaysAsked' : 'noEarlier')}</Text>}
        {tests.length > 1 && (
          <SegmentedControl
            label={t('join')}
            options={conditionJoins.map(value => ({ value, label: t(`join_${value}`) }))}
            value={join}
            onChange={next => write(tests, next)}
          />
        )}
        {tests.map((each, index) => {
          const target = earlier.find(({ key }) => key === each.question)
          return (
            // tests have no names, and two may be alike
            <Row key={index} gap={4} align="start">
              <Stack gap={4} grow>
                <Select
                  label={t('conditionQuestion')}
                  labelHidden
                  placeholder={target ? undefined : t('unknownQuestion')}
                  options={earlier.map(({ key, text }, at) => ({ value: key, label: `${at + 1}. ${text || '…'}` }))}
                  value={target?.key ?? ''}
                  onChange={event => {
                    const next = earlier.find(({ key }) => key === event.target.value)
                    if (next) write(tests.with(index, { question: next.key, test: firstTest(next) }))
                  }}
                />
                {target && (
                  <TestFields
                    question={target}
                    test={each.test}
                    onChange={test => write(tests.with(index, { question: target.key, test }))}
                  />
                )}
              </Stack>
              <IconButton size="small" label={t('removeTest')} icon={IconX} onClick={() => write(tests.toSpliced(index, 1))} />
            </Row>
          )
        })}
        {nearest && tests.length < surveyLimits.conditionTests && (
          <Row>
            <Button
              size="small"
              kind="quiet"
              icon={IconPlus}
              onClick={() => write([...tests, { question: nearest.key, test: firstTest(nearest) }])}>
              {t('addCondition')}
            </Button>
          </Row>
        )}
      </Stack>
    </Section>
  )
}
