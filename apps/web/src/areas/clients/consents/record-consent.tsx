import { consentPurposes, createConsent, guardianMaxLength, ownWordingMaxLength, type ConsentPurpose } from '@allenio/contract/clients'
import { createConsent as asForm } from '@allenio/contract/forms/clients'
import { needsGuardian, productWordingOf } from '@allenio/domain/consents'
import { isDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useMe, useToday } from '#shell'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { useLanguage } from '#lib/words'
import { DayField } from '#ui/day-field'
import { Button } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { FieldSet } from '#ui/field'
import { FormModal } from '#ui/form'
import { Row, Stack } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { Select } from '#ui/select'
import { TextField } from '#ui/text-field'
import { TextArea } from '#ui/text-area'
import { toast } from '#ui/toast'
import { clientQuery } from '../data.ts'
import { consentsQuery } from './data.ts'
import { ConsentText } from './consent-text.tsx'
import { usePrintedForm } from './use-scan.tsx'
import { useConsentWords } from './words.ts'

interface RecordConsentProps {
  clientId: string
  /** The purpose; without it the person chooses one. */
  purpose?: ConsentPurpose | undefined
  onRecorded?: (() => void) | undefined
  onClose: () => void
}

const schema = asForm.input
  .pick({ purpose: true })
  .extend({ day: z.string(), isOwn: z.boolean(), ownWording: z.string(), guardian: z.string() })

const leastName = 3
/** Where a name is still to be typed. */
const blank = '________'

/** A consent that the client signed on a sheet of the team. */
export function RecordConsent({ clientId, purpose: fixedPurpose, onRecorded, onClose }: RecordConsentProps) {
  const t = useConsentWords()
  const today = useToday()
  const business = useMe()?.workspace?.name ?? ''
  const ownLanguage = useLanguage()
  const { data: client } = useQuery(clientQuery(clientId))
  const { data: known } = useQuery(consentsQuery(clientId))
  const language = client?.language ?? ownLanguage
  const isMinorOn = (day: string) => isDay(day) && needsGuardian(client?.birthDate ?? null, day)
  // made once, so that a second try records nothing twice
  const [consentId] = useState(newId)
  const form = useEndpointForm({
    endpoint: createConsent,
    schema,
    start: { purpose: fixedPurpose ?? known?.missing[0] ?? 'data processing', day: today, isOwn: false, ownWording: '', guardian: '' },
    check: ({ day, isOwn, ownWording, guardian }) => ({
      day: isDay(day) ? undefined : t('dayMissing'),
      guardian: isMinorOn(day) && guardian.trim().length < leastName ? t('guardianMissing') : undefined,
      ownWording: isOwn && ownWording.trim() === '' ? t('ownWordingMissing') : undefined,
    }),
    toInput: ({ purpose, day, isOwn, ownWording, guardian }) => ({
      id: clientId,
      consentId,
      purpose,
      day,
      language,
      ...(isOwn && { ownWording }),
      ...(isMinorOn(day) && { guardian }),
    }),
    onSaved: () => {
      toast({ type: 'success', text: t('recorded') })
      onRecorded?.()
      onClose()
    },
  })
  const [purpose, isOwn, day, guardian] = useWatch({ control: form.control, name: ['purpose', 'isOwn', 'day', 'guardian'] })
  const isMinor = isMinorOn(day)
  const sheet = usePrintedForm(clientId)
  const names = { business, client: client?.name ?? '', ...(isMinor && { guardian: guardian.trim() || blank }) }
  const purposes = consentPurposes.filter(each => known?.missing.includes(each) ?? true)
  const options = purposes.map(value => ({ value, label: t(`purpose_${value}`) }))
  return (
    <FormModal
      form={form}
      size="medium"
      title={fixedPurpose ? t('recordTitleOf', { purpose: t(`toward_${fixedPurpose}`) }) : t('recordTitle')}
      text={t('recordText')}
      save={t('recordNow')}
      onClose={onClose}>
      {!fixedPurpose && <Select label={t('purpose')} options={options} {...form.field('purpose')} />}
      <DayField label={t('signedOn')} leaning="past" max={today} {...useFormValue(form, 'day')} />
      {isMinor && (
        <TextField
          label={t('guardian')}
          hint={t('guardianHint')}
          maxLength={guardianMaxLength}
          autoComplete="off"
          {...form.field('guardian')}
        />
      )}
      <FieldSet label={t('wording')}>
        <Stack gap={12}>
          <SegmentedControl
            label={t('wording')}
            size="medium"
            options={[
              { value: 'product', label: t('productWording') },
              { value: 'own', label: t('ownWording') },
            ]}
            value={isOwn ? 'own' : 'product'}
            onChange={choice => form.setValue('isOwn', choice === 'own', { shouldDirty: true })}
          />
          {isOwn ? (
            <TextArea
              label={t('ownWordingLabel')}
              maxLength={ownWordingMaxLength}
              minRows={4}
              maxHeight={320}
              {...form.field('ownWording')}
            />
          ) : (
            <>
              <Disclosure title={t('readWording')}>
                <ConsentText text={productWordingOf(purpose, language, names).text} language={language} />
              </Disclosure>
              <Row>
                <Button size="small" icon={IconPrinter} isBusy={sheet.isBusy} onClick={() => sheet.print(purpose)}>
                  {t('printForm')}
                </Button>
              </Row>
            </>
          )}
        </Stack>
      </FieldSet>
    </FormModal>
  )
}
