import { surveyLimits, type AnswerTest, type Question } from '@allenio/contract/surveys'
import { firstTest } from '@allenio/domain/surveys'
import { IconPlus, IconX } from '@tabler/icons-react'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { TestFields } from './test-fields.tsx'

/** The answers that need the attention of whoever reads them. */
export function FlagSettings({ question }: { question: Question }) {
  const t = useEditorWords()
  const { set } = useEditor()
  const { key: id, flags } = question
  const write = (next: readonly AnswerTest[]) => set(id, { flags: next.length === 0 ? undefined : [...next] })
  return (
    <Section title={t('flags')} text={t('flagsText')} level={3}>
      <Stack gap={12}>
        {flags.map((flag, index) => (
          // tests have no names, and two may be alike
          <Row key={index} gap={4} align="start">
            <Stack gap={4} grow>
              <TestFields question={question} test={flag} onChange={test => write(flags.with(index, test))} />
            </Stack>
            <IconButton size="small" label={t('removeTest')} icon={IconX} onClick={() => write(flags.toSpliced(index, 1))} />
          </Row>
        ))}
        {flags.length < surveyLimits.flags && (
          <Row>
            <Button size="small" kind="quiet" icon={IconPlus} onClick={() => write([...flags, firstTest(question)])}>
              {t('addFlag')}
            </Button>
          </Row>
        )}
      </Stack>
    </Section>
  )
}
