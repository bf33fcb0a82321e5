import type { AnamnesisField } from '@allenio/domain/visits'
import { anamnesisNames } from '@allenio/domain/visits'
import { useLanguage } from '#lib/words'
import { useSelected } from '#lib/store'
import { Disclosure } from '#ui/disclosure'
import { Grid, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { useEditor } from '../session.ts'
import { Laboratory } from './laboratory.tsx'
import { OwnFields } from './own-fields.tsx'
import { RecordFacts } from './record-facts.tsx'
import { TextCell } from './cells.tsx'
import { useSectionWords } from './words.ts'

// each key is one of the table, which the compiler takes for any text
const fields = Object.keys(anamnesisNames) as AnamnesisField[]
const firstFields: readonly AnamnesisField[] = ['reason', 'goal']
const folded = fields.filter(name => !firstFields.includes(name))

/** Questions before the measures. A control visit asks few of them again, so that all but the first are folded away. */
export function Anamnesis() {
  const t = useSectionWords()
  const language = useLanguage()
  const { state, last } = useEditor()
  const cells = useSelected(state, visit => visit.cells)
  const before = useSelected(last, visit => visit?.cells)
  const changed = before ? folded.filter(name => cells[name] !== undefined && cells[name] !== before[name]).length : 0
  return (
    <Section title={t('anamnesis')}>
      <Stack gap={16}>
        <Grid columns={2}>
          {firstFields.map(name => (
            <TextCell key={name} name={name} label={anamnesisNames[name][language]} marksNew />
          ))}
        </Grid>
        <Disclosure title={t('questions')} sub={changed > 0 ? t('anamnesisNew', { count: changed }) : undefined}>
          <Stack gap={24}>
            <Grid columns={2}>
              {folded.map(name => (
                <TextCell key={name} name={name} label={anamnesisNames[name][language]} marksNew />
              ))}
            </Grid>
            <RecordFacts />
            <OwnFields />
            <Laboratory />
          </Stack>
        </Disclosure>
      </Stack>
    </Section>
  )
}
