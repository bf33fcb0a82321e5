import type { BillingProfile } from '@allenio/contract/payments'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBusinessWords, useCountries } from '#areas/business'
import { FactList } from '#areas/purchases'
import { useFormats } from '#lib/formats'
import { AttentionLine } from '#ui/attention-line'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SkeletonLines } from '#ui/skeleton'
import { billingQuery } from '../data.ts'
import { BillingDialog } from './billing-dialog.tsx'
import { useBillingWords } from './words.ts'

export function BillingSection() {
  const t = useBillingWords()
  const query = useQuery(billingQuery())
  return (
    <Section split title={t('title')} text={t('text')}>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={4} />}>
        {billing => <BillingFacts billing={billing} />}
      </Loaded>
    </Section>
  )
}

function BillingFacts({ billing }: { billing: BillingProfile }) {
  const t = useBillingWords()
  const say = useBusinessWords()
  const { day } = useFormats()
  const countries = useCountries()
  const [isOpen, setOpen] = useState(false)
  const { name, address, country, vatNumber, fiscalCode, email, vat, viesCheck, missing } = billing
  const vatTexts = {
    standard: t('vatStandard', { percent: vat.percent }),
    'reverse charge': t('vatReverse'),
    outside: t('vatOutside'),
  } as const
  const viesText = () => {
    if (viesCheck === null) return vat.isUnchecked ? t('viesUnreachable') : undefined
    if (viesCheck.answer === 'valid') return t('viesValid', { day: day(viesCheck.at) })
    return t(viesCheck.answer === 'invalid' ? 'viesInvalid' : 'viesUnreachable')
  }
  return (
    <Stack gap={16}>
      {missing.length > 0 && <AttentionLine status="note" text={t('missing')} />}
      <FactList
        facts={[
          { label: t('name'), value: name },
          { label: say('address'), value: address },
          { label: say('country'), value: countries.find(({ value }) => value === country)?.label },
          { label: say(country === 'IT' ? 'vatNumber' : 'vatNumberAbroad'), value: vatNumber },
          { label: say(country === 'IT' ? 'fiscalCode' : 'fiscalCodeAbroad'), value: fiscalCode },
          { label: t('email'), value: email },
          { label: t('vatText'), value: [vatTexts[vat.reason], viesText()].filter(Boolean).join('. ') },
        ]}
      />
      <Row>
        <Button onClick={() => setOpen(true)}>{t(missing.length > 0 ? 'complete' : 'edit')}</Button>
      </Row>
      {isOpen && <BillingDialog billing={billing} onClose={() => setOpen(false)} />}
    </Stack>
  )
}
