import type { EnergyNeed } from '@allenio/domain/macros'
import { isChild } from '@allenio/domain/visits'
import { useMe } from '#shell'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { Row, Stack } from '#ui/layout'
import { ButtonLink } from '#ui/button'
import { Text } from '#ui/text'
import type { LineProps } from './data.ts'
import { factFields } from './fact-fields.ts'
import { useFactWords } from './fact-words.ts'
import { FaultText } from './fault-text.tsx'
import { faultOf } from './faults.ts'
import { FigureLine } from './figure-line.tsx'
import css from './energy.module.css'
import { useEnergyWords } from './words.ts'

type BodyProps = Pick<LineProps, 'clientId' | 'energy'>

/** The index, of adults with its class, and the weights that are healthy at this height. */
export function IndexLine({ clientId, energy: { facts }, need: { index, healthy } }: BodyProps & { need: EnergyNeed }) {
  const t = useEnergyWords()
  const { decimal } = useFormats()
  const { valueOf } = useFactWords()
  // without a class a figure says why: children have none, and an age that is not known may be a child's
  const isOfChild = isChild(facts.age)
  const fault = faultOf(index) ?? (isOfChild ? undefined : faultOf(healthy))
  const one = (value: number) => decimal(value, { most: 1 })
  const bodyClass = 'bmi' in index && index.bodyMassClass !== null && t(`class_${index.bodyMassClass}`)
  const range = 'from' in healthy && t('bmiText', { height: valueOf('height', facts) ?? '', from: one(healthy.from), to: one(healthy.to) })
  return (
    <FigureLine
      label={t('bmi')}
      value={'bmi' in index ? [one(index.bmi), bodyClass].filter(Boolean).join(' · ') : null}
      text={
        <Stack gap={2}>
          {fault && <FaultText fault={fault} clientId={clientId} />}
          {isOfChild ? t('noClasses') : range}
        </Stack>
      }
    />
  )
}

/** All that is known of the client, with the day of what changes. */
export function FactLines({ clientId, energy: { facts } }: BodyProps) {
  const t = useEnergyWords()
  const { day, percent } = useFormats()
  const { valueOf } = useFactWords()
  const mayEdit = useMe()?.permissions.includes('update clients') ?? false
  const { weight, fatFreePercent } = facts
  const textOf = (field: (typeof factFields)[number]) => {
    if (field === 'weight' && weight) return `${valueOf(field, facts)}, ${t('weighed', { day: day(weight.day) })}`
    if (field === 'fat_free_mass_perc' && fatFreePercent)
      return t('fatFreeOn', { percent: percent(fatFreePercent.value, { most: 1 }), day: day(fatFreePercent.day) })
    return valueOf(field, facts)
  }
  return (
    <div className={css.line}>
      <Row justify="between" gap={12} align="baseline">
        <Text as="span" weight={500}>
          {t('facts')}
        </Text>
        {mayEdit && (
          <ButtonLink kind="quiet" size="small" href={hrefTo('/clients/$id/edit', { id: clientId })}>
            {t('editRecord')}
          </ButtonLink>
        )}
      </Row>
      <dl className={css.facts}>
        {factFields.map(field => (
          <FactRow key={field} label={t(`fact_${field}`)} text={textOf(field)} />
        ))}
      </dl>
    </div>
  )
}

function FactRow({ label, text }: { label: string; text: string | null }) {
  const t = useEnergyWords()
  return (
    <>
      <Text as="dt" size="hint" tone={2}>
        {label}
      </Text>
      <Text as="dd" size="hint" tone={text === null ? 3 : 1} figures>
        {text ?? t('notKnown')}
      </Text>
    </>
  )
}
