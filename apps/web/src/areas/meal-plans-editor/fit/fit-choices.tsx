import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { ChoiceChip } from '#ui/choice-chip'
import { FieldSet } from '#ui/field'
import { Row, Stack } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { Select } from '#ui/select'
import { Text, Title } from '#ui/text'
import { openDialog } from '../dialogs.ts'
import type { DayEntry } from '../outline.ts'
import { dayName } from '../row-names.ts'
import { useEditorWords } from '../words.ts'
import type { FitForm } from './fit-state.ts'
import { isComplete } from './nutrients.ts'
import { NutrientLines } from './nutrient-lines.tsx'
import type { TargetTexts } from './texts.ts'
import type { ChosenTarget } from './targets.ts'
import { useFitWords } from './words.ts'

interface FitChoicesProps {
  day: DayEntry
  days: readonly DayEntry[]
  form: FitForm
  texts: TargetTexts
}

/** Which days, which targets, and what stays. */
export function FitChoices({ day, days, form, texts }: FitChoicesProps) {
  const t = useFitWords()
  const words = useEditorWords()
  const language = useLanguage()
  const { state, change } = form
  return (
    <Stack gap={16}>
      {days.length > 1 && (
        <SegmentedControl
          label={t('scope')}
          wide
          options={[
            { value: 'day', label: t('oneDay', { day: dayName(day, language, words) }) },
            { value: 'all', label: t('allDays', { count: days.length }) },
          ]}
          value={state.isWholePlan ? 'all' : 'day'}
          onChange={value => change({ isWholePlan: value === 'all' })}
        />
      )}
      <Stack gap={8}>
        <Title level={3} size={16}>
          {t('targets')}
        </Title>
        <SourceTargets form={form} texts={texts} />
        <NutrientLines form={form} texts={texts} />
      </Stack>
      <Stack gap={8}>
        <Checkbox label={t('keepsLocked')} checked={state.keepsLocked} onChange={event => change({ keepsLocked: event.target.checked })} />
        <Checkbox
          label={t('keepsDishes')}
          hint={t('keepsDishesHint')}
          checked={state.keepsDishes}
          onChange={event => change({ keepsDishes: event.target.checked })}
        />
      </Stack>
    </Stack>
  )
}

/** Energy and macros of the plan or of the client, each a chip. */
function SourceTargets({ form, texts }: Pick<FitChoicesProps, 'form' | 'texts'>) {
  const t = useFitWords()
  const { state, change, sources, source, chosenDays } = form
  if (!source) {
    return (
      <Row gap={12} wrap justify="between">
        <Text tone={2}>{t('noTarget')}</Text>
        <Button size="small" onClick={() => openDialog({ kind: 'plan' })}>
          {t('setTarget')}
        </Button>
      </Row>
    )
  }
  const toggle = (code: string) => {
    const next = new Set(state.leftOut)
    if (!next.delete(code)) next.add(code)
    change({ leftOut: next })
  }
  const chipText = ({ code, kind, amount: wanted }: ChosenTarget) => {
    if (!source.isSameEachDay) return texts.nameOf(code)
    const amount = texts.amountText(code, wanted)
    return `${texts.nameOf(code)} ${kind === 'about' ? amount : t('atLeastChip', { amount })}`
  }
  const offered = source.targets.filter(({ code }) => !state.nutrients.some(each => each.code === code))
  return (
    <Stack gap={8}>
      {sources.length > 1 && (
        <Select
          label={t('source')}
          labelHidden
          value={source.id}
          options={sources.map(({ id, label }) => ({ value: id, label }))}
          onChange={event => change({ sourceId: event.target.value })}
        />
      )}
      <FieldSet label={t('targets')} labelHidden>
        <Row gap={8} wrap>
          {offered.map(target => {
            const isKnown = target.kind === 'about' || isComplete(target.code, chosenDays)
            return (
              <ChoiceChip
                key={target.code}
                type="checkbox"
                disabled={!isKnown}
                checked={isKnown && !state.leftOut.has(target.code)}
                onChange={() => toggle(target.code)}>
                {isKnown ? chipText(target) : t('partialNutrient', { name: texts.nameOf(target.code) })}
              </ChoiceChip>
            )
          })}
        </Row>
      </FieldSet>
    </Stack>
  )
}
