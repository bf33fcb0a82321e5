import { macros, type Macro } from '@allenio/domain/aliments'
import { useWatch } from 'react-hook-form'
import { useMacroNames } from '#areas/aliments'
import { useFormValue } from '#lib/forms'
import { useFormats } from '#lib/formats'
import { StatusIcon } from '#ui/badge'
import { DecimalField, useDecimalText } from '#ui/decimal-field'
import { Grid, Row, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { Button } from '#ui/button'
import { ClientTargets } from './client-targets.tsx'
import css from './form.module.css'
import { figureOf, gramsOf, percentSum } from './target.ts'
import type { TargetTexts } from './target.ts'
import { mostKcal } from './use-plan-form.ts'
import type { FieldsProps } from './use-plan-form.ts'
import { useFormWords } from './words.ts'

/** The target of the plan's days, typed or taken from the client's macros. It may stay open. */
export function TargetFields({ form }: FieldsProps) {
  const t = useFormWords()
  const client = useWatch({ control: form.control, name: 'client' })
  const take = (target: TargetTexts) => {
    for (const name of ['kcal', ...macros] as const) form.setValue(name, target[name], { shouldDirty: true })
    form.clearErrors(['kcal', ...macros])
  }
  return (
    <Section title={t('target')} text={t('targetText')} split>
      <Stack gap={16}>
        {client && <ClientTargets clientId={client.id} onTake={take} />}
        <Grid columns={2}>
          <FigureField form={form} name="kcal" />
        </Grid>
        <Grid columns={3}>
          {macros.map(macro => (
            <FigureField key={macro} form={form} name={macro} />
          ))}
        </Grid>
        <TargetSum form={form} />
      </Stack>
    </Section>
  )
}

/** Shares of energy within the reference intervals of SINU, LARN, IV revision, 2014. */
const usualShares = { protein: 15, carbs: 55, lipids: 30 } as const

const starts = { kcal: 2000, protein: 30, carbs: 45, lipids: 25 } as const

function FigureField({ form, name }: FieldsProps & { name: 'kcal' | Macro }) {
  const t = useFormWords()
  const names = useMacroNames()
  const value = useFormValue(form, name)
  const isEnergy = name === 'kcal'
  return (
    <DecimalField
      {...value}
      label={isEnergy ? t('energy') : names.macro(name)}
      unit={isEnergy ? 'kcal' : '%'}
      step={isEnergy ? 50 : 5}
      min={0}
      max={isEnergy ? mostKcal : 100}
      parse={text => figureOf(name, text) ?? undefined}
      start={starts[name]}
      optional={isEnergy}
    />
  )
}

/** Follows the typing: what is left of 100%, and what the percents are in grams. */
function TargetSum({ form }: FieldsProps) {
  const t = useFormWords()
  const names = useMacroNames()
  const write = useDecimalText()
  const { decimal } = useFormats()
  const [kcal, protein, carbs, lipids] = useWatch({ control: form.control, name: ['kcal', 'protein', 'carbs', 'lipids'] })
  const texts = { kcal, protein, carbs, lipids }
  const percents = percentSum(texts)
  const grams = gramsOf(texts)
  const isWhole = percents?.sum === 100 && percents.missing.length === 0
  const percent = (value: number) => decimal(value, { most: 1 })
  const sentence = () => {
    if (!percents) return t('noTarget')
    if (isWhole) return t('isHundred')
    return percents.sum > 100
      ? t('aboveHundred', { percent: percent(percents.sum - 100) })
      : t('underHundred', { percent: percent(100 - percents.sum) })
  }
  const rest = percents?.rest
  return (
    <Row gap={8} wrap className={css.sum}>
      <output>
        <Row as="span" gap={6}>
          {percents && <StatusIcon status={isWhole ? 'done' : 'attention'} />}
          <Text as="span" tone={percents ? undefined : 3} figures>
            {sentence()}
            {isWhole && grams && (
              <Text as="span" tone={2}>
                {' · '}
                {macros.map(macro => `${names.macroLetter(macro)} ${decimal(grams[macro], { most: 0 })}\u00a0g`).join(' · ')}
              </Text>
            )}
          </Text>
        </Row>
      </output>
      {!percents && (
        <Button
          size="small"
          onClick={() => {
            for (const macro of macros) form.setValue(macro, String(usualShares[macro]), { shouldDirty: true })
            form.clearErrors(macros.slice())
          }}>
          {t('usualShares')}
        </Button>
      )}
      {rest && rest.percent > 0 && (
        <Button
          size="small"
          onClick={() => {
            form.setValue(rest.macro, write(rest.percent), { shouldDirty: true })
            form.clearErrors(macros.slice())
          }}>
          {t('takeRest', { macro: names.macro(rest.macro), percent: percent(rest.percent) })}
        </Button>
      )}
    </Row>
  )
}
